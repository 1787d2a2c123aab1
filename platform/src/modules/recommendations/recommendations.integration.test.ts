import { suggestItems } from '@galo/contracts/recommendations'
import { menu } from '../../../data'
import { createApi, signInGuest } from '../../proof/world/api'
import { startBasket } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const RESTAURANT = 'galo-ie-grafton-street'

const platform = runTestPlatform()
const atMost = (limit: number): string => `${suggestItems.path}?limit=${limit}`

const aGuest = async () => {
  const { api } = await signInGuest(platform.url, 'IE')
  return { api, basket: (await startBasket(api, { restaurant: RESTAURANT })).data }
}

describe('What goes with a basket', () => {
  it('is a drink, a side and a dessert that can be had here, as the wire knows them', async () => {
    const { api, basket } = await aGuest()
    const drinks = menu.items.filter(({ category }) => category === 'DRINKS')
    const [first] = suggestItems.answer.parse((await api.post(atMost(1), { basket })).body).suggestions
    const path = `/console/api/restaurants/${RESTAURANT}/items/${first?.menu_item_id}`
    expect((await platform.console.put(path, { isAvailable: false })).status).toBe(200)

    const { suggestions } = suggestItems.answer.parse((await api.post(suggestItems.path, { basket })).body)
    expect(suggestions).toHaveLength(10)
    expect(suggestions.map(({ menu_item_id }) => menu_item_id)).not.toContain(first?.menu_item_id)
    expect(suggestions.slice(0, 3).map(({ grouping }) => grouping)).toEqual(['DRINKS', 'SIDES', 'DESSERTS'])
    const can = suggestions.find(({ deposit_fee }) => deposit_fee != null)
    expect(can?.deposit_fee).toEqual({ currency_code: 'EUR', value: expect.any(Number) })
    expect(can?.price_list[0]).toMatchObject({ kind: 'TAKE_AWAY', currency_code: 'EUR', value: expect.any(Number) })
    expect(drinks.map(({ id }) => id)).toContain(can?.menu_item_id)
  })

  it.each([0, 11, -1, 2.5, NaN])('is not asked for %p at a time', async (limit) => {
    const { api, basket } = await aGuest()
    const refused = await api.post(atMost(limit), { basket })
    expect([refused.status, refused.body.errors[0].message]).toEqual([400, 'limit: 1 to 10'])
  })

  it('wants to see a basket, of a restaurant that is there, from somebody with a session', async () => {
    const { api, basket } = await aGuest()
    const missing = await api.post(suggestItems.path, { basket: { ...basket, menu_items: 'none' } })
    expect([missing.status, missing.body.errors[0].message]).toEqual([
      400,
      expect.stringMatching(/^basket\.menu_items/),
    ])
    const nowhere = { basket: { ...basket, restaurant_id: 'nowhere' } }
    expect((await api.post(suggestItems.path, nowhere)).status).toBe(404)
    expect((await createApi(platform.url).post(suggestItems.path, { basket })).status).toBe(401)
  })
})
