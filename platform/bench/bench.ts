import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '../src/kernel/config'
import { createPlatform, type RunningPlatform } from '../src/server'
import { heldMiB } from '../src/proof/world/memory'
import { openWorld } from '../src/proof/world/world'
import { loadBareSelect, loadBaskets, type Load } from './basket-load'
import { serveBareSelect } from './bare-select'
import { ordersPerMinute } from './journeys'
import { addOldOrders, largeScans } from './old-orders'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    many: { type: 'string', default: '200000' },
  },
})
const [SECONDS, ROUNDS, MANY] = [Number(values.seconds), Number(values.rounds), Number(values.many)]
const FEW = 1_000
const SETTINGS = {
  GALO_ENV: 'local',
  PLATFORM_PORT: '0',
  GALO_NOW: '2026-11-17T18:00:00.000Z',
  SLOT_CAPACITY: '1000000',
  GUEST_TOKEN_LIFE_S: '86400',
}

const median = (list: readonly number[]): number =>
  [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0
const middle = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50Ms: median(loads.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
})

interface Stand {
  readonly name: string
  readonly platform: RunningPlatform
  readonly token: string
  readonly baskets: Load[]
  readonly bare: Load[]
}

const databaseOn = async (server: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

const stand = async (name: string, where: Readonly<Record<string, string>>, oldOrders: number): Promise<Stand> => {
  const platform = await createPlatform(readConfig({ ...SETTINGS, ...where }))
  const world = await openWorld(platform)
  if (oldOrders > 0) await addOldOrders(platform.db, await world.orderId(world.me.api), oldOrders)
  return { name, platform, token: world.me.session, baskets: [], bare: [] }
}

const server = process.env['DATABASE_URL']
const stands =
  server === undefined
    ? []
    : [
        await stand(`PostgreSQL, ${FEW} orders`, { DATABASE_URL: await databaseOn(server, 'few') }, FEW),
        await stand(`PostgreSQL, ${MANY} orders`, { DATABASE_URL: await databaseOn(server, 'many') }, MANY),
      ]
stands.push(await stand('PGlite in memory', { GALO_DATA: 'memory' }, 0))

const large = stands.find(({ name }) => name.includes(String(MANY)))
const scansBefore = large === undefined ? [] : await largeScans(large.platform.db)
// In turns, so that whatever else this machine does falls on all of them alike.
for (let round = 0; round < ROUNDS; round++)
  for (const { platform, token, baskets, bare } of stands) {
    const select = await serveBareSelect(platform.db)
    bare.push(await loadBareSelect(select.url, SECONDS))
    await select.close()
    baskets.push(await loadBaskets(platform.url, SECONDS, token))
  }
const scansAfter = large === undefined ? [] : await largeScans(large.platform.db)
const scanned = scansAfter.filter(
  ({ table, scans }) => scans > (scansBefore.find((each) => each.table === table)?.scans ?? 0),
)

const figures = []
for (const { name, platform, baskets, bare } of stands) {
  const [changes, select] = [middle(baskets), middle(bare)]
  const ratios = baskets.map(({ perSecond }, index) => perSecond / (bare[index]?.perSecond ?? perSecond))
  figures.push({
    name,
    changes,
    select,
    ratio: median(ratios),
    ordersPerMinute: await ordersPerMinute(platform, SECONDS * 2),
  })
}
const memoryMiB = heldMiB()
for (const { platform } of stands) await platform.close()

const [few, many] = stands
const growth =
  large === undefined || few === undefined || many === undefined
    ? null
    : median(few.baskets.map(({ perSecond }, index) => perSecond / (many.baskets[index]?.perSecond ?? perSecond)))

const folder = fileURLToPath(new URL('../../bench-results', import.meta.url))
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'platform.json'),
  JSON.stringify({ seconds: SECONDS, rounds: ROUNDS, figures, growth, scanned, memoryMiB }, null, 2),
)
console.table(
  figures.map(({ name, changes, select, ratio, ordersPerMinute: orders }) => ({
    '': name,
    'basket changes/s': Math.round(changes.perSecond),
    'p50 ms': changes.p50Ms,
    'p99 ms': changes.p99Ms,
    'select 1/s': Math.round(select.perSecond),
    'of select 1': `${ratio.toFixed(2)}×`,
    'orders/min': Math.round(orders),
  })),
)
if (growth !== null) {
  console.log(`A basket change with ${MANY} orders costs ${growth.toFixed(2)}× what it costs with ${FEW}.`)
  console.log(`Large tables that were read whole: ${scanned.map(({ table }) => table).join(', ') || 'none'}.`)
}
console.log(
  `Held in memory afterwards by all ${stands.length} platforms and the load itself: ${Math.round(memoryMiB)} MiB.`,
)
process.exit(0)
