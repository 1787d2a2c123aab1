import { eq } from 'drizzle-orm'
import {
  staleBasketSchema,
  type SignedBasket,
  buildOrder,
  changeItem,
  createBasket,
  removeItem,
  validateBasket,
} from '@galo/contracts/basket'
import { getAvailability } from '@galo/contracts/menu'
import { menuItems } from '../../kernel/db/schema'
import { createApi, customerNamed, signInGuest, viewOf, type Api } from '../world/api'
import { addItem, basketOf, PLAIN_ITEM, startBasket, tryToAdd, UK_RESTAURANT } from '../world/baskets'
import { runTestPlatform, TUESDAY_18_00 } from '../world/start-test-platform'

const OLIVES = 'item-charred-olives'

const platform = runTestPlatform()

const aGuest = async (market: 'UK' | 'IE' = 'UK', restaurantId = UK_RESTAURANT) => {
  const { api } = await signInGuest(platform.url, market)
  return { api, basket: await startBasket(api, { restaurant: restaurantId }) }
}

const totalOf = ({ data }: SignedBasket): number => data.totals.grand_total.value

describe('Filling a basket', () => {
  it('prices every line by the menu and joins the same dish made the same way', async () => {
    const { api, basket } = await aGuest()
    const one = await addItem(api, basket, PLAIN_ITEM)
    const two = await addItem(api, one, PLAIN_ITEM, 2)
    const three = await addItem(api, two, OLIVES)
    expect(three.data.menu_items.map(({ quantity, total_price }) => [quantity, total_price.value])).toEqual([
      [3, 1425],
      [1, 395],
    ])
    expect(totalOf(three)).toBe(1820)
  })

  it('changes a quantity, removes a line and ends empty and free', async () => {
    const { api, basket } = await aGuest()
    const filled = await addItem(api, basket, PLAIN_ITEM, 3)
    const line = filled.data.menu_items[0]
    const item = { id: line?.id, quantity: 2, modifiers: [] }
    const fewer = basketOf(await api.patch(changeItem.path, { ...viewOf(filled), item }))
    expect(totalOf(fewer)).toBe(950)
    const empty = basketOf(await api.post(removeItem.path, { ...viewOf(fewer), item_id: line?.id }))
    expect(empty.data.menu_items).toEqual([])
    expect(totalOf(empty)).toBe(0)
  })

  it('adds the deposit for bottles and cans in Ireland, and nothing for them in the UK', async () => {
    const irish = await aGuest('IE', 'galo-ie-grafton-street')
    const can = await addItem(irish.api, irish.basket, 'item-limao-can', 2)
    expect(can.data.fees).toEqual([{ kind: 'DEPOSIT', amount: { currency_code: 'EUR', value: 30 } }])
    const british = await aGuest()
    expect((await addItem(british.api, british.basket, 'item-limao-can', 2)).data.fees).toEqual([])
  })

  it('is not begun by a guest of one country’s site in the other country; a customer may', async () => {
    const begin = (api: Api) =>
      api.post(createBasket.path, { fulfilment_type: 'COLLECTION', restaurant_id: 'galo-ie-grafton-street' })
    const { status, body } = await begin((await signInGuest(platform.url, 'UK')).api)
    expect([status, body.errors?.[0].code]).toEqual([409, 'MARKET_MISMATCH'])
    const ana = await customerNamed(platform, 'Ana')
    expect((await begin(ana.api)).status).toBe(201)
  })

  it('names the modifier that is missing, unknown or too much', async () => {
    const { api, basket } = await aGuest()
    const missing = await tryToAdd(api, basket, 'item-halloumi-sticks')
    expect(missing.status).toBe(400)
    expect(missing.body.errors[0]).toEqual({
      code: 'INVALID_MODIFIERS',
      message: expect.stringMatching(/^item\.modifiers\.\S+: choose at least 1/),
    })
    const unknown = await tryToAdd(api, basket, PLAIN_ITEM, 1, [{ id: 'choose-a-car', choices: ['red'] }])
    expect(unknown.body.errors[0].message).toContain('choose-a-car: not a modifier of this item')
  })

  it('refuses what is sold out here, by code and name', async () => {
    const { body } = await createApi(platform.url).query(
      getAvailability.path,
      '{ items(restaurantId: "x", fulfilmentType: "COLLECTION") { id } }',
      {},
    )
    expect(body.errors[0].code).toBe('UNAUTHORISED')

    const { api, basket } = await aGuest('UK', 'galo-uk-piccadilly')
    const listed = await api.query(
      getAvailability.path,
      'query A($id: String!) { items(restaurantId: $id, fulfilmentType: "COLLECTION") { id status } }',
      { id: 'galo-uk-piccadilly' },
    )
    const soldOut = listed.body.data.items.find(({ status }: { status: string }) => status === 'UNAVAILABLE')
    const refused = await tryToAdd(api, basket, soldOut.id)
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0]).toEqual({
      code: 'ITEM_OUT_OF_STOCK',
      message: expect.stringMatching(/^Sold out: ./),
    })
  })

  it.each([
    ['no such restaurant', { restaurant_id: 'galo-uk-atlantis' }, 404, 'NOT_FOUND'],
    [
      'a way of ordering the restaurant does not offer',
      { restaurant_id: 'galo-uk-fallowfield', fulfilment_type: 'EAT_IN' },
      409,
      'FULFILMENT_NOT_OFFERED',
    ],
    ['no restaurant at all', {}, 400, 'BAD_REQUEST'],
  ])('is not started at %s', async (_what, request, status, code) => {
    const { api } = await signInGuest(platform.url)
    const refused = await api.post(createBasket.path, request)
    expect([refused.status, refused.body.errors[0].code]).toEqual([status, code])
  })
})

describe('A basket that is not the customer’s latest', () => {
  it('is altered when a price was changed, and comes back as it was', async () => {
    const { api, basket } = await aGuest()
    const filled = await addItem(api, basket, PLAIN_ITEM)
    const [line] = filled.data.menu_items
    const cheap = { ...filled.data, menu_items: [{ ...line, price: { currency_code: 'GBP', value: 1 } }] }
    const refused = await api.post(buildOrder.path, { ...viewOf(filled), basket: cheap })
    expect(refused.status).toBe(409)
    const fresh = staleBasketSchema.parse(refused.body)
    expect(fresh.errors[0]?.code).toBe('BASKET_ALTERED')
    expect(fresh.data).toEqual(filled.data)
    expect((await api.post(buildOrder.path, viewOf(fresh))).status).toBe(200)
  })

  it('is altered when its expiry was stretched', async () => {
    const { api, basket } = await aGuest()
    const refused = await api.post(validateBasket.path, { ...viewOf(basket), expiry: '2030-01-01T00:00:00.000Z' })
    expect(refused.body.errors[0].code).toBe('BASKET_ALTERED')
  })

  it('is stale when another tab has changed it, and brings what the other tab did', async () => {
    const { api, basket } = await aGuest()
    const other = await addItem(api, basket, PLAIN_ITEM)
    const refused = await tryToAdd(api, basket, OLIVES)
    const fresh = staleBasketSchema.parse(refused.body)
    expect(fresh.errors[0]?.code).toBe('BASKET_STALE')
    expect(fresh.data.menu_items).toEqual(other.data.menu_items)
    expect((await addItem(api, fresh, OLIVES)).data.menu_items).toHaveLength(2)
  })

  it('lets exactly one of many changes made at once through', async () => {
    const { api, basket } = await aGuest()
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryToAdd(api, basket, PLAIN_ITEM)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('has expired after half an hour, and goes on with a fresh one', async () => {
    const { api, basket } = await aGuest()
    const filled = await addItem(api, basket, PLAIN_ITEM)
    await platform.advance('29 min')
    const kept = basketOf(await api.post(validateBasket.path, viewOf(filled)))
    expect(Date.parse(kept.expiry)).toBeGreaterThan(Date.parse(filled.expiry))

    await platform.advance('31 min')
    const { api: later } = await signInGuest(platform.url, 'UK', filled.data.customer_id)
    const refused = await later.post(buildOrder.path, viewOf(kept))
    const fresh = staleBasketSchema.parse(refused.body)
    expect(fresh.errors[0]?.code).toBe('BASKET_EXPIRED')
    expect(fresh.data.menu_items).toEqual(filled.data.menu_items)
    expect((await later.post(buildOrder.path, viewOf(fresh))).status).toBe(200)
    await platform.setTime(TUESDAY_18_00)
  })

  it('is nobody’s business: another guest is told there is none', async () => {
    const { basket } = await aGuest()
    const { api } = await signInGuest(platform.url)
    expect((await api.post(validateBasket.path, viewOf(basket))).status).toBe(404)
    expect((await tryToAdd(api, basket, PLAIN_ITEM)).status).toBe(404)
  })
})

describe('Building an order', () => {
  it('is refused for an empty basket', async () => {
    const { api, basket } = await aGuest()
    expect((await api.post(buildOrder.path, viewOf(basket))).body.errors[0].code).toBe('BASKET_EMPTY')
  })

  it('is refused for what the menu no longer sells this way, and comes without it', async () => {
    const { api, basket } = await aGuest()
    const both = await addItem(api, await addItem(api, basket, PLAIN_ITEM), OLIVES)
    const [sold] = await platform.db.select().from(menuItems).where(eq(menuItems.id, OLIVES))
    if (sold === undefined) throw new Error('no olives')
    const write = (details: typeof sold.details) =>
      platform.db.update(menuItems).set({ details }).where(eq(menuItems.id, OLIVES))
    await write({ ...sold.details, priceList: { UK: [], IE: [] } })
    const refused = await api.post(buildOrder.path, viewOf(both))
    await write(sold.details)
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'ITEM_OUT_OF_STOCK'])
    const { menu_items } = basketOf(refused).data
    expect(menu_items.map(({ menu_item_id }) => menu_item_id)).toEqual([PLAIN_ITEM])
  })

  it('freezes the sum once, however often it is asked, until something is changed', async () => {
    const { api, basket } = await aGuest()
    const filled = await addItem(api, basket, PLAIN_ITEM)
    const built = basketOf(await api.post(buildOrder.path, viewOf(filled)))
    const again = basketOf(await api.post(buildOrder.path, viewOf(built)))
    expect(again.data).toEqual(built.data)
    const stale = await api.post(validateBasket.path, viewOf(filled))
    expect(stale.body.errors[0].code).toBe('BASKET_STALE')
    expect((await addItem(api, again, OLIVES)).data).toMatchObject({ built: false })
  })
})
