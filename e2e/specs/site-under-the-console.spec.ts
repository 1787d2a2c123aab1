import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { mendAll, pagesAgreeOnTime, putBack } from '../fixtures/operator'
import {
  PLACES,
  addCombo,
  CARDS,
  choose,
  chooseSlot,
  confirmation,
  fillCard,
  fillDetails,
  openMenu,
  openCheckout,
  payButton,
  payWithGoodCard,
  shortIdOf,
  reachPayment,
} from '../fixtures/journey'
import { test } from '../fixtures/own-site-test'
import { basketIdOf, countCharges, countOrders } from '../fixtures/platform'

const RESTAURANT = PLACES.UK.id
const DISH = 'item-half-chicken'
const MENU = '/order/menu/deansgate?fulfilment=collection'
const RESULTS = '/order/search/results?q=M3+4LZ&lat=53.4775&lon=-2.2497&fulfilment=collection'

const slots = (page: Page): Locator => page.getByRole('group', { name: 'Collect today' }).getByRole('radio')
/** Shows the times of the day's last hour. */
const lastHour = (page: Page): Promise<void> =>
  page.getByRole('group', { name: 'Collect today' }).getByRole('button').last().click()
const result = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Galo Deansgate' }) })
/** Goes along the list of its last times, which no other test takes. */
const reachPaymentForTheLastSlot = async (page: Page) => {
  // What had sold out a moment ago is still told for some seconds.
  await expect(async () => {
    await openMenu(page, 'UK')
    await expect(page.locator(`#dish-${DISH}`)).not.toContainText('Sold out', { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await addCombo(page)
  await openCheckout(page)
  await lastHour(page)
  await choose(slots(page).last())
  await page.getByRole('button', { name: /continue to personal details/i }).click()
  await fillDetails(page)
}

// One after the other: they move the time and the kitchens of their site.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ request, site }) => putBack(request, site, RESTAURANT, DISH))
// Whoever comes next to this site knows nothing of it.
test.afterEach(({ request, site }) => putBack(request, site, RESTAURANT, DISH))

test.describe('While somebody sits at the console, the site', () => {
  test(
    'says by itself that the kitchen took an order',
    { tag: '@proof' },
    async ({ page, operator, expectAccessible }) => {
      await reachPayment(page, 'UK')
      await payWithGoodCard(page)
      await expect(page.getByText('Sending your order to the restaurant.')).toBeVisible()
      await operator.answer(await shortIdOf(page), 'Accept')
      await expect(confirmation(page)).toBeVisible({ timeout: 40_000 })
      await expectAccessible()
    },
  )

  test(
    'says by itself that the kitchen can’t, and that the money comes back',
    { tag: '@proof' },
    async ({ page, operator }) => {
      await reachPayment(page, 'UK')
      await payWithGoodCard(page)
      await operator.answer(await shortIdOf(page), 'Reject')
      await expect(
        page
          .getByRole('main')
          .getByText(/refund/i)
          .first(),
      ).toBeVisible({ timeout: 40_000 })
    },
  )

  test('shows a dish that sold out, and tells a basket that holds it by name', async ({
    page,
    complaints,
    browser,
    operator,
    site,
    request,
  }) => {
    await reachPayment(page, 'UK')
    const basketId = await basketIdOf(page)
    await operator.openKitchen('Galo Deansgate')
    await operator.sellOut('Half chicken')
    // Somebody else's browser: a second tab of this one would look at the basket, and take the dish out of it.
    const other = await (await browser.newContext({ baseURL: site.uk })).newPage()
    await other.goto(MENU)
    await expect(other.getByRole('listitem').filter({ hasText: 'Half chicken' }).first()).toContainText(/sold out/i)
    // The basket that was to be paid is refused by status, which the browser notes.
    complaints.expect(/409 \(Conflict\)/)
    await fillCard(page, CARDS.good)
    await payButton(page).click()
    await expect(page.getByText(/Half chicken just sold out and had to come out of your basket/).first()).toBeVisible()
    expect(await countCharges(request, basketId, site.platform)).toBe(0)
  })

  test(
    'offers the times there are when the kitchen stops early, and takes the order for one of them',
    { tag: '@proof' },
    async ({ page, operator, site, request }) => {
      await reachPaymentForTheLastSlot(page)
      const basketId = await basketIdOf(page)
      await operator.openKitchen('Galo Deansgate')
      await operator.closeAt('14:30')
      await fillCard(page, CARDS.good)
      await payButton(page).click()
      const dialog = page.getByRole('dialog', { name: 'The last time is now 14:25' })
      await expect(dialog).toContainText('Nothing was charged')
      await dialog.getByRole('button', { name: /^14:20/ }).click()
      await page
        .getByRole('button', { name: /confirm collection time|continue/i })
        .first()
        .click()
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
      expect(await countCharges(request, basketId, site.platform)).toBe(1)
    },
  )

  test(
    'does not send anybody to a restaurant that closed for today',
    { tag: '@proof' },
    async ({ page, context, operator }) => {
      await page.goto(RESULTS)
      await expect(result(page)).toBeVisible()
      await openMenu(page, 'UK')
      await addCombo(page)
      await operator.openKitchen('Galo Deansgate')
      await operator.closeForToday()
      const other = await context.newPage()
      await other.goto(RESULTS)
      await expect(other.getByRole('heading', { name: 'Galo Piccadilly' })).toBeVisible()
      await expect(result(other)).toHaveCount(0)
      await other.goto(MENU)
      await expect(other.getByText(/Closed for today/)).toBeVisible()
      // The menu that was open says so by itself, and leads nobody on to pay.
      await page.bringToFront()
      await expect(page.getByRole('button', { name: 'Add Garlic dip' })).toHaveCount(0, { timeout: 50_000 })
      await expect(page.getByRole('link', { name: /go to checkout/i })).toHaveCount(0)
      await expect(page.getByText('Your basket is exactly as you left it.').first()).toBeAttached()
      await page.goto('/order/checkout')
      await expect(page.getByRole('dialog', { name: 'No collection slots available' })).toBeVisible()
    },
  )

  test(
    'shows the whole menu while nobody can say what sold out, and after four tries of a dish the way to the telephone',
    { tag: '@proof' },
    async ({ page, operator, site, request, complaints, expectAccessible }) => {
      complaints.expectAny(/503 \(Service Unavailable\)/)
      // Another house, of which nothing has been asked before that could be said again.
      await operator.breakCall('POST /menu-availability/query', {})
      // A page behind the console's draws no frame, and nothing on it comes to rest.
      await page.bringToFront()
      await page.goto('/order/menu/piccadilly?fulfilment=collection')
      await expect(page.getByText('We can’t see what has sold out right now')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Menu sections' }).getByRole('link')).toHaveCount(12)
      await expect(page.getByRole('main').getByText('Sold out', { exact: true })).toHaveCount(0)
      await expectAccessible()
      // Lines of the log go together, a moment later.
      await expect
        .poll(async () => {
          const lines = await request.get(`${site.platform}/console/api/logs?kind=log&text=MENU_AVAILABILITY_ERROR`)
          return ((await lines.json()) as { readonly entries: readonly object[] }).entries.length
        })
        .toBeGreaterThan(0)

      await operator.breakCall('POST /basket/basket/items', {})
      await page.bringToFront()
      const add = page.getByRole('button', { name: 'Add Garlic dip' })
      await untilAlive(add)
      await add.click()
      const basket = page.getByRole('complementary', { name: 'Basket' })
      const again = basket.getByRole('button', { name: 'Try again' })
      for (let tries = 1; tries < 4; tries++) {
        await expect(basket.getByText("We couldn't add that. Please try again.")).toBeVisible()
        const answered = page.waitForResponse((answer) => answer.url().endsWith('/basket/items'))
        await again.click()
        await answered
      }
      await expect(basket.getByText(/That keeps failing, and it is us, not you/)).toBeVisible()
      await expect(again).toHaveCount(0)
      // Where the page was left, the sections' bar lies over half of some buttons. Not from further off: what moves out of sight never ends.
      await page.locator('#dips-and-extras').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await expectAccessible()
      await request.delete(`${site.platform}/console/api/faults`)
      await basket.getByRole('link', { name: 'Find its number' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Galo Piccadilly' })).toBeVisible()
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
      await page.goBack()
      await add.click()
      await expect(page.getByText('Added: Garlic dip')).toBeVisible()
      await expect(basket.getByText(/That keeps failing/)).toHaveCount(0)
    },
  )

  test(
    'shows a restaurant’s page as it was while the platform is silent, and says of others whom to ring',
    { tag: '@proof' },
    async ({ page, operator, complaints, expectAccessible }) => {
      complaints.expectAny(/503 \(Service Unavailable\)/)
      const title = page.getByRole('main').getByRole('heading', { level: 1 })
      await page.goto('/restaurants/deansgate')
      await expect(title).toHaveText('Galo Deansgate')
      await operator.breakCall('POST /order-experience/query', {})
      // Longer than what was said is given again without a question.
      await page.waitForTimeout(2_500)
      await page.reload()
      await expect(title).toHaveText('Galo Deansgate')
      // One that nobody here has looked at.
      const answer = await page.goto('/restaurants/didsbury')
      expect(answer?.status()).toBe(503)
      await expect(title).toHaveText('We can’t look that up just now')
      await expect(page.getByRole('link', { name: 'Ring 0117 496 0100' })).toBeVisible()
      await expectAccessible()
    },
  )

  test(
    'finds a place by words while nobody can suggest one, and the doors of a postcode whenever they come',
    { tag: '@proof' },
    async ({ page, operator, site, request, complaints }) => {
      complaints.expectAny(/503 \(Service Unavailable\)/)
      const words = page.getByRole('combobox', { name: 'Where are you?' })
      await page.goto('/order/search?fulfilment=delivery', { waitUntil: 'networkidle' })
      await operator.breakCall('GET /localities/autocomplete', {})
      await words.fill('Leeds')
      await expect(page.getByText('Suggestions aren’t available now.', { exact: false }).first()).toBeVisible({
        timeout: 20_000,
      })
      await mendAll(request, site)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Galos near Leeds' })).toBeVisible({ timeout: 20_000 })
      await operator.breakCall('GET /localities/details', { percent: 50 })
      await page.goto('/order/search?fulfilment=delivery', { waitUntil: 'networkidle' })
      await words.fill('M3 8ZQ')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Enter')
      // Asked again by itself where one answer is lost; where all are, the search goes on without.
      await expect(
        page
          .getByRole('listbox', { name: /^Which door/ })
          .or(page.getByRole('heading', { name: /^Galos near M3 8ZQ/ })),
      ).toBeVisible({ timeout: 30_000 })
    },
  )

  test('is closed at ten to midnight', { tag: '@proof' }, async ({ page, operator, site, request }) => {
    await operator.jump('Before midnight, 23:50')
    await pagesAgreeOnTime(request, site)
    await page.goto(RESULTS)
    await expect(result(page)).toContainText('Closed for today')
    await expect(result(page)).toContainText('Opens tomorrow')
    await page.goto(MENU)
    await expect(page.getByText(/Closed for today/)).toBeVisible()
  })

  test(
    'tells local time over the change of the clocks',
    { tag: '@proof' },
    async ({ page, operator, site, request }) => {
      await operator.jump('Forward 2027, 5 min before')
      await pagesAgreeOnTime(request, site)
      await openMenu(page, 'UK')
      await expect(page.getByText(/Opens at 11:30/)).toBeVisible()
      await addCombo(page)
      await openCheckout(page)
      // Half past eleven of a summer day: an hour less by the platform's clock.
      await expect(slots(page).first()).toHaveAttribute('value', '2027-03-28T10:30:00.000Z')
      await expect(page.getByRole('group', { name: 'Collect today' }).getByText('11:30', { exact: true })).toBeVisible()
    },
  )

  test(
    'collects without quotes, and pays once by itself when paying failed once',
    { tag: '@proof' },
    async ({ page, operator, site, request, complaints }) => {
      complaints.expect(/503 \(Service Unavailable\)/)
      await operator.breakCall('POST /quote/quote/deliveroo/latlon', { percent: 50 })
      await operator.breakCall('PUT /payment/transaction', { times: 1 })
      await openMenu(page, 'UK')
      await addCombo(page)
      await openCheckout(page)
      await chooseSlot(page)
      await fillDetails(page)
      const basketId = await basketIdOf(page)
      await fillCard(page, CARDS.good)
      // One answer that was lost is asked for again by the page itself.
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
      expect(await countOrders(request, basketId, site.platform)).toBe(1)
      expect(await countCharges(request, basketId, site.platform)).toBe(1)
    },
  )
})
