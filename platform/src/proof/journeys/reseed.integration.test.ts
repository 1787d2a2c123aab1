import { asc, eq, sql } from 'drizzle-orm'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Db } from '../../kernel/db/database'
import { reseed } from '../../seed/reseed'
import {
  baskets,
  itemAvailability,
  localities,
  menuItems,
  orders,
  postcodeDistricts,
  restaurants,
} from '../../kernel/db/schema'
import { seed, seedSteps } from '../../seed/seed'
import { contentHashOf } from '../../kernel/db/seed.step'
import { wipe } from '../../kernel/db/wipe'
import { createTestDatabase } from '../world/new-database'

const NOW = new Date('2026-11-17T18:00:00Z')

const catalogueIn = async (db: Db) => ({
  restaurants: await db.select().from(restaurants).orderBy(asc(restaurants.id)),
  items: await db.select().from(menuItems).orderBy(asc(menuItems.id)),
  stock: await db
    .select()
    .from(itemAvailability)
    .orderBy(asc(itemAvailability.restaurantId), asc(itemAvailability.itemId)),
  places: await db.select().from(localities).orderBy(asc(localities.publicId)),
  districts: await db.select().from(postcodeDistricts).orderBy(asc(postcodeDistricts.district)),
})

const aBasket = {
  id: 'basket-1',
  customerId: 'guest-1',
  market: 'UK',
  restaurantId: 'galo-uk-deansgate',
  fulfilmentType: 'COLLECTION',
  revision: 1,
  lines: [],
  expiresAt: NOW,
  createdAt: NOW,
} as const

describe('Seeding', () => {
  it('has one content, however often and in however fresh a process it is made', async () => {
    const hashes = () => seedSteps().map((step) => [step.name, contentHashOf(step)])
    let others: readonly (readonly string[])[] = []
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('../../seed/seed')
      const { contentHashOf: hashOf } = await import('../../kernel/db/seed.step')
      others = fresh.seedSteps().map((step) => [step.name, hashOf(step)])
    })
    expect(others).toEqual(hashes())
    expect(hashes()).toEqual(hashes())
  })

  it('again brings back the first day and keeps baskets and orders', async () => {
    const database = await createTestDatabase('seeded')
    const { db, close } = await openDatabase(database.choice, seed)
    const before = await catalogueIn(db)
    await db.insert(baskets).values(aBasket)
    await db.execute(sql`insert into orders
      (id, short_id, basket_id, customer_id, restaurant_id, fulfilment_type, state, customer, basket, grand_total, currency, created_at)
      values ('order-1', 'AC3D', 'basket-1', 'guest-1', 'galo-uk-deansgate', 'COLLECTION', 'placed', '{}', '{}', 0, 'GBP', now())`)
    await db.update(restaurants).set({ name: 'Renamed', prepTimeMins: 99 }).where(eq(restaurants.id, 'galo-uk-oxford'))
    await db.delete(itemAvailability)
    await db.delete(localities).where(eq(localities.market, 'IE'))

    const told: string[] = []
    const counts = await reseed(db, true, (name) => told.push(name))
    expect(await catalogueIn(db)).toEqual(before)
    expect(counts).toMatchObject({ restaurants: before.restaurants.length, items: before.items.length })
    expect(told).toEqual(seedSteps().map(({ name }) => name))
    expect(await db.select({ id: baskets.id }).from(baskets)).toEqual([{ id: aBasket.id }])
    expect(await db.select({ id: orders.id }).from(orders)).toEqual([{ id: 'order-1' }])
    await close()
    await database.drop()
  })
})

describe('Starting afresh', () => {
  it('drops what was there and begins with an empty database', async () => {
    const database = await createTestDatabase('seeded')
    const parent = mkdtempSync(join(tmpdir(), 'galo-wipe-'))
    const choice =
      database.choice.kind === 'server'
        ? database.choice
        : ({ kind: 'embedded', folder: join(parent, 'platform') } as const)
    const first = await openDatabase({ ...database.choice, ...choice }, (db) => seed(db, false))
    await first.db.insert(baskets).values(aBasket)
    await first.close()

    await wipe(choice)
    if (choice.kind === 'embedded') expect(existsSync(choice.folder)).toBe(false)
    const second = await openDatabase(choice, (db) => seed(db, false))
    expect(await second.db.select().from(baskets)).toEqual([])
    expect((await second.db.select().from(restaurants)).length).toBeGreaterThan(60)
    await second.close()
    await database.drop()
    rmSync(parent, { recursive: true })
    // One database is made from nothing.
  }, 120_000)
})
