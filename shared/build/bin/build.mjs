// Builds and publishes what changed: `node build.mjs [app …] [--force]`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { APPS, ROOT } from '../releases/apps.mjs'
import { inputHash } from '../releases/input-hash.mjs'
import { isPublished } from '../releases/release-store.mjs'

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const force = process.argv.includes('--force')
const wanted = named.length > 0 ? named : APPS
const unknown = wanted.filter((app) => !APPS.includes(app))
if (unknown.length > 0) {
  console.error(`No such app: ${unknown.join(', ')}. There are ${APPS.join(', ')}.`)
  process.exit(2)
}

const changed = wanted.filter((app) => force || !isPublished(app, inputHash(app)))
if (changed.length === 0) console.log('build: nothing changed')

const compile = (app) =>
  new Promise((resolve, reject) => {
    const began = Date.now()
    const child = spawn(process.execPath, [join(ROOT, 'shared/build/bin/compile.mjs'), app], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`${app} did not build\n${said}`))
      console.log(`build: ${said.trim()} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
      resolve()
    })
  })

// Two at a time: each takes about 600 MB and most of a core.
const queue = [...changed]
const work = async () => {
  for (let app = queue.shift(); app !== undefined; app = queue.shift()) await compile(app)
}
try {
  await Promise.all([work(), work()])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
