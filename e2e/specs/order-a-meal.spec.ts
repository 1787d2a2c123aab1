import { expect, test } from '../fixtures'
import {
  CARDS,
  PLACES,
  addCombo,
  choose,
  chooseSlot,
  confirmation,
  fillCard,
  fillDetails,
  findRestaurant,
  openCheckout,
  payButton,
} from '../fixtures/journey'
import { basketIdOf, expectPaidOnce } from '../fixtures/platform'

test.describe('A guest orders a meal for collection', () => {
  test('from a postcode to a confirmed order, accessibly, with a quiet console', async ({
    page,
    market,
    request,
    expectAccessible,
  }) => {
    await page.goto('/order/search')
    await expectAccessible()
    await findRestaurant(page, market)
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`\\${PLACES[market].currency}\\d`))
        .first(),
    ).toBeVisible()
    await expectAccessible()
    await addCombo(page)
    await expectAccessible()
    await openCheckout(page)
    await expectAccessible()
    const basketId = await basketIdOf(page)
    await chooseSlot(page)
    await expect(page.getByText('You’re checking out as a guest.')).toBeVisible()
    const news = page.getByRole('checkbox', { name: /^I’m 16 or over and I’d like news/ })
    await expect(news).not.toBeChecked()
    await choose(news)
    await expectAccessible()
    await fillDetails(page)
    await fillCard(page, CARDS.good)
    await expectAccessible()
    await payButton(page).click()

    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
    // The page moves by itself: the kitchen confirms on its clock, nobody reloads.
    await expect(confirmation(page)).toBeVisible({ timeout: 30_000 })
    await expectAccessible()
    await expectPaidOnce(request, basketId)
  })

  test(
    'the results are accessible, and lead to the menu with the keyboard alone',
    { tag: '@proof' },
    async ({ page, market, expectAccessible }) => {
      await page.goto('/order/search')
      await page.getByRole('combobox', { name: 'Where are you?' }).focus()
      await page.keyboard.type(PLACES[market].postcode)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/results/)
      await expect(page.getByRole('link', { name: /order from here/i }).first()).toBeVisible()
      await expectAccessible()
      await page
        .getByRole('link', { name: /order from here/i })
        .first()
        .focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/order\/menu\//)
    },
  )
})
