// `pnpm dev [mfe-menu …]`: the named apps (all, without a name) from source with hot reload that keeps state, the rest as built.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { APPS, REMOTES, ROOT } from '../releases/apps.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { bold, faint, red, say } from './steps/say.mjs'
import { portsFrom, startSite } from './steps/site.mjs'

const FIRST_PORT = 5000

const named = process.argv.slice(2)
const unknown = named.filter((app) => !APPS.includes(app))
if (unknown.length > 0) {
  say(red(`No such app: ${unknown.join(', ')}. There are ${APPS.join(', ')}.`))
  process.exit(2)
}
// The shell is always from source: only a development React can redraw a remote in place.
const apps = ['shell', ...(named.length > 0 ? named.filter((app) => app !== 'shell') : REMOTES)]
const portOf = (app) => FIRST_PORT + APPS.indexOf(app)

await ensureInstalled()
await ensureBuilt()

const servers = apps.map((app) => {
  const child = spawn(process.execPath, [join(ROOT, 'shared/build/bin/serve-app.mjs'), app, String(portOf(app))], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.on('exit', (code) => code && say(red(`${app} stopped (exit code ${code})`)))
  return child
})
const leaving = new AbortController()
const leave = (code) => {
  leaving.abort()
  for (const child of servers) child.kill('SIGTERM')
  setTimeout(() => process.exit(code), 500)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => leave(0))

try {
  const site = await startSite({
    ports: portsFrom(process.env),
    env: { GALO_DEV: apps.map((app) => `${app}:${portOf(app)}`).join(',') },
    signal: leaving.signal,
    onLine: (who, line) => say(`${faint(`[${who}]`)} ${line}`),
  })
  say(`${bold('From source')}: ${apps.join(', ')}`)
  say(`  United Kingdom  ${site.sites.UK}`)
  say(`  Ireland         ${site.sites.IE}`)
  say(red(await site.died))
  leave(1)
} catch (error) {
  say(red(error.message))
  leave(1)
}
