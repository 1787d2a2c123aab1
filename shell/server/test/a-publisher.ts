import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(__dirname, '../../..')

/** What became of a command: what it said, and what it did to a disk or asked of a store. */
export interface Done {
  readonly code: number
  readonly said: string
  readonly steps: readonly string[]
}

export interface Publisher {
  /** `null`: it died over it. */
  run(...words: readonly string[]): Promise<Done | null>
  close(): Promise<void>
}

/** Somebody who releases: a process of its own, ready. `diesAt`: it is killed before that step of a command. */
export const aPublisher = async (
  environment: Readonly<Record<string, string>>,
  diesAt: number | null = null,
): Promise<Publisher> => {
  const program = ['--import', 'tsx', join(__dirname, 'publisher-process.mjs')]
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, ...(diesAt !== null && { DIES_AT: `${diesAt}` }) },
  })
  const ended = once(child, 'close') as Promise<[code: number | null, signal: NodeJS.Signals | null]>
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  await lines.next()
  return {
    async run(...words) {
      child.stdin.write(`${JSON.stringify(words)}\n`)
      const line = await lines.next()
      if (line.done !== true) return JSON.parse(line.value) as Done
      const [code, signal] = await ended
      if (signal !== 'SIGKILL') throw new Error(`It ended by itself: ${code ?? signal}`)
      return null
    },
    async close() {
      child.stdin.end()
      await ended
    },
  }
}
