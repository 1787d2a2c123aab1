// `npm run release` as a process that does one thing after another, as it is told: a line of words (JSON) on its standard input, a line of what became of them on its standard
// output. With DIES_AT it ends, as a machine that loses its power, before the so-manieth thing that it does to a disk or asks of a store.
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { runRelease } from '../../../shared/build/releases/tool/program.mjs'

const steps = []
const diesAt = Number(process.env.DIES_AT ?? Infinity)
const isNext = (what) => steps.push(what) >= diesAt
const die = () => process.kill(process.pid, 'SIGKILL')
const step = (what) => {
  if (isNext(what)) die()
}

/** What is torn in the middle: half of it is there. */
const HALVES = {
  async writeFile(write, path, content) {
    await write(path, Buffer.from(content).subarray(0, content.length / 2))
  },
  async cp(copy, from, to, options) {
    await copy(from, to, options)
    const [first] = (await fs.readdir(to, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    if (first !== undefined) await fs.truncate(join(first.parentPath, first.name), 1)
  },
}

const watched = (name, real) => {
  const half = HALVES[name]
  return async (...args) => {
    step(name)
    if (half !== undefined && isNext(`half of ${name}`)) {
      await half(real, ...args)
      die()
    }
    const result = await real(...args)
    return name === 'open' ? watchedFile(result) : result
  }
}
const watchedFile = (file) => {
  const writeFile = file.writeFile.bind(file)
  file.writeFile = watched('writeFile', (first, second) => writeFile(second ?? first))
  for (const name of ['sync', 'close']) file[name] = watched(name, file[name].bind(file))
  return file
}

if (process.env.DIES_AT !== undefined) {
  for (const name of ['mkdir', 'mkdtemp', 'open', 'cp', 'writeFile', 'link', 'rename', 'rm'])
    fs[name] = watched(name, fs[name])
  syncBuiltinESMExports()
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    step(`${init?.method ?? input.method ?? 'GET'} ${new URL(input.url ?? input).pathname}`)
    return ask(input, init)
  }
}

process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  const said = []
  steps.length = 0
  const code = await runRelease(JSON.parse(line), { environment: process.env, print: (text) => said.push(text) })
  process.stdout.write(`${JSON.stringify({ code, said: said.join('\n'), steps })}\n`)
}
