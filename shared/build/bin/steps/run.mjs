import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { REMOTES, ROOT } from '../../releases/apps.mjs'

/** What a program said may arrive so long after its end, in milliseconds. */
const LAST_WORDS_MS = 5_000

/**
 * Runs a program in the project's folder and collects what it says; `onLine` hears each line as it comes.
 * Never rejects: a program that could not be started has code 127 and says why.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => unknown }} [options]
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export const run = (command, args, { env = {}, onLine = () => {} } = {}) =>
  new Promise((resolve) => {
    if (isStopped) return resolve({ code: 130, output: '', seconds: 0 })
    const began = Date.now()
    /** @type {string[]} */
    const lines = []
    /** @param {string} line */
    const onOutput = (line) => {
      lines.push(line)
      onLine(line)
    }
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onOutput)
    /** @param {number} code */
    const finish = (code) => {
      running.delete(child)
      resolve({ code, output: lines.join('\n'), seconds: (Date.now() - began) / 1000 })
    }
    child.once('error', (error) => {
      onOutput(`${command}: ${error.message}`)
      finish(127)
    })
    /** @type {(code: number | null, signal: string | null) => number} */
    const codeOf = (code, signal) => code ?? (signal === null ? 1 : 128)
    child.once('close', (code, signal) => finish(codeOf(code, signal)))
    // Something it left behind may hold its output open for ever.
    child.once('exit', (code, signal) => setTimeout(() => finish(codeOf(code, signal)), LAST_WORDS_MS).unref())
  })

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isStopped = false

/** Asks every program that is still running to stop and starts no other, so that an interrupted check leaves nothing behind. */
export const stopRunning = () => {
  isStopped = true
  for (const child of running) child.kill('SIGTERM')
}

/**
 * The path of a tool that the install put into the workspace.
 * @param {string} name
 */
export const tool = (name) => `node_modules/.bin/${name}`

/**
 * The compiler by its path, since two releases of TypeScript bring a `tsc`; it checks the projects named after it.
 * @type {[program: string, args: string[]]}
 */
export const TYPE_CHECKER = [process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', '--pretty', 'false']]

/**
 * Checks the types of all projects, remotes by their folders.
 * @type {[program: string, args: string[]]}
 */
export const TYPE_CHECK = [TYPE_CHECKER[0], [...TYPE_CHECKER[1], '.', ...REMOTES]]
