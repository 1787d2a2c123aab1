// `npm start`: installs and builds what is missing, starts the platform and both markets, and says where they are.
import { assertPortsFree } from './steps/ports.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { messageOf } from './steps/message-of.mjs'
import { stopRunning } from './steps/run.mjs'
import { bold, faint, heartbeat, red, print, seconds } from './steps/print.mjs'
import { portsFrom, startSite } from './steps/site.mjs'
import { onInterrupt } from './steps/on-interrupt.mjs'

const began = Date.now()
const leaving = new AbortController()
/** @type {ReturnType<typeof startSite> | undefined} */
let starting

/** @param {number} code */
const leave = async (code) => {
  if (leaving.signal.aborted) return
  leaving.abort()
  stopRunning()
  const site = await starting?.catch(() => undefined)
  await site?.stop()
  process.exit(code)
}
onInterrupt((why) => {
  print(`\nStopping (${why}).`)
  void leave(0)
})

try {
  const ports = portsFrom(process.env)
  await assertPortsFree(ports)
  await ensureInstalled()
  await ensureBuilt()
  print('start: platform and both markets')
  const stop = heartbeat('starting')
  starting = startSite({
    ports,
    signal: leaving.signal,
    onLine: (who, line) => print(`${faint(`[${who}]`)} ${line}`),
    onLost: (what) => print(red(what)),
    heals: true,
  })
  const site = await starting.finally(stop)
  leaving.signal.throwIfAborted()
  print()
  print(`${bold('Galo is open')} after ${seconds((Date.now() - began) / 1000)}`)
  print(`  United Kingdom  ${site.sites.UK}`)
  print(`  Ireland         ${site.sites.IE}`)
  print(`  Platform        ${site.platformUrl}`)
  if ((process.env.GALO_ENV ?? 'local') === 'local') print(`  Console         ${site.platformUrl}/console`)
  print(faint('  Ctrl+C stops it.'))
  const death = await site.died
  print(red(death))
  await leave(1)
} catch (error) {
  if (!leaving.signal.aborted) print(red(messageOf(error)))
  await leave(1)
}
