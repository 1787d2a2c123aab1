import { assertPortsFree } from './ports.mjs'
import { createProcesses } from './processes.mjs'

const PATIENCE_MS = 120_000

const HOME_PORTS = { BFF_UK_PORT: 4000, BFF_IE_PORT: 4001, PLATFORM_PORT: 4100 }

/** @type {(variable: string, text: string | number) => number} */
const portFrom = (variable, text) => {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port number, not "${text}".`)
  return port
}

/**
 * The ports to listen on: those in `environment`, else the usual ones.
 * @type {typeof import('./site.mjs').portsFrom}
 */
export const portsFrom = (environment) =>
  Object.fromEntries(
    Object.entries(HOME_PORTS).map(([variable, usual]) => [
      variable,
      portFrom(variable, environment[variable] ?? usual),
    ]),
  )

/**
 * Starts the platform, then the BFF, and resolves once both markets answer. Throws when one of them does not come up.
 * `died` resolves with a sentence when one of them ends by itself. `stop` ends both and resolves when they are gone;
 * so does `signal`, which also works while they are still starting.
 * @type {typeof import('./site.mjs').startSite}
 */
export const startSite = async ({ ports, env = {}, signal, onLine }) => {
  await assertPortsFree(ports)
  const platformUrl = `http://localhost:${ports.PLATFORM_PORT}`
  const sites = { UK: `http://localhost:${ports.BFF_UK_PORT}`, IE: `http://localhost:${ports.BFF_IE_PORT}` }
  const { begin, untilHealthy, died, stop } = createProcesses({
    env: {
      // A machine of one's own, unless somebody says otherwise: the servers themselves take nothing for granted.
      GALO_ENV: 'local',
      PLATFORM_URL: platformUrl,
      SITE_ORIGINS: Object.values(sites).join(','),
      ...process.env,
      ...env,
      ...Object.fromEntries(Object.entries(ports).map(([variable, port]) => [variable, String(port)])),
    },
    onLine,
  })
  signal?.addEventListener('abort', () => void stop())
  try {
    begin('platform', 'platform/src/main.ts')
    await untilHealthy(`${platformUrl}/health`, PATIENCE_MS)
    begin('site', 'shell/server/main.ts')
    for (const url of Object.values(sites)) await untilHealthy(`${url}/health`, PATIENCE_MS)
  } catch (error) {
    await stop()
    throw error
  }
  return { sites, platformUrl, died, stop }
}
