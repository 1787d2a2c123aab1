import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const PATIENCE_MS = 120_000

/** A platform in a process of its own, that can be killed at any moment and comes back at the same address. */
export interface PlatformProcess {
  readonly url: string
  /** SIGKILL, and up again; resolves once it answers. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** Resolves to the port in the one line that says it is ready. */
const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = ''
    const give = (error: Error) => reject(new Error(`${error.message}\n${said}`))
    const tooLate = setTimeout(() => give(new Error('the platform did not start')), PATIENCE_MS)
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const port = /ready on http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port === undefined) return
      clearTimeout(tooLate)
      resolve(Number(port))
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', give)
    child.once('exit', () => give(new Error('the platform ended while starting')))
  })

export const startProcess = async (environment: Readonly<Record<string, string>>): Promise<PlatformProcess> => {
  const start = (port: number): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', MAIN], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GALO_ENV: 'local', ...environment, PLATFORM_PORT: String(port) },
    })
  let child = start(0)
  const port = await portOf(child)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await exited(child)
  }
  return {
    url: `http://localhost:${port}`,
    killAndRestart: async () => {
      await end('SIGKILL')
      child = start(port)
      await portOf(child)
    },
    stop: () => end('SIGTERM'),
  }
}
