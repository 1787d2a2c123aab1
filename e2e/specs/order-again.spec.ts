import { expect } from '../fixtures'
import { basketOf } from '../fixtures/journey'
import { moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { watchOrder } from '../fixtures/watched-order'

const HOUSES = { UK: 'galo-uk-deansgate', IE: 'galo-ie-grafton-street' } as const
const GONE = 'item-warm-hummus'
const THERE = 'item-garlic-bread'

/** Whether a dish can be had is found out by asking for it. */
const SOLD_OUT = /409 .*\/basket\/items\)$/
const TO_THE_DOOR = ['rider-assigned', 'rider-arrived', 'rider-in-transit', 'rider-nearby', 'delivered']

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeEach(({ request, site, market }) => putBack(request, site, HOUSES[market], GONE))
test.afterEach(({ request, site, market }) => putBack(request, site, HOUSES[market], GONE))

test('A meal is ordered again of which a dish is gone: it is named, the rest is in the basket at what the menu asks', async ({
  page,
  site,
  market,
  request,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(SOLD_OUT)
  const order = await watchOrder({ page, request, site, market, fulfilment: 'DELIVERY', dishes: [GONE, THERE] })
  for (const step of [
    'delivery/accepted-by-delivery-partner',
    'confirm',
    ...TO_THE_DOOR.map((each) => `delivery/${each}`),
  ])
    await moveOrder(request, site, order.id, step)
  const stock = `${site.platform}/console/api/restaurants/${HOUSES[market]}/items/${GONE}`
  expect((await request.put(stock, { data: { isAvailable: false } })).ok()).toBe(true)

  await page.getByRole('main').getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(/\/order\/menu\/.*fulfilment=delivery/)
  await expect(
    page
      .getByText(/The rest of your order is back in your basket\. Sorry, .*hummus.* can’t be had/i)
      .filter({ visible: true }),
  ).toBeVisible()
  expect(await basketOf(page)).toBe(4)
  await expectAccessible()
})

test(
  'A meal is ordered again of which nothing is left: that is said by name, and nothing is in the basket',
  { tag: '@proof' },
  async ({ page, site, market, request, complaints }) => {
    complaints.expect(SOLD_OUT)
    const order = await watchOrder({ page, request, site, market, fulfilment: 'DELIVERY', dishes: [GONE] })
    for (const step of [
      'delivery/accepted-by-delivery-partner',
      'confirm',
      ...TO_THE_DOOR.map((each) => `delivery/${each}`),
    ])
      await moveOrder(request, site, order.id, step)
    const stock = `${site.platform}/console/api/restaurants/${HOUSES[market]}/items/${GONE}`
    expect((await request.put(stock, { data: { isAvailable: false } })).ok()).toBe(true)

    await page.getByRole('main').getByRole('button', { name: 'Order again' }).click()
    await expect(
      page.getByText(/^Sorry, .*hummus.* can’t be had just now as you ordered it\.$/i).filter({ visible: true }),
    ).toBeVisible()
    expect(await basketOf(page)).toBe(0)
  },
)
