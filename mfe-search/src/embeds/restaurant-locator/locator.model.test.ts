import { aRestaurantEstimate } from '@galo/testing'
import type { RestaurantResult } from '../../features/restaurant-list/restaurant-result'
import { toResult } from '../../features/restaurant-list/search-results.model'
import { entriesOf, MOST_LISTED, placeFrom } from './locator.model'

const ORIGIN = 'https://uk.galo.test'
const from = (attributes: Readonly<Record<string, string>>) => placeFrom((name) => attributes[name] ?? null, ORIGIN)

describe('placeFrom', () => {
  it('asks the site of the script for collection in the UK, unless its page says otherwise', () => {
    expect(from({})).toEqual({ origin: ORIGIN, market: 'UK', fulfilment: 'COLLECTION' })
    expect(from({ market: ' ie ', fulfilment: 'Delivery', 'api-origin': 'https://www.galo.test/order?x=1' })).toEqual({
      origin: 'https://www.galo.test',
      market: 'IE',
      fulfilment: 'DELIVERY',
    })
  })

  it('takes what makes no sense for nothing said', () => {
    for (const wrong of [
      { market: 'FR' },
      { market: 'constructor' },
      { fulfilment: 'by pigeon' },
      { 'api-origin': 'javascript:alert(1)' },
      { 'api-origin': '/order' },
    ])
      expect(from(wrong)).toEqual(from({}))
  })
})

const NOON = Date.parse('2026-11-18T12:05:00.000Z')

const aResult = (change: Partial<RestaurantResult> = {}): RestaurantResult => {
  const found = toResult(aRestaurantEstimate({ channels: [{ fulfilmentMethod: 'COLLECTION' }] }), {
    fulfilment: 'COLLECTION',
    from: { latitude: 53.4775, longitude: -2.2497 },
    now: NOON,
    timeZone: 'Europe/London',
  })
  if (found === null) throw new Error('It has hours and a channel')
  return { ...found, distanceMiles: 0.4, earliest: '2026-11-18T12:20:00.000Z', ...change }
}

describe('entriesOf', () => {
  const entries = (results: readonly RestaurantResult[]) =>
    entriesOf(results, { site: ORIGIN, place: from({}), now: NOON })

  it('leads to ordering from there, on the site of the market', () => {
    const [entry] = entries([aResult({ slug: 'deansgate' })])
    expect(entry).toMatchObject({
      href: `${ORIGIN}/order/menu/deansgate?fulfilment=collection`,
      distance: '0.4 miles',
      action: 'Order from here',
      reason: null,
    })
  })

  it('promises nothing of who takes no orders', () => {
    const [offline] = entries([aResult({ channel: { ...aResult().channel, online: false } })])
    expect(offline).toMatchObject({ action: 'See the menu', reason: 'Not taking orders right now' })
  })

  it('lists the nearest alone', () =>
    expect(entries(Array.from({ length: 9 }, (_, index) => aResult({ id: `r${index}` })))).toHaveLength(MOST_LISTED))
})
