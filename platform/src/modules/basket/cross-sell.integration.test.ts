import { addItem, changeItem, type SignedBasket } from '@galo/contracts/basket'
import { signInGuest, viewOf, type Api } from '../../proof/world/api'
import { basketOf, PLAIN_ITEM, startBasket, UK_RESTAURANT } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()

const DIP = 'item-garlic-dip'
const RICE = 'item-spiced-rice'

const put = (api: Api, basket: SignedBasket, extras: readonly string[]) =>
  api.post(addItem.path, {
    ...viewOf(basket),
    change_id: crypto.randomUUID(),
    item: { id: PLAIN_ITEM, quantity: 2 },
    cross_sell: extras.map((id) => ({ id })),
  })
const linesOf = ({ data }: SignedBasket) =>
  data.menu_items.map(({ menu_item_id, quantity }) => [menu_item_id, quantity])
const sumOf = ({ data }: SignedBasket) => data.menu_items.reduce((sum, line) => sum + line.total_price.value, 0)

const sell = (itemId: string, isAvailable: boolean) =>
  platform.console.put(`/console/api/restaurants/${UK_RESTAURANT}/items/${itemId}`, { isAvailable })

describe('What goes in with a dish', () => {
  it('is a line of its own, one of each, and the lines come to the total', async () => {
    const { api } = await signInGuest(platform.url, 'UK')
    const basket = basketOf(await put(api, await startBasket(api), [DIP]))
    expect(linesOf(basket)).toEqual([
      [PLAIN_ITEM, 2],
      [DIP, 1],
    ])
    expect(basket.data.menu_items.map(({ upsell }) => upsell)).toEqual([false, true])
    expect(sumOf(basket)).toBe(basket.data.totals.grand_total.value)
  })

  it('stays when the dish is made up anew, and more can go in with that', async () => {
    const { api } = await signInGuest(platform.url, 'UK')
    const basket = basketOf(await put(api, await startBasket(api), [DIP]))
    const item = { id: basket.data.menu_items[0]?.id, quantity: 1 }
    const again = await api.patch(changeItem.path, { ...viewOf(basket), item, cross_sell: [{ id: DIP }] })
    expect(linesOf(basketOf(again))).toEqual([
      [PLAIN_ITEM, 1],
      [DIP, 2],
    ])
  })

  it('goes in with the dish or not at all: what has sold out is named, and nothing is added', async () => {
    const { api } = await signInGuest(platform.url, 'UK')
    const empty = await startBasket(api)
    await sell(DIP, false)
    const refused = await put(api, empty, [DIP])
    await sell(DIP, true)
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'ITEM_OUT_OF_STOCK'])
    expect(refused.body.sold_out_choices).toEqual(['Garlic dip'])
    expect(linesOf(basketOf(await put(api, empty, [])))).toEqual([[PLAIN_ITEM, 2]])
  })

  it('is refused where the menu has no such dish, or it has to be made up first', async () => {
    const { api } = await signInGuest(platform.url, 'UK')
    const empty = await startBasket(api)
    expect((await put(api, empty, ['item-of-yesterday'])).status).toBe(404)
    expect((await put(api, empty, ['item-half-chicken'])).body.errors[0].code).toBe('INVALID_MODIFIERS')
    expect((await put(api, empty, Array(11).fill(RICE))).status).toBe(400)
  })
})
