// `pnpm dev [mfe-menu …]`: the named apps (all, without a name) from source with hot reload that keeps state, the rest as built.
import { APPS, REMOTES } from '../releases/apps.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { serveFromSource } from './steps/dev-servers.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { assertPortsFree, isFree } from './steps/ports.mjs'
import { stopRunning } from './steps/run.mjs'
import { bold, faint, red, say } from './steps/say.mjs'
import { portsFrom, startSite } from './steps/site.mjs'
import { onToldToStop } from './steps/told-to-stop.mjs'
import { withoutRelease } from './steps/without-release.mjs'

const named = process.argv.slice(2)
const unknown = named.filter((app) => !APPS.includes(app))
if (unknown.length > 0) {
  say(red(`No such app: ${unknown.join(', ')}. There are ${APPS.join(', ')}.`))
  process.exit(2)
}
// The shell is always from source: only a development React can redraw a remote in place.
const apps = ['shell', ...(named.length > 0 ? named.filter((app) => app !== 'shell') : REMOTES)]
const asBuilt = APPS.filter((app) => !apps.includes(app))

const leaving = new AbortController()
let servers
let starting

const leave = async (code) => {
  if (leaving.signal.aborted) return
  leaving.abort()
  stopRunning()
  servers?.stop()
  const site = await starting?.catch(() => undefined)
  await site?.stop()
  process.exit(code)
}
onToldToStop((why) => {
  say(`\nStopping (${why}).`)
  void leave(0)
})

try {
  const sitePorts = portsFrom(process.env)
  const firstPort = Number(process.env.DEV_PORT ?? 5000)
  const devPorts = Object.fromEntries(apps.map((app) => [app, firstPort + APPS.indexOf(app)]))
  await assertPortsFree(sitePorts)
  for (const [app, port] of Object.entries(devPorts))
    if (!(await isFree(port)))
      throw new Error(`Port ${port} is in use, and ${app} wants it. Another first port: DEV_PORT=${firstPort + 100}`)
  await ensureInstalled()
  await ensureBuilt([...asBuilt, ...(await withoutRelease(apps))])
  leaving.signal.throwIfAborted()
  servers = serveFromSource(devPorts)
  starting = startSite({
    ports: sitePorts,
    env: {
      GALO_DEV: Object.entries(devPorts)
        .map(([app, port]) => `${app}:${port}`)
        .join(','),
    },
    signal: leaving.signal,
    onLine: (who, line) => say(`${faint(`[${who}]`)} ${line}`),
  })
  const [site] = await Promise.all([starting, servers.ready])
  leaving.signal.throwIfAborted()
  say()
  say(`${bold('From source')}: ${apps.join(', ')}`)
  say(`  United Kingdom  ${site.sites.UK}`)
  say(`  Ireland         ${site.sites.IE}`)
  say(`  Platform        ${site.platformUrl}/health`)
  say(faint('  Save a file of these apps and the page follows. Platform and BFF want a new start. Ctrl+C stops it.'))
  say(red(await Promise.race([site.died, servers.died])))
  await leave(1)
} catch (error) {
  if (!leaving.signal.aborted) say(red(error.message))
  await leave(1)
}
