import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'
import { orderDelivery } from '../../proof/world/order-delivery'
import { orderFinds } from '../../kernel/db/schema'
import { readFind } from './find.query'
import { wordsOfUnfound } from './finds.backfill'
import { findQueries, MOST_HITS, pageOfFinds } from './finds.store'

const LONDON = 'Europe/London'
const ORDERS = 100_000
const platform = runTestPlatform({ SLOT_CAPACITY: '1000' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})

const found = async (find: string, after = '') =>
  (await platform.console.get(`/console/api/support/orders?find=${encodeURIComponent(find)}&after=${after}`)).body
const idsOf = async (find: string): Promise<string[]> => (await found(find)).orders.map(({ id }: { id: string }) => id)

describe('An order', () => {
  it('is found by everything anybody may say of it, from the moment it is made', async () => {
    const { api } = await world.guest()
    const id = await orderDelivery(api)
    const [order] = (await found(id)).orders
    for (const said of [
      order.shortId,
      'ana@example.com',
      'Lopes',
      '07700 900123',
      '+44 7700 900 123',
      '900123',
      'M15 4AA',
      '4242',
      'deansgate',
      'lopes m15 today',
      '2026-11-17',
    ])
      expect([said, (await idsOf(said)).includes(id)]).toEqual([said, true])
    for (const said of ['nobody', 'lopes 2026-11-16', 'lopes d02']) expect(await idsOf(said)).not.toContain(id)
  })

  it('of an earlier day is found too, once the platform has started', async () => {
    const { api } = await world.guest()
    const id = await world.orderId(api)
    await platform.db.delete(orderFinds)
    expect(await idsOf(id)).toEqual([])
    await wordsOfUnfound(platform.db)
    expect(await idsOf(id)).toEqual([id])
  })

  it('is asked for page by page, and a page of somebody’s own making is refused', async () => {
    const { api } = await world.guest()
    for (let each = 0; each < 22; each += 1) await world.orderId(api)
    const first = await found('lopes')
    expect(first.orders).toHaveLength(20)
    const second = await found('lopes', encodeURIComponent(first.next))
    const ids = [...first.orders, ...second.orders].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(21)
    expect((await platform.console.get('/console/api/support/orders?after=yesterday')).status).toBe(400)
  })
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** How a query is gone about: whether it goes through the whole table, and the most rows any part of it looked at. */
const planOf = async (query: { getSQL(): SQL }) => {
  const explained = await platform.db.execute(sql`explain (analyze, format json) ${query.getSQL()}`)
  const [row] = z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(explained).rows
  const read = row?.['QUERY PLAN']
  const [{ Plan: plan }] = (typeof read === 'string' ? JSON.parse(read) : read) as [{ readonly Plan: Plan }]
  const nodes = nodesOf(plan)
  return {
    goesThroughAll: nodes.some((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'order_finds'),
    mostRows: Math.max(...nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))),
  }
}

describe(`Among ${ORDERS} orders`, () => {
  beforeAll(async () => {
    await platform.db.transaction(async (tx) => {
      // Orders themselves are not looked at until a page of them is known.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        insert into order_finds (order_id, words, created_at)
        select 'seeded-' || n,
          array_to_tsvector(array['number' || n, 'name' || n % 5000, 'house' || n % 20, case when n > 90000 then 'oldone' else 'newone' end]),
          timestamptz '2026-11-17 17:00:00+00' - n * interval '1 minute'
        from generate_series(1, ${sql.raw(String(ORDERS))}) n`)
    })
    await platform.db.execute(sql`analyze order_finds`)
  })

  const queries = (typed: string) =>
    findQueries(platform.db, readFind(typed, platform.clock.now().getTime(), LONDON), LONDON, null, 21)

  it.each(['number77777', 'name4321', 'house7 name4327'])('a few are looked up by their words: %s', async (typed) => {
    const plan = await planOf(queries(typed).hits)
    expect(plan.goesThroughAll).toBe(false)
    expect(plan.mostRows).toBeLessThan(6_000)
  })

  it('the latest of many are among the latest orders', async () => {
    const plan = await planOf(queries('newone').amongLatest)
    expect(plan).toMatchObject({ goesThroughAll: false })
    expect(plan.mostRows).toBeLessThanOrEqual(5_000)
    expect(await queries('newone').hits).toHaveLength(MOST_HITS)
  })

  it('many that are all long ago are put in order, and nobody else is', async () => {
    const plan = await planOf(queries('oldone').sorted)
    expect(plan.goesThroughAll).toBe(false)
    expect(plan.mostRows).toBeLessThanOrEqual(10_000)
  })

  it('a day, or nothing at all, is met by time', async () => {
    for (const typed of ['', '2026-11-01']) {
      const plan = await planOf(queries(typed).byTime)
      expect(plan.goesThroughAll).toBe(false)
      expect(plan.mostRows).toBeLessThanOrEqual(1_440)
    }
  })

  it('the latest come first, whichever way they were found', async () => {
    const at = (typed: string) =>
      pageOfFinds(platform.db, readFind(typed, platform.clock.now().getTime(), LONDON), LONDON, {
        after: null,
        most: 3,
      })
    expect((await at('name4321')).map(({ orderId }) => orderId)).toEqual(['seeded-4321', 'seeded-9321', 'seeded-14321'])
    expect((await at('oldone')).map(({ orderId }) => orderId)).toEqual(['seeded-90001', 'seeded-90002', 'seeded-90003'])
    expect((await at('newone')).map(({ orderId }) => orderId)).toEqual(['seeded-1', 'seeded-2', 'seeded-3'])
  })
})
