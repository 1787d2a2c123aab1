import { expect } from '../fixtures'
import { moveOn, putBack } from '../fixtures/operator'
import {
  PLACES,
  CARDS,
  choose,
  fillCard,
  payButton,
  payWithGoodCard,
  reachPayment,
  shortIdOf,
} from '../fixtures/journey'
import { test } from '../fixtures/own-site-test'
import { basketIdOf, countCharges, countOrders } from '../fixtures/platform'

const ORDER_PAGE = /\/order\/myorders\/[\w-]+$/
const GOES_BACK = /£\d+\.\d\d goes back to (your card|Visa ending 4242) by Wed 25 Nov\./

// One after the other: they move the time and the kitchens of their site.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ request, site }) => putBack(request, site, PLACES.UK.id, 'item-half-chicken'))

test('An order that was paid, and whose answer was lost with its tab, is found in a new one and not paid again', async ({
  page,
  context,
  site,
  request,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await reachPayment(page, 'UK')
  const basketId = await basketIdOf(page)
  await page.route('**/orders/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await fillCard(page, CARDS.good)
  await payButton(page).click()
  await expect(page.getByText(/You’ve paid. We don’t know yet whether the restaurant has your order/)).toBeVisible({
    timeout: 30_000,
  })
  await page.close()

  const next = await context.newPage()
  await next.goto('/order/myorders')
  await expect(next.getByRole('region', { name: 'On its way' })).toContainText('from Galo Deansgate')
  await next.goto('/order/checkout')
  await expect(next).toHaveURL(ORDER_PAGE)
  await expect(next.getByRole('heading', { level: 1 })).toContainText('collect at')
  expect(await countCharges(request, basketId, site.platform)).toBe(1)
  expect(await countOrders(request, basketId, site.platform)).toBe(1)
})

test(
  'An order that no kitchen answers is turned down, and its page names what goes back and by which day',
  { tag: '@proof' },
  async ({ page, site, request, expectAccessible }) => {
    await reachPayment(page, 'UK')
    await payWithGoodCard(page)
    await expect(page.getByText('Sending your order to the restaurant.')).toBeVisible()
    await moveOn(request, site, '20 min')
    await expect(page.getByText(GOES_BACK)).toBeVisible({ timeout: 40_000 })
    await expectAccessible()
    await page.goto('/order/myorders')
    await expect(page.getByRole('main')).toContainText(GOES_BACK)
    await expectAccessible()
  },
)

test(
  'The food of a rejected order is back at the checkout, and can be paid for',
  { tag: '@proof' },
  async ({ page, operator }) => {
    await reachPayment(page, 'UK')
    await payWithGoodCard(page)
    const rejected = page.url()
    await operator.answer(await shortIdOf(page), 'Reject')
    await expect(page.getByText(GOES_BACK)).toBeVisible({ timeout: 40_000 })
    await page.getByRole('button', { name: 'Go back to checkout' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nearly there' })).toBeVisible()
    await expect(page.getByText('Half chicken').first()).toBeVisible()
    await expect(page.getByText('Your food is back in your basket, at today’s prices.').first()).toBeVisible()
    // Who it is for is known by now, so the way on from the time is paying.
    const day = page.getByRole('group', { name: 'Collect today' })
    await day.getByRole('button').last().click()
    await choose(day.getByRole('radio').last())
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await payWithGoodCard(page)
    expect(page.url()).not.toBe(rejected)
  },
)
