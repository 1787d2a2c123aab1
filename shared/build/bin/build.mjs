// Builds what changed and puts it in use on this machine, and the operator's console: `node --import tsx build.mjs [app …] [console] [--force]`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { APPS, CONSOLE, ROOT } from '../releases/apps.mjs'
import { messageOf } from './steps/message-of.mjs'
import { inputHash } from '../releases/input-hash.mjs'
import { compileApp } from '../releases/compile-app.mjs'
import { isInUse } from '../releases/in-use.mjs'
import { putInUse, stampInputs, withdrawAllBut } from '../releases/release-store.mjs'

const CONSOLE_BUILD = join(ROOT, 'platform/console/bin/build.mjs')
const EVERYTHING = [...APPS, ...(existsSync(CONSOLE_BUILD) ? [CONSOLE] : [])]

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const force = process.argv.includes('--force')
const unknown = named.filter((app) => !EVERYTHING.includes(app))
if (unknown.length > 0) {
  console.error(`No such app: ${unknown.join(', ')}. There are ${EVERYTHING.join(', ')}.`)
  process.exit(2)
}
const wanted = named.length > 0 ? named : EVERYTHING

for (const gone of await withdrawAllBut(APPS)) console.log(`build: ${gone} is no more`)
/** @type {{ app: string, inputs: string }[]} */
const changed = []
for (const app of wanted.filter((each) => each !== CONSOLE)) {
  const inputs = inputHash(app)
  if (force || !isInUse(app, inputs)) changed.push({ app, inputs })
}
if (changed.length === 0 && wanted.some((app) => app !== CONSOLE)) console.log('build: nothing changed')

// Whoever stops the build stops its compilers too, and so does the first that fails.
/** @type {Set<import('node:child_process').ChildProcess>} */
const compilers = new Set()
process.on('exit', () => compilers.forEach((child) => child.kill()))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

/** @param {{ app: string, inputs: string }} changed */
const build = async ({ app, inputs }) => {
  const began = Date.now()
  const release = await compileApp(app, compilers)
  await putInUse(app, join(ROOT, app), release)
  stampInputs(app, inputs, release.extras.folder)
  console.log(`build: ${app} ${release.metadata.version} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

/**
 * Takes a second, so it is built whether or not anything has changed.
 * @returns {Promise<void>}
 */
const buildConsole = () =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CONSOLE_BUILD], { stdio: 'inherit' })
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
