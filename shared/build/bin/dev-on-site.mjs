// `npm run dev -- mfe-menu --on https://www.galo.test`: a remote of this checkout inside a running site, for who opens it here and nobody else.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { REMOTES, ROOT } from '../releases/apps.mjs'
import { findSite, serveSiteWith } from '../on-site/site-proxy.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { messageOf } from './steps/message-of.mjs'
import { onInterrupt } from './steps/on-interrupt.mjs'
import { isFree } from './steps/ports.mjs'
import { bold, faint, print, red } from './steps/print.mjs'

/** @typedef {import('@galo/contracts/release').Release} Release */
/** @typedef {{ kind: 'built', ms: number, release: Release, folder: string } | { kind: 'failed', errors: { place: string, message: string }[] }} Outcome */

/**
 * Shows a build that lies somewhere, or what is made of the sources at each change.
 * @param {{ app: string, from: string | undefined, site: Awaited<ReturnType<typeof serveSiteWith>> }} options
 */
const follow = ({ app, from, site }) => {
  if (from !== undefined) {
    const release = /** @type {Release} */ (JSON.parse(readFileSync(join(from, 'dist/release.json'), 'utf8')))
    site.show({ release, folder: join(from, 'dist/browser') })
    return
  }
  const child = spawn(process.execPath, [join(ROOT, 'shared/build/bin/watch-remote.mjs'), app], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (message) => {
    const outcome = /** @type {Outcome} */ (message)
    if (outcome.kind === 'built') {
      print(`${app} ${bold(outcome.release.metadata.version)} ${faint(`built in ${outcome.ms} ms`)}`)
      return site.show(outcome)
    }
    for (const { place, message: said } of outcome.errors) print(`${red(place)}\n${said}`)
    site.fail(outcome.errors)
  })
  child.once('exit', () => {
    print(red(`${app} is not followed any more: what builds it ended.`))
    process.exit(1)
  })
}

/**
 * Runs until it is interrupted.
 * @param {{ apps: readonly string[], on: string, from: string | undefined, port: number }} wanted
 */
export const runOnSite = async ({ apps, on, from, port }) => {
  const [app = ''] = apps
  if (apps.length !== 1 || !REMOTES.includes(app)) {
    print(red(`--on takes one remote: npm run dev -- mfe-menu --on ${on}. There are ${REMOTES.join(', ')}.`))
    process.exit(2)
  }
  if (!/^https?:\/\//.test(on) || !URL.canParse(on)) {
    print(red(`"${on}" is no address of a site: --on https://www.galo.test`))
    process.exit(2)
  }
  const { origin } = new URL(on)
  onInterrupt((why) => {
    print(`\nStopping (${why}).`)
    process.exit(0)
  })
  try {
    if (!(await isFree(port))) throw new Error(`Port ${port} is in use. Another: DEV_PORT=${port + 100}`)
    await ensureInstalled()
    const { remotes } = await findSite(origin)
    const site = await serveSiteWith({
      site: origin,
      name: app,
      port,
      onThrown: (errors) => errors.forEach(({ place, message }) => print(`${red(place)}\n${message}`)),
    })
    const live = remotes.find(({ name }) => name === app)
    print(`${bold(app)} of this checkout on ${bold(origin)}, which has ${live?.version ?? 'none'}`)
    print(`  Open            ${site.url}/order/search`)
    print(`  Real            baskets, orders and money are the site’s; nobody else sees this build`)
    print(`  Not through it  signing in where the identity provider leads back to ${origin} alone, wallets and maps`)
    print(`                  whose keys are bound to that address, and the other market’s site`)
    print(faint('  Save a file and the page loads anew. Ctrl+C stops it.\n'))
    follow({ app, from: from === undefined ? undefined : resolve(from), site })
  } catch (error) {
    print(red(messageOf(error)))
    process.exit(1)
  }
}
