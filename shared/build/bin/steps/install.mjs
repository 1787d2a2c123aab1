import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../releases/apps.mjs'
import { run } from './run.mjs'
import { faint, heartbeat, print, seconds } from './print.mjs'

const PNPM = 'pnpm@12.21.0'
const OLDEST_NODE = /** @type {const} */ ([20, 19])

// Inside node_modules, so that it goes when what it vouches for goes.
const STAMP = join(ROOT, 'node_modules/.galo/install')

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex')

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfileHash()

/** Throws, in words for a person, on a Node that is too old for the tools. */
export const assertNode = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    throw new Error(`Galo needs Node ${OLDEST_NODE.join('.')} or newer; this is ${version}.`)
}

/** Installs exactly what the lockfile says, unless that was done already. Throws when it can't. */
export const ensureInstalled = async () => {
  assertNode()
  if (isInstalled()) return print('install: nothing new')
  print('install: fetching packages with pnpm (a minute or two the first time)')
  const stop = heartbeat('installing')
  // `CI` keeps pnpm from asking before it replaces a node_modules made otherwise.
  const {
    code,
    output,
    seconds: took,
  } = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    env: { CI: 'true' },
    onLine: (line) => /^(Progress|Packages|Done|\s*ERR)/.test(line) && print(faint(`  ${line}`)),
  })
  stop()
  if (code !== 0) throw new Error(`The packages could not be installed.\n${output}`)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, lockfileHash())
  print(`install: done in ${seconds(took)}`)
}
