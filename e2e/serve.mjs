// Runs the built site for the journeys, on ports and data of its own, until it is told to stop or until whoever
// wanted it (WANTED_BY_PID) is gone.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portsFrom, startSite } from '@galo/build/site'

const data = mkdtempSync(join(tmpdir(), 'galo-e2e-'))
const leaving = new AbortController()
/** @param {number} code */
const leave = async (code) => {
  if (leaving.signal.aborted) return
  leaving.abort()
  const site = await starting.catch(() => undefined)
  await site?.stop()
  rmSync(data, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void leave(0))

/** @param {number} pid */
const isGone = (pid) => {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}
const wantedBy = Number(process.env.WANTED_BY_PID)
// Killed outright, it tells nobody to stop: the ports would stay taken.
if (wantedBy > 0) setInterval(() => isGone(wantedBy) && void leave(1), 1000)

const starting = startSite({
  ports: portsFrom(process.env),
  env: { GALO_DATA: data },
  signal: leaving.signal,
  onLine: (who, line) => console.log(`[${who}] ${line}`),
  // Journeys are of both: a market that is lost is a defect, and no journey may pass on what is left.
  onLost: (what) => {
    console.error(what)
    void leave(1)
  },
})
try {
  const site = await starting
  console.log('both markets answer')
  console.error(await site.died)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
await leave(1)
