import { randomUUID } from 'node:crypto'
import { listMostOrdered } from '@galo/contracts/menu'
import { housePicks } from '../../../data/menu/house-picks'
import { baskets, orders } from '../../kernel/db/schema'
import { createApi } from '../../proof/world/api'
import { startBasket } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'
import { mostOrderedAt } from './most-ordered.store'

const platform = runTestPlatform({ GUEST_TOKEN_LIFE_S: '86400' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})

const DEANSGATE = 'galo-uk-deansgate'
const OXFORD = 'galo-uk-oxford'
const GRAFTON_STREET = 'galo-ie-grafton-street'
const DAY_MS = 86_400_000

interface Sold {
  readonly at: string
  /** Quantities by dish, a line each. */
  readonly dishes: Readonly<Record<string, number>>
  readonly times?: number
  readonly state?: 'confirmed' | 'rejected'
  readonly daysAgo?: number
}

/** Orders as they lie in the table, so many days old. */
const sell = async ({ at, dishes, times = 1, state = 'confirmed', daysAgo = 1 }: Sold): Promise<void> => {
  const { db, clock } = platform
  for (let count = 0; count < times; count += 1) {
    const { data } = await startBasket(world.me.api, { restaurant: DEANSGATE })
    const createdAt = new Date(clock.now().getTime() - daysAgo * DAY_MS)
    const menu_items = Object.entries(dishes).map(([menu_item_id, quantity]) => ({ menu_item_id, quantity }))
    await db.insert(orders).values({
      id: randomUUID(),
      shortId: 'AC3D',
      basketId: data.id,
      customerId: data.customer_id,
      restaurantId: at,
      fulfilmentType: 'COLLECTION',
      state,
      customer: {},
      basket: { ...data, menu_items: menu_items as unknown as (typeof data)['menu_items'] },
      grandTotal: 0,
      currency: 'GBP',
      createdAt,
    })
  }
}
const at = (restaurantId: string) => mostOrderedAt(platform.db, restaurantId, platform.clock.now())

describe('What is ordered most', () => {
  beforeEach(async () => {
    await platform.db.delete(orders)
    await platform.db.delete(baskets)
  })

  it('is what we would order while nobody has ordered enough to tell', async () => {
    await sell({ at: DEANSGATE, dishes: { 'item-corn-cobs': 9 }, times: 19 })
    expect(await at(DEANSGATE)).toEqual({ since: 'HOUSE', itemIds: housePicks })
  })

  it('is the restaurant’s own, by portions and not by orders, once twenty lines were sold there', async () => {
    await sell({ at: DEANSGATE, dishes: { 'item-corn-cobs': 1, 'item-spiced-rice': 3 }, times: 10 })
    await sell({ at: OXFORD, dishes: { 'item-peri-chips': 50 }, times: 20 })
    expect(await at(DEANSGATE)).toEqual({ since: 'RESTAURANT', itemIds: ['item-spiced-rice', 'item-corn-cobs'] })
  })

  it('is the country’s where the restaurant has sold too little, and never another country’s', async () => {
    await sell({ at: OXFORD, dishes: { 'item-peri-chips': 2 }, times: 20 })
    expect(await at(DEANSGATE)).toEqual({ since: 'MARKET', itemIds: ['item-peri-chips'] })
    expect(await at(GRAFTON_STREET)).toMatchObject({ since: 'HOUSE' })
  })

  it('counts only orders that a kitchen took, of the last thirty days, and dishes that can still be had', async () => {
    await sell({ at: DEANSGATE, dishes: { 'item-spiced-rice': 1 }, times: 20 })
    await sell({ at: DEANSGATE, dishes: { 'item-corn-cobs': 9 }, times: 5, state: 'rejected' })
    await sell({ at: DEANSGATE, dishes: { 'item-peri-chips': 9 }, times: 5, daysAgo: 31 })
    await sell({ at: DEANSGATE, dishes: { 'item-of-yesterday': 9 }, times: 5 })
    expect(await at(DEANSGATE)).toEqual({ since: 'RESTAURANT', itemIds: ['item-spiced-rice'] })
  })

  it('is eight dishes at most', async () => {
    const many = Object.fromEntries(
      [
        'half-chicken',
        'peri-chips',
        'spiced-rice',
        'ten-wings',
        'five-wings',
        'corn-cobs',
        'garlic-dip',
        'cola-can',
        'nata',
        'galao',
      ].map((slug, index) => [`item-${slug}`, index + 1]),
    )
    await sell({ at: DEANSGATE, dishes: many, times: 3 })
    expect((await at(DEANSGATE)).itemIds).toHaveLength(8)
  })

  it('is told with the menu’s own token, of a restaurant nobody knows as well', async () => {
    const api = createApi(platform.url, 'galo-public-menu')
    const ask = async (id: string) =>
      listMostOrdered.answer.parse((await api.query(listMostOrdered.path, listMostOrdered.document, { id })).body)
    expect(await ask('nowhere')).toEqual({ since: 'HOUSE', itemIds: housePicks })
    expect((await ask(DEANSGATE)).itemIds.length).toBeGreaterThan(0)
    const stranger = await createApi(platform.url).query(listMostOrdered.path, listMostOrdered.document, { id: 'x' })
    expect(stranger.status).toBe(401)
  })
})
