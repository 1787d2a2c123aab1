import { lastToEnd } from './last-to-end.mjs'
import { assertPortsFree } from './ports.mjs'
import { createProcesses } from './processes.mjs'

const PATIENCE_MS = 120_000
/** Releases that are tried and fail are looked for so often, in seconds. */
const HEAL_EVERY_S = 15

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
 * Starts the platform, then a BFF for each market, and resolves once both answer. Throws when one of them does not come up.
 * When one market's ends by itself, `onLost` is told so, and the other's goes on; `died` resolves with a sentence when nobody can order any more.
 * `stop` ends all and resolves when they are gone; so does `signal`, which also works while they are still starting. `heals`: what is tried
 * and fails is stopped meanwhile.
 * @type {typeof import('./site.mjs').startSite}
 */
export const startSite = async ({ ports, env = {}, signal, onLine, onLost, heals = false }) => {
  await assertPortsFree(ports)
  const platformUrl = `http://localhost:${ports.PLATFORM_PORT}`
  const sites = { UK: `http://localhost:${ports.BFF_UK_PORT}`, IE: `http://localhost:${ports.BFF_IE_PORT}` }
  const { begin, untilHealthy, stop } = createProcesses({
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
    const platformDied = begin('platform', 'platform/src/main.ts')
    await untilHealthy(`${platformUrl}/health`, PATIENCE_MS, platformDied)
    const bffs = Object.entries(sites).map(([market, url]) => {
      const who = `${market} site`
      return { who, url, died: begin(who, 'shell/server/main.ts', { GALO_MARKET: market }) }
    })
    await Promise.all(
      bffs.map(({ url, died }) => untilHealthy(`${url}/health`, PATIENCE_MS, Promise.race([died, platformDied]))),
    )
    if (heals) {
      const words = ['heal', '--every', String(HEAL_EVERY_S), '--site', ...Object.values(sites)]
      void begin('releases', 'shared/build/bin/release.mjs', {}, words).then(onLost)
    }
    return { sites, platformUrl, died: Promise.race([platformDied, lastToEnd(bffs, onLost)]), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
