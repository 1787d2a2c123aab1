import { ensureBrowser } from './browser.mjs'
import { ensureEngine } from './engines.mjs'
import { ensurePostgres } from './postgres.mjs'
import { red, print } from './print.mjs'

/**
 * Gets what the checks need from the machine, and answers why some of them can't run: `failed` when that must not be overlooked
 * (no browser, no journeys), `skipped` when another check covers the ground (the platform's tests also run on the embedded database) or the machine
 * can have no such engine. Either way the table says so.
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @returns {Promise<Map<string, { outcome: 'failed' | 'skipped', note: string }>>}
 */
export const prepare = async (checks) => {
  /** @type {Map<string, { outcome: 'failed' | 'skipped', note: string }>} */
  const obstacles = new Map()
  /** @param {import('./checks.mjs').Check['machine']} what */
  const needing = (what) => checks.filter((check) => check.machine === what)
  const [browsing, storing] = [needing('browser'), needing('postgres')]
  if (browsing.length > 0)
    await ensureBrowser().catch((error) => {
      print(red(error.message))
      for (const { id } of browsing) obstacles.set(id, { outcome: 'failed', note: 'no browser' })
    })
  if (storing.length > 0 && !(await ensurePostgres()))
    for (const { id } of storing)
      obstacles.set(id, { outcome: 'skipped', note: 'no PostgreSQL server on this machine' })
  for (const engine of /** @type {const} */ (['firefox', 'webkit'])) {
    const driving = needing(engine)
    const note = driving.length > 0 ? await ensureEngine(engine) : undefined
    if (note !== undefined) for (const { id } of driving) obstacles.set(id, { outcome: 'skipped', note })
  }
  return obstacles
}
