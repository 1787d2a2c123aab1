import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from '../../releases/apps.mjs'
import { assertPortsFree } from './ports.mjs'

const PATIENCE_MS = 120_000
const GRACE_MS = 8_000

const HOME_PORTS = { BFF_UK_PORT: 4000, BFF_IE_PORT: 4001, PLATFORM_PORT: 4100 }

/** The ports to listen on: those in `environment`, else the usual ones. */
export const portsFrom = (environment) =>
  Object.fromEntries(
    Object.entries(HOME_PORTS).map(([variable, usual]) => {
      const port = Number(environment[variable] ?? usual)
      if (!Number.isInteger(port) || port < 1 || port > 65_535)
        throw new Error(`${variable} must be a port number, not "${environment[variable]}".`)
      return [variable, port]
    }),
  )

const healthy = async (url) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/**
 * Starts the platform and the BFF and resolves once both markets answer.
 * `died` resolves with a sentence when one of them ends by itself; `stop` ends both and resolves when they are gone;
 * so does `signal`, which also works while they are still starting.
 * @param {{ ports: Record<string, number>, env?: Record<string, string>, signal?: AbortSignal, onLine: (who: string, line: string) => void }} options
 */
export const startSite = async ({ ports, env = {}, signal, onLine }) => {
  await assertPortsFree(ports)
  const platformUrl = `http://localhost:${ports.PLATFORM_PORT}`
  const sites = { UK: `http://localhost:${ports.BFF_UK_PORT}`, IE: `http://localhost:${ports.BFF_IE_PORT}` }
  const environment = {
    PLATFORM_URL: platformUrl,
    SITE_ORIGINS: Object.values(sites).join(','),
    ...process.env,
    ...env,
    ...Object.fromEntries(Object.entries(ports).map(([variable, port]) => [variable, String(port)])),
  }

  let isStopping = false
  const children = []
  let tellDeath
  const died = new Promise((resolve) => (tellDeath = resolve))
  const begin = (who, entry) => {
    const child = spawn(process.execPath, ['--import', 'tsx', entry], {
      cwd: ROOT,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => onLine(who, line))
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.once(
      'exit',
      (code, by) => isStopping || tellDeath(`The ${who} ended by itself (${by ?? `exit code ${code}`}).`),
    )
    children.push({ child, gone })
  }

  const stop = async () => {
    isStopping = true
    for (const { child } of children) child.kill('SIGTERM')
    const force = setTimeout(() => children.forEach(({ child }) => child.kill('SIGKILL')), GRACE_MS)
    await Promise.all(children.map(({ gone }) => gone))
    clearTimeout(force)
  }

  const answersSoon = async (name, url) => {
    const until = Date.now() + PATIENCE_MS
    while (Date.now() < until) {
      if (isStopping || (await healthy(url))) return undefined
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    return `${name} did not answer at ${url} within ${PATIENCE_MS / 1000} s.`
  }

  signal?.addEventListener('abort', () => void stop())
  begin('platform', 'platform/src/main.ts')
  begin('site', 'shell/server/main.ts')
  const ready = Promise.all([
    answersSoon('The platform', `${platformUrl}/health`),
    ...Object.entries(sites).map(([market, url]) => answersSoon(`The ${market} site`, `${url}/health`)),
  ]).then((problems) => problems.find((problem) => problem !== undefined))
  const problem = await Promise.race([ready, died])
  if (problem !== undefined) {
    await stop()
    throw new Error(problem)
  }
  return { sites, platformUrl, died, stop }
}
