import { addItem, setPreferences, type Preferences, type SignedBasket } from '@galo/contracts/basket'
import { pathOf } from '@galo/contracts/call'
import { getOrder } from '@galo/contracts/orders'
import { granted, submit, viewOf, type Api } from '../../proof/world/api'
import {
  aBasketOf,
  basketOf,
  buildBasket,
  payFor,
  PLAIN_ITEM,
  startBasket,
  startPayment,
} from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform()
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})

const NOTHING: Preferences = { avoid: [], diets: [], cutlery: false, bag: false }
const ask = (api: Api, basket: SignedBasket, preferences: object) =>
  api.post(setPreferences.path, { ...viewOf(basket), preferences })
const prefer = async (api: Api, basket: SignedBasket, preferences: Partial<Preferences>) =>
  basketOf(granted(await ask(api, basket, { ...NOTHING, ...preferences }), 'prefer'))
const feesOf = ({ data }: SignedBasket) => data.fees.map(({ kind, amount }) => [kind, amount.value])

describe('What goes with a basket besides its food', () => {
  it('is nothing until somebody says so, and stays while dishes come and go', async () => {
    const { api } = await world.guest()
    const basket = await startBasket(api)
    expect(basket.data.preferences).toBeNull()
    const said = await prefer(api, basket, { avoid: ['milk', 'almonds'], cutlery: true })
    const item = { id: PLAIN_ITEM, quantity: 1 }
    const filled = basketOf(await api.post(addItem.path, { ...viewOf(said), item }))
    expect(filled.data.preferences).toEqual({ avoid: ['milk', 'almonds'], diets: [], cutlery: true, bag: false })
    expect((await prefer(api, filled, {})).data.preferences).toEqual(NOTHING)
  })

  it.each([
    ['UK', 'galo-uk-deansgate', 10],
    ['IE', 'galo-ie-grafton-street', 22],
  ] as const)(
    'charges %s for a bag when one is asked for, and none where people sit',
    async (market, restaurant, fee) => {
      const { api } = await world.guest(market)
      const basket = await aBasketOf(api, PLAIN_ITEM, 1, { restaurant })
      const withBag = await prefer(api, basket, { bag: true })
      expect(feesOf(withBag)).toEqual([['BAG', fee]])
      expect(withBag.data.totals.grand_total.value).toBe(basket.data.totals.grand_total.value + fee)
      expect(feesOf(await prefer(api, withBag, {}))).toEqual([])
      const seated = await aBasketOf(api, PLAIN_ITEM, 1, { restaurant, fulfilment: 'EAT_IN' })
      expect(feesOf(await prefer(api, seated, { bag: true }))).toEqual([])
    },
  )

  it('goes with the order, and what is in each line too', async () => {
    const { api } = await world.guest()
    const wanted = { avoid: ['milk'], bag: true }
    const built = await buildBasket(api, await prefer(api, await aBasketOf(api, PLAIN_ITEM), wanted))
    const payment = await payFor(api, built)
    const { id } = granted(await submit(api, built, payment, await world.slot()), 'submit').body.data
    const order = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
    expect(order.preferences).toEqual({ ...NOTHING, ...wanted })
    expect(order.order_items[0]?.allergens).toEqual(built.data.menu_items[0]?.allergens)
  })

  it('thaws a built basket when it changes, and leaves it and its payment alone when it is so already', async () => {
    const { api } = await world.guest()
    const built = await buildBasket(api, await prefer(api, await aBasketOf(api, PLAIN_ITEM), { avoid: ['egg'] }))
    await startPayment(api, built)
    expect((await prefer(api, built, { avoid: ['egg'] })).data).toEqual(built.data)
    const changed = await prefer(api, built, { avoid: ['egg', 'fish'] })
    expect([changed.data.built, changed.data.revision]).toEqual([false, built.data.revision + 1])
  })

  it('is not to be changed once it is paid for', async () => {
    const { api } = await world.guest()
    const { basket } = await world.paid(api)
    expect(await ask(api, basket, { ...NOTHING, bag: true })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'BASKET_PAID' }] },
    })
  })

  it.each([
    [{ ...NOTHING, avoid: ['moonlight'] }],
    [{ ...NOTHING, avoid: ['milk', 'milk'] }],
    [{ ...NOTHING, diets: ['UNKNOWN'] }],
    [{ avoid: [], diets: [] }],
  ])('is refused where the kitchen could not read it: %j', async (preferences) => {
    const { api } = await world.guest()
    expect((await ask(api, await startBasket(api), preferences)).status).toBe(400)
  })
})
