import { expect, test } from '../fixtures'
import { PLACES } from '../fixtures/journey'

const ORDER = '0b5bb1d0-0000-4000-8000-000000000000'
const PATH = { UK: 'gb', IE: 'ie' } as const
const OTHER = { UK: 'IE', IE: 'UK' } as const

test.describe('An address of the site', () => {
  test('is answered, or leads in one step to the one it has now', async ({ request, market }) => {
    const { slug, postcode } = PLACES[market]
    const q = encodeURIComponent(postcode)
    const at = market === 'UK' ? { lat: '53.4775', lon: '-2.2497' } : { lat: '53.3498', lon: '-6.2603' }
    const menu = `/order/menu/${slug}?fulfilment=collection`
    const leads = {
      '/': '/order/search',
      '/order': '/order/search',
      '/Order/Search/': '/order/search',
      '/Order': '/order/search',
      '/?fulfilment=delivery': '/order/search?fulfilment=delivery',
      [`/search/results?q=${q}`]: `/order/search/results?q=${q}`,
      [`/menu/${slug}?fulfilment=collection`]: menu,
      [`/Order/Menu/${slug.toUpperCase()}/?fulfilment=collection`]: menu,
      '/order/checkout/': '/order/checkout',
      '/ORDER/MyOrders/Success': '/order/myorders/success',
      '/myorders/failure': '/order/myorders/failure',
      [`/orders/orders/${ORDER}`]: `/order/myorders/${ORDER}`,
      [`/Orders/Orders/${ORDER}/`]: `/order/myorders/${ORDER}`,
      [`/order-tracking/${PATH[market]}/${ORDER}`]: `/order/myorders/${ORDER}`,
      [`/order-tracking/${PATH[market].toUpperCase()}/${ORDER}`]: `/order/myorders/${ORDER}`,
      '/Restaurants/': '/restaurants',
      '/Restaurants/Search/': '/restaurants/search',
      [`/order/restaurants/search?location=${q}`]: `/restaurants/search?location=${q}`,
      [`/js/geo/convert/place?lat=${at.lat}&lon=${at.lon}`]: `/restaurants/search?lat=${at.lat}&lon=${at.lon}`,
      [`/Restaurants/${slug.toUpperCase()}`]: `/restaurants/${slug}`,
      '/Card/About/': '/card/about',
      '/Terms/': '/terms',
    }
    for (const [from, to] of Object.entries(leads)) {
      const first = await request.get(from, { maxRedirects: 0 })
      expect([from, first.status(), first.headers()['location']]).toEqual([from, 302, to])
      const then = await request.get(to, { maxRedirects: 0 })
      expect([to, then.status()]).toEqual([to, 200])
    }
  })

  test('of an order of the other market leads to its site by a link, not by itself', async ({
    page,
    market,
    complaints,
  }) => {
    complaints.expectAny(/404/)
    await page.goto(`/order-tracking/${PATH[OTHER[market]]}/${ORDER}`)
    await expect(page.getByRole('heading', { level: 1, name: /^That order is in/ })).toBeVisible()
    const way = page.getByRole('main').getByRole('link', { name: /^Open it on the/ })
    const there = new URL((await way.getAttribute('href')) ?? '')
    expect(there.pathname).toBe(`/order/myorders/${ORDER}`)
    expect(there.host).not.toBe(new URL(page.url()).host)
  })
})
