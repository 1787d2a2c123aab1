import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from '../../releases/apps.mjs'

const GRACE_MS = 8_000
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href

/** @param {string} url */
const answers = async (url) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/**
 * A set of our own servers, none of which outlives this process. `begin` starts one and gives what resolves with a sentence when it ends
 * by itself; `stop` ends all of them and resolves when they are gone.
 * @param {{ env: Record<string, string | undefined>, onLine: (who: string, line: string) => void }} options
 */
export const createProcesses = ({ env, onLine }) => {
  /** @type {{ child: import('node:child_process').ChildProcess, gone: Promise<unknown> }[]} */
  const children = []
  let isStopping = false

  /** @type {(who: string, entry: string, own?: Record<string, string>, words?: readonly string[]) => Promise<string>} */
  const begin = (who, entry, own = {}, words = []) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--import', END_WITH_PARENT, entry, ...words], {
      cwd: ROOT,
      env: { ...env, ...own },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => onLine(who, line))
    const gone = new Promise((resolve) => child.once('exit', resolve))
    children.push({ child, gone })
    return new Promise((resolve) =>
      child.once('exit', (code, by) => {
        if (!isStopping) resolve(`The ${who} ended by itself (${by ?? `exit code ${code}`}).`)
      }),
    )
  }

  const stop = async () => {
    isStopping = true
    for (const { child } of children) child.kill('SIGTERM')
    const force = setTimeout(() => children.forEach(({ child }) => child.kill('SIGKILL')), GRACE_MS)
    await Promise.all(children.map(({ gone }) => gone))
    clearTimeout(force)
  }

  /**
   * Resolves once `url` answers; throws when it has not within `patienceMs`, or when one of the servers it takes has `died` first.
   * @type {(url: string, patienceMs: number, died: Promise<string>) => Promise<void>}
   */
  const untilHealthy = async (url, patienceMs, died) => {
    const until = Date.now() + patienceMs
    const look = async () => {
      while (!isStopping && !(await answers(url))) {
        if (Date.now() > until) return `Nothing answered at ${url} within ${patienceMs / 1_000} s.`
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return isStopping ? 'It was stopped.' : undefined
    }
    const problem = await Promise.race([look(), died])
    if (problem !== undefined) throw new Error(problem)
  }

  return { begin, untilHealthy, stop }
}
