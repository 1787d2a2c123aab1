import fc from 'fast-check'
import { addItem, type SignedBasket } from '@galo/contracts/basket'
import { listAvailableTimes, timesOf } from '@galo/contracts/capacity'
import type { WirePrice } from '@galo/contracts/money'
import { getOrder } from '@galo/contracts/orders'
import type { Market } from '@galo/domain'
import { totalFor } from '../../mfe-menu/src/features/item/item-configurator.model'
import { requestsOf, SEED } from '../../platform/src/proof/fuzz/effort'
import { granted, signInGuest, submit, viewOf, type Api } from '../../platform/src/proof/world/api'
import { basketOf, buildBasket, payFor, startBasket } from '../../platform/src/proof/world/baskets'
import { runTestPlatform } from '../../platform/src/proof/world/start-test-platform'
import { openHttp } from '../finding/site'
import { anyBasket, chosen, type AnyBasket } from './any-basket'

const BASKETS = requestsOf({ slice: 6, all: 150 })
const RESTAURANTS: Readonly<Record<Market, string>> = { UK: 'galo-uk-deansgate', IE: 'galo-ie-cork' }

const platform = runTestPlatform({ SLOT_CAPACITY: '10000' })
jest.setTimeout(900_000)

/** The basket with what can be had of it, and what the site's buttons said of that. */
const fill = async (api: Api, { market, fulfilmentType, dishes }: AnyBasket) => {
  let basket: SignedBasket = await startBasket(api, { restaurant: RESTAURANTS[market] })
  let said = 0
  for (const dish of dishes) {
    const item = { id: dish.item.id, quantity: dish.quantity, modifiers: chosen(dish) }
    const answer = await api.post(addItem.path, { ...viewOf(basket), item })
    // Sold out here today, or more of one dish than a basket takes.
    if (answer.status >= 400) continue
    basket = basketOf(answer)
    said += totalFor(dish.item, dish.selection, dish.quantity, fulfilmentType)?.value ?? NaN
  }
  return { basket, said }
}

interface Line {
  readonly total_price: WirePrice
  readonly modifiers: readonly { readonly choices: readonly { readonly price: WirePrice }[] }[]
}

/** All that a line says of money. */
const pricesOf = ({ total_price, modifiers }: Line) => [
  total_price,
  ...modifiers.flatMap(({ choices }) => choices.map(({ price }) => price)),
]

const slotAt = async (market: Market): Promise<string> => {
  const variables = {
    restaurantIds: [RESTAURANTS[market]],
    fulfilmentType: 'COLLECTION' as const,
    fromTime: platform.clock.now().toISOString(),
  }
  const [, , time] = timesOf(await openHttp(platform.url).send(listAvailableTimes, { variables }), RESTAURANTS[market])
  if (time === undefined) throw new Error('No time is left')
  return time
}

const buy = async (api: Api, basket: SignedBasket, market: Market) => {
  const built = await buildBasket(api, basket)
  const payment = await payFor(api, built)
  const { id } = granted(await submit(api, built, payment, await slotAt(market)), 'submit').body.data
  const { body } = granted(await api.get(getOrder.path.replace(':id', id)), 'read')
  return { built, order: getOrder.answer.parse(body) }
}

describe(`${BASKETS} baskets of either market, bought over HTTP`, () => {
  it('cost what the buttons said, and the order says it again line by line', async () => {
    const baskets = fc.sample(anyBasket(['UK', 'IE'], ['COLLECTION'], 5), { numRuns: BASKETS, seed: SEED })
    let bought = 0
    for (const given of baskets) {
      const { api } = await signInGuest(platform.url, given.market)
      const { basket, said } = await fill(api, given)
      expect(basket.data.totals.grand_total.value).toBe(said)
      if (said === 0) continue
      const { built, order } = await buy(api, basket, given.market)
      bought += 1

      expect(order.costs.total).toEqual(basket.data.totals.grand_total)
      expect(built.data.totals).toEqual(basket.data.totals)
      expect(order.order_items.map(pricesOf)).toEqual(basket.data.menu_items.map(pricesOf))
    }
    expect(bought).toBeGreaterThan(BASKETS / 2)
  })
})
