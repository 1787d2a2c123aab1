import { figuresSchema } from '@galo/console/calls'
import { eq } from 'drizzle-orm'
import { deliveries, logEntries } from '../../kernel/db/schema'
import { granted } from '../../proof/world/api'
import { orderDelivery } from '../../proof/world/order-delivery'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform({ SLOT_CAPACITY: '1000', KITCHEN_CONFIRM_AFTER_S: '25' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})

const read = async (query: string) =>
  figuresSchema.parse(granted(await platform.console.get(`/console/api/figures?${query}`), 'figures').body)
const at18 = async (query: string) => (await read(query)).hours.find(({ hour }) => hour === 18)

describe('A day in figures', () => {
  it('counts orders and takings by the hour on the wall, how long kitchens took, and what came late', async () => {
    const { api } = await world.guest()
    await world.orderId(api)
    const id = await orderDelivery(api)
    await platform.console.put('/console/api/scenario', { name: 'kitchen-rejects' })
    await world.orderId(api)
    await platform.advance('3 h')
    const inTime = await at18('market=UK&day=2026-11-17')
    expect(inTime).toMatchObject({ orders: 3, delivered: 1, late: 0 })
    const { total } = (await platform.console.get('/console/api/board')).body.orders.find(
      (order: { id: string }) => order.id === id,
    )
    expect(inTime?.takings).toBeGreaterThan(total.value)

    await platform.db
      .update(deliveries)
      .set({ since: new Date('2026-11-17T20:00:00Z') })
      .where(eq(deliveries.orderId, id))
    const figures = await read('restaurant=galo-uk-deansgate&day=2026-11-17')
    expect(figures).toMatchObject({ day: '2026-11-17', currencyCode: 'GBP', accepting: { answered: 2 } })
    expect(figures.hours).toMatchObject([{ hour: 18, late: 1 }])
    expect(figures.accepting.steps.find(({ fromS }) => fromS === 20)?.count).toBeGreaterThan(0)
    expect(figures.accepting.medianS).toBeGreaterThanOrEqual(20)
  })

  it('is that of one restaurant, of the other market, and of another day, each by itself', async () => {
    await platform.setTime(TUESDAY_18_00)
    for (const query of [
      'restaurant=galo-uk-shoreditch&day=2026-11-17',
      'market=IE&day=2026-11-17',
      'market=UK&day=2026-11-16',
    ])
      expect((await read(query)).hours).toEqual([])
    expect((await read('market=IE')).currencyCode).toBe('EUR')
    expect((await platform.console.get('/console/api/figures?restaurant=nowhere')).status).toBe(404)
    expect((await platform.console.get('/console/api/figures?day=tuesday')).status).toBe(400)
  })

  it('names the calls that failed, the most often first', async () => {
    const line = (message: string) => ({
      ...({ kind: 'log', level: 'error', source: 'platform', details: {} } as const),
      message,
      receivedAt: new Date(TUESDAY_18_00),
    })
    await platform.db
      .insert(logEntries)
      .values([line('GET /a answered 500'), line('POST /b answered 503'), line('POST /b answered 500'), line('Other')])
    expect((await read('day=2026-11-17')).failures).toEqual([
      { call: 'POST /b', count: 2 },
      { call: 'GET /a', count: 1 },
    ])
    expect((await read('day=2026-11-16')).failures).toEqual([])
  })
})
