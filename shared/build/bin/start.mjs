// `npm start`: installs and builds what is missing, starts the platform and both markets, and says where they are.
import { assertPortsFree } from './steps/ports.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { stopRunning } from './steps/run.mjs'
import { bold, faint, heartbeat, red, say, seconds } from './steps/say.mjs'
import { portsFrom, startSite } from './steps/site.mjs'
import { onToldToStop } from './steps/told-to-stop.mjs'

const began = Date.now()
const leaving = new AbortController()
let starting

const leave = async (code) => {
  if (leaving.signal.aborted) return
  leaving.abort()
  stopRunning()
  const site = await starting?.catch(() => undefined)
  await site?.stop()
  process.exit(code)
}
onToldToStop((why) => {
  say(`\nStopping (${why}).`)
  void leave(0)
})

try {
  const ports = portsFrom(process.env)
  await assertPortsFree(ports)
  await ensureInstalled()
  await ensureBuilt()
  say('start: platform and both markets')
  const stop = heartbeat('starting')
  starting = startSite({ ports, signal: leaving.signal, onLine: (who, line) => say(`${faint(`[${who}]`)} ${line}`) })
  const site = await starting.finally(stop)
  leaving.signal.throwIfAborted()
  say()
  say(`${bold('Galo is open')} after ${seconds((Date.now() - began) / 1000)}`)
  say(`  United Kingdom  ${site.sites.UK}`)
  say(`  Ireland         ${site.sites.IE}`)
  say(`  Platform        ${site.platformUrl}`)
  if ((process.env.GALO_ENV ?? 'local') === 'local') say(`  Console         ${site.platformUrl}/console`)
  say(faint('  Ctrl+C stops it.'))
  const death = await site.died
  say(red(death))
  await leave(1)
} catch (error) {
  if (!leaving.signal.aborted) say(red(error.message))
  await leave(1)
}
