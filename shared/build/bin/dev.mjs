// `npm run dev [-- mfe-menu …]`: the named apps (all, without a name) from source with hot reload that keeps state, the rest as built.
// `npm run dev -- mfe-menu --on https://www.galo.test`: that remote inside a running site.
import { parseArgs } from 'node:util'
import { APPS, REMOTES } from '../releases/apps.mjs'
import { runOnSite } from './dev-on-site.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { serveFromSource } from './steps/dev-servers.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { messageOf } from './steps/message-of.mjs'
import { assertPortsFree, isFree } from './steps/ports.mjs'
import { stopRunning } from './steps/run.mjs'
import { bold, faint, red, print } from './steps/print.mjs'
import { portsFrom, startSite } from './steps/site.mjs'
import { onInterrupt } from './steps/on-interrupt.mjs'
import { withoutRelease } from './steps/without-release.mjs'

const { positionals: named, values: said } = parseArgs({
  allowPositionals: true,
  options: { on: { type: 'string' }, from: { type: 'string' } },
})
const firstPort = Number(process.env.DEV_PORT ?? 5000)
if (said.on !== undefined) {
  await runOnSite({ apps: named, on: said.on, from: said.from, port: firstPort })
  // Until it is interrupted.
  await new Promise(() => {})
}
const unknown = named.filter((app) => !APPS.includes(app))
if (unknown.length > 0) {
  print(red(`No such app: ${unknown.join(', ')}. There are ${APPS.join(', ')}.`))
  process.exit(2)
}
// The shell is always from source: only a development React can redraw a remote in place.
const apps = ['shell', ...(named.length > 0 ? named.filter((app) => app !== 'shell') : REMOTES)]
const asBuilt = APPS.filter((app) => !apps.includes(app))

const leaving = new AbortController()
/** @type {ReturnType<typeof serveFromSource> | undefined} */
let servers
/** @type {ReturnType<typeof startSite> | undefined} */
let starting

/** @param {number} code */
const leave = async (code) => {
  if (leaving.signal.aborted) return
  leaving.abort()
  stopRunning()
  servers?.stop()
  const site = await starting?.catch(() => undefined)
  await site?.stop()
  process.exit(code)
}
onInterrupt((why) => {
  print(`\nStopping (${why}).`)
  void leave(0)
})

try {
  const sitePorts = portsFrom(process.env)
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
      // A development React on a machine that compiles is slow, and who looks at it wants the server's page all the same.
      RENDER_FIRST_BYTE_MS: process.env.RENDER_FIRST_BYTE_MS ?? '20000',
      RENDER_LOADER_MS: process.env.RENDER_LOADER_MS ?? '10000',
    },
    signal: leaving.signal,
    onLine: (who, line) => print(`${faint(`[${who}]`)} ${line}`),
    onLost: (what) => print(red(what)),
  })
  const [site] = await Promise.all([starting, servers.ready])
  leaving.signal.throwIfAborted()
  print()
  print(`${bold('From source')}: ${apps.join(', ')}`)
  print(`  United Kingdom  ${site.sites.UK}`)
  print(`  Ireland         ${site.sites.IE}`)
  print(`  Platform        ${site.platformUrl}/health`)
  print(faint('  Save a file of these apps and the page follows. Platform and BFF want a new start. Ctrl+C stops it.'))
  print(red(await Promise.race([site.died, servers.died])))
  await leave(1)
} catch (error) {
  if (!leaving.signal.aborted) print(red(messageOf(error)))
  await leave(1)
}
