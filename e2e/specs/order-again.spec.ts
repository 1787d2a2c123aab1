import { expect } from '../fixtures'
import { PLACES, basketOf } from '../fixtures/journey'
import { moveOrder, putBack, TO_THE_DOOR } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { watchOrder, type Watching } from '../fixtures/watched-order'

const GONE = 'item-warm-hummus'
const THERE = 'item-garlic-bread'

/** Whether a dish can be had is found out by asking for it. */
const SOLD_OUT = /409 .*\/basket\/items\)$/

/** Somebody whose delivery of these dishes has arrived, and whose restaurant has run out of one since. */
const haveEaten = async ({ page, site, market, request }: Omit<Watching, 'fulfilment'>, dishes: readonly string[]) => {
  const { id } = await watchOrder({ page, request, site, market, fulfilment: 'DELIVERY', dishes })
  for (const step of [...TO_THE_DOOR, 'delivery/delivered']) await moveOrder(request, site, id, step)
  const stock = `${site.platform}/console/api/restaurants/${PLACES[market].id}/items/${GONE}`
  expect((await request.put(stock, { data: { isAvailable: false } })).ok()).toBe(true)
}

test.describe.configure({ mode: 'default' })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, GONE))
test.afterEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, GONE))

test('A meal is ordered again of which a dish is gone: it is named, the rest is in the basket at what the menu asks', async ({
  page,
  site,
  market,
  request,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(SOLD_OUT)
  await haveEaten({ page, site, market, request }, [GONE, THERE])

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
    await haveEaten({ page, site, market, request }, [GONE])

    await page.getByRole('main').getByRole('button', { name: 'Order again' }).click()
    await expect(
      page.getByText(/^Sorry, .*hummus.* can’t be had just now as you ordered it\.$/i).filter({ visible: true }),
    ).toBeVisible()
    expect(await basketOf(page)).toBe(0)
  },
)
