// Builds and publishes what changed, and the operator's console: `node build.mjs [app …] [console] [--force]`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { APPS, CONSOLE, ROOT } from '../releases/apps.mjs'
import { messageOf } from './steps/message-of.mjs'
import { inputHash } from '../releases/input-hash.mjs'
import { isPublished, publishRelease, stampInputs, withdrawAllBut } from '../releases/release-store.mjs'

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const force = process.argv.includes('--force')
const unknown = named.filter((app) => app !== CONSOLE && !APPS.includes(app))
if (unknown.length > 0) {
  console.error(`No such app: ${unknown.join(', ')}. There are ${[...APPS, CONSOLE].join(', ')}.`)
  process.exit(2)
}
const wanted = named.length > 0 ? named : [...APPS, CONSOLE]

for (const gone of withdrawAllBut(APPS)) console.log(`build: ${gone} is no more`)
const changed = wanted
  .filter((app) => app !== CONSOLE)
  .map((app) => ({ app, inputs: inputHash(app) }))
  .filter(({ app, inputs }) => force || !isPublished(app, inputs))
if (changed.length === 0 && wanted.some((app) => app !== CONSOLE)) console.log('build: nothing changed')

// Whoever stops the build stops its compilers too, and so does the first that fails.
/** @type {Set<import('node:child_process').ChildProcess>} */
const compilers = new Set()
process.on('exit', () => compilers.forEach((child) => child.kill()))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

/** @typedef {import('@galo/contracts/release').Release} Release */

/**
 * @param {string} app
 * @returns {Promise<Release>}
 */
const compile = (app) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'shared/build/bin/compile.mjs'), app], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    compilers.add(child)
    let said = ''
    /** @type {Release | undefined} */
    let release
    child.stdout?.on('data', (chunk) => (said += chunk))
    child.on('message', (made) => (release = /** @type {Release} */ (made)))
    child.on('close', (code) => {
      compilers.delete(child)
      if (code !== 0 || release === undefined) return reject(new Error(`${app} did not build\n${said}`))
      resolve(release)
    })
  })

/**
 * Published here and not by the compilers: two that write the document of all releases at once would each lose the other's.
 * @param {{ app: string, inputs: string }} changed
 */
const build = async ({ app, inputs }) => {
  const began = Date.now()
  const release = await compile(app)
  await publishRelease(app, join(ROOT, app), release)
  stampInputs(app, inputs, release.extras.folder)
  console.log(`build: ${app} ${release.metadata.version} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

/**
 * Takes a second, so it is built whether or not anything has changed.
 * @returns {Promise<void>}
 */
const buildConsole = () =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'platform/console/bin/build.mjs')], { stdio: 'inherit' })
    compilers.add(child)
    child.on('close', (code) => {
      compilers.delete(child)
      if (code === 0) resolve()
      else reject(new Error(`${CONSOLE} did not build`))
    })
  })

// Two at a time: each takes about 600 MB and most of a core.
const queue = [...changed]
const work = async () => {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await build(next)
}
try {
  if (wanted.includes(CONSOLE)) await buildConsole()
  await Promise.all([work(), work()])
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
