import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export interface RealPlatform {
  readonly url: string
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>
  stop(): Promise<void>
}

/** A Tuesday evening: every restaurant with usual hours is open. */
const NOW = '2026-11-17T18:00:00.000Z'

/** The platform itself in a process of its own, on a free port and with everything in memory; resolves when it answers. */
export const aRealPlatform = async (env: Readonly<Record<string, string>> = {}): Promise<RealPlatform> => {
  const own = { PLATFORM_PORT: '0', GALO_DATA: 'memory', GALO_NOW: NOW, GALO_ENV: 'local', DATABASE_URL: undefined }
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/src/proof/world/seeded-process.ts'], {
    cwd: resolve(__dirname, '../../..'),
    env: { ...process.env, NODE_OPTIONS: undefined, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complaints: string[] = []
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()))
  const url = await new Promise<string>((found, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const there = /ready on (http:\S+)/.exec(chunk.toString())?.[1]
      if (there !== undefined) found(there)
    })
    child.once('exit', () => reject(new Error(`The platform did not start: ${complaints.join('')}`)))
  })
  return {
    url,
    post: (path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
