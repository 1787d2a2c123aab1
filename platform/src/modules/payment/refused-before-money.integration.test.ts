import { buildOrder } from '@galo/contracts/basket'
import { eq } from 'drizzle-orm'
import { cardIntents } from '../../providers/card/stand-in/card.tables'
import { createTransaction, signInGuest, viewOf, type Answer, type Api } from '../../proof/world/api'
import { aBasketOf, basketOf, buildBasket, PLAIN_ITEM, UK_RESTAURANT } from '../../proof/world/baskets'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'

const STOUT = 'item-galo-stout'

const platform = runTestPlatform({ SLOT_CAPACITY: '2' })

const put = (what: string, body: object) =>
  platform.console.put(`/console/api/restaurants/${UK_RESTAURANT}/${what}`, body)
const build = (api: Api, basket: Parameters<typeof viewOf>[0]) => api.post(buildOrder.path, viewOf(basket))
const buildCode = ({ status, body }: Answer): unknown => [status, body.errors?.[0]?.code]
const payCode = ({ status, body }: Answer): unknown => [status, body.code]

interface Change {
  readonly name: string
  readonly code: string
  readonly dish?: string
  readonly fulfilment?: string
  /** While all is still well. */
  begin?(): Promise<unknown>
  happen(): Promise<unknown>
  undo(): Promise<unknown>
}

const resetClock = () => platform.setTime(TUESDAY_18_00)
const CHANGES: readonly Change[] = [
  {
    name: 'the restaurant closes for the day',
    code: 'OUTSIDE_OPENING_HOURS',
    happen: () => put('closed', { isClosed: true }),
    undo: () => put('closed', { isClosed: false }),
  },
  {
    name: 'the kitchen holds until after closing',
    code: 'NO_SLOTS_LEFT',
    happen: () => put('pause', { minutes: 600 }),
    undo: () => put('pause', { minutes: null }),
  },
  {
    name: 'the last slot has passed',
    code: 'NO_SLOTS_LEFT',
    happen: () => put('hours', { closes: '18:05' }),
    undo: () => put('hours', { reset: true }),
  },
  {
    name: 'a dish sells out',
    code: 'ITEM_OUT_OF_STOCK',
    happen: () => put(`items/${PLAIN_ITEM}`, { isAvailable: false }),
    undo: () => put(`items/${PLAIN_ITEM}`, { isAvailable: true }),
  },
  {
    name: 'the hours of the licence end',
    code: 'ALCOHOL_NOT_SOLD_NOW',
    dish: STOUT,
    begin: async () => {
      await put('hours', { closes: '03:00' })
      await platform.setTime('2026-11-17T22:50:00.000Z')
    },
    happen: () => platform.setTime('2026-11-17T23:05:00.000Z'),
    undo: async () => {
      await resetClock()
      return put('hours', { reset: true })
    },
  },
  {
    name: 'nobody can sit down any more',
    code: 'OUTSIDE_OPENING_HOURS',
    fulfilment: 'EAT_IN',
    happen: () => put('closed', { isClosed: true }),
    undo: () => put('closed', { isClosed: false }),
  },
]

describe('A basket whose order would be refused', () => {
  const filled = async ({ dish = PLAIN_ITEM, fulfilment = 'COLLECTION', begin }: Change) => {
    await begin?.()
    const { api } = await signInGuest(platform.url, 'UK', undefined, 'ana@example.com')
    return { api, basket: await aBasketOf(api, dish, 1, { fulfilment }) }
  }
  const intents = async () => (await platform.db.select().from(cardIntents)).length

  it.each(CHANGES)('is not built when $name: $code', async (change) => {
    const { api, basket } = await filled(change)
    await change.happen()
    const refused = await build(api, basket)
    await change.undo()
    expect(buildCode(refused)).toEqual([409, change.code])
    expect(basketOf(refused).data.id).toBe(basket.data.id)
  })

  it.each(CHANGES)('is asked no money for, though it was built before, when $name: $code', async (change) => {
    const { api, basket } = await filled(change)
    const built = await buildBasket(api, basket)
    const before = await intents()
    await change.happen()
    const refused = await createTransaction(api, built)
    const again = await build(api, built)
    await change.undo()
    expect(payCode(refused)).toEqual([409, change.code])
    expect(buildCode(again)).toEqual([409, change.code])
    expect(await intents()).toBe(before)
  })

  it('is paid and built as soon as the kitchen takes orders again', async () => {
    const [first] = CHANGES
    if (first === undefined) throw new Error('nothing changes')
    const { api, basket } = await filled(first)
    await first.happen()
    const refused = await build(api, basket)
    await first.undo()
    const built = await buildBasket(api, basketOf(refused))
    expect((await createTransaction(api, built)).body.status).toBe('requires_payment_method')
  })

  it('is not called unpaid while the bank is still thinking', async () => {
    const [first] = CHANGES
    if (first === undefined) throw new Error('nothing changes')
    const { api, basket } = await filled(first)
    const built = await buildBasket(api, basket)
    const { clientSecret } = (await createTransaction(api, built)).body.stripe
    await platform.db
      .update(cardIntents)
      .set({ status: 'processing' })
      .where(eq(cardIntents.clientSecret, clientSecret))
    await first.happen()
    const asked = await createTransaction(api, built)
    await first.undo()
    expect([asked.status, asked.body.status]).toEqual([200, 'processing'])
  })

  it('may be paid before opening: a collection waits for the coals', async () => {
    await platform.setTime('2026-11-18T08:00:00.000Z')
    const { api } = await signInGuest(platform.url)
    const built = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM))
    expect((await createTransaction(api, built)).status).toBe(200)
    await resetClock()
  })
})
