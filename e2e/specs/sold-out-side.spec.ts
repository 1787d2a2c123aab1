import { expect } from '../fixtures'
import { putBack } from '../fixtures/operator'
import {
  PLACES,
  addCombo,
  CARDS,
  choose,
  fillCard,
  openMenu,
  payButton,
  payWithGoodCard,
  reachPayment,
} from '../fixtures/journey'
import { test } from '../fixtures/own-site-test'
import { basketIdOf, countCharges } from '../fixtures/platform'

const RESTAURANT = PLACES.UK.id
const SIDE = 'item-spiced-rice'

// One after the other: they sell the side out for everybody.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ request, site }) => putBack(request, site, RESTAURANT, SIDE))
// Whoever comes next to this site knows nothing of it.
test.afterEach(({ request, site }) => putBack(request, site, RESTAURANT, SIDE))

test.describe('A side of a meal sells out while the meal is in the basket', () => {
  test('it is named before anything is charged, another is chosen in its place, and the meal is paid for', async ({
    page,
    operator,
    site,
    request,
    complaints,
    expectAccessible,
  }) => {
    await reachPayment(page, 'UK')
    const basketId = await basketIdOf(page)
    await operator.openKitchen('Galo Deansgate')
    await operator.sellOut('Spiced rice')
    // The basket that was to be paid is refused by status, which the browser notes.
    complaints.expect(/409 \(Conflict\)/)
    await page.bringToFront()
    await fillCard(page, CARDS.good)
    await payButton(page).click()
    const summary = page.getByRole('region', { name: 'Your order' })
    await expect(summary.getByText('Sold out: Spiced rice.')).toBeVisible()
    await expectAccessible()
    expect(await countCharges(request, basketId, site.platform)).toBe(0)

    await summary.getByRole('link', { name: 'Change Half chicken' }).click()
    const dish = page.getByRole('dialog', { name: 'Half chicken' })
    await expect(dish.getByRole('radio', { name: /fogo/i })).toBeChecked()
    await expect(dish.getByRole('checkbox', { name: /rainbow slaw/i }).first()).toBeChecked()
    await expect(dish.getByRole('checkbox', { name: /spiced rice/i }).first()).toBeDisabled()
    await choose(dish.getByRole('checkbox', { name: /coleslaw|corn|chips/i }).first())
    await dish.getByRole('button', { name: /update basket/i }).click()
    await expect(dish).toBeHidden()
    await expect(page.getByText('Sold out: Spiced rice.')).toHaveCount(0)

    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await payWithGoodCard(page)
    expect(await countCharges(request, basketId, site.platform)).toBe(1)
  })

  test(
    'one more of it is not asked for in vain: the line says what sold out, and nobody speaks of another tab',
    { tag: '@proof' },
    async ({ page, operator, complaints }) => {
      await openMenu(page, 'UK')
      await addCombo(page)
      const basket = page.getByRole('complementary', { name: 'Basket' })
      await operator.openKitchen('Galo Deansgate')
      await operator.sellOut('Spiced rice')
      complaints.expect(/409 \(Conflict\)/)
      await basket.getByRole('button', { name: 'One Half chicken more' }).click()
      await expect(basket.getByText('Sold out: Spiced rice.')).toBeVisible()
      await expect(basket.getByText(/just sold out. Choose something else for Half chicken/)).toBeVisible()
      await expect(page.getByText(/another tab|couldn't change/i)).toHaveCount(0)
      await expect(basket.getByRole('link', { name: 'Go to checkout' })).toHaveCount(0)
      await basket.getByRole('link', { name: 'Choose again for Half chicken' }).click()
      await expect(page.getByRole('dialog', { name: 'Half chicken' })).toBeVisible()
    },
  )

  test(
    'whoever leaves the menu open is told by it, without a reload',
    { tag: '@proof' },
    async ({ page, operator, complaints }) => {
      // The basket that is looked at again is refused by status, or not asked about before the menu says it.
      complaints.expectAny(/409 \(Conflict\)/)
      await page.clock.install()
      await openMenu(page, 'UK')
      await addCombo(page)
      await operator.openKitchen('Galo Deansgate')
      await operator.sellOut('Spiced rice')
      const side = page
        .getByRole('main')
        .getByRole('article')
        .filter({ hasText: 'Spiced rice' })
        .filter({ hasText: /sold out/i })
      await page.bringToFront()
      await expect(side).toHaveCount(0)
      // The site's own memory of what is sold out lasts two seconds.
      await expect
        .poll(async () => {
          await page.clock.fastForward('01:00')
          return side.count()
        })
        .toBeGreaterThan(0)
      await expect(
        page.getByRole('complementary', { name: 'Basket' }).getByText('Sold out: Spiced rice.'),
      ).toBeVisible()
    },
  )

  test(
    'whoever comes back to the menu is told before they go on to pay',
    { tag: '@proof' },
    async ({ page, operator }) => {
      await openMenu(page, 'UK')
      await addCombo(page)
      await operator.openKitchen('Galo Deansgate')
      await operator.sellOut('Spiced rice')
      const told = page.getByRole('complementary', { name: 'Basket' }).getByText('Sold out: Spiced rice.')
      // The site's own memory of what is sold out lasts two seconds.
      await expect(async () => {
        await page.reload()
        await expect(told).toBeVisible({ timeout: 3_000 })
      }).toPass({ timeout: 15_000 })
    },
  )
})
