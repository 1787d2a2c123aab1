import { expect, test } from '../../fixtures'
import {
  addCombo,
  chooseSlot,
  confirmation,
  fillDetails,
  findRestaurant,
  goToPayment,
  openCheckout,
  payButton,
  payWithGoodCard,
} from '../../fixtures/journey'
import { basketIdOf, countCharges, countOrders } from '../../fixtures/platform'
import { cutOff, HEIGHT, WIDTHS } from '../sizes'

test.describe('In Firefox', () => {
  test('a guest orders a meal, from a postcode to a confirmed order', async ({ page, market, request }) => {
    await findRestaurant(page, market)
    await goToPayment(page)
    const basketId = await basketIdOf(page)
    await payWithGoodCard(page)
    await expect(confirmation(page)).toBeVisible({ timeout: 30_000 })
    expect(await countOrders(request, basketId)).toBe(1)
    expect(await countCharges(request, basketId)).toBe(1)
  })

  for (const width of WIDTHS)
    test(`nothing is cut off on a screen of ${width}, from the start page to paying`, async ({ page, market }) => {
      const expectWhole = async (where: string) => expect(await page.evaluate(cutOff), where).toEqual([])
      await page.setViewportSize({ width, height: HEIGHT })
      await page.goto('/order/search')
      await expectWhole('the start page')
      await findRestaurant(page, market)
      await expectWhole('the menu')
      await page.goBack()
      await expect(page.getByRole('link', { name: /order from here/i }).first()).toBeVisible()
      await expectWhole('the results')
      await page.goForward()
      await page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first().click()
      await expect(page.getByRole('dialog', { name: 'Half chicken' })).toBeVisible()
      await expectWhole('a dish')
      await page.getByRole('button', { name: 'Close popup' }).click()
      await addCombo(page)
      await openCheckout(page)
      await expectWhole('when to collect')
      await chooseSlot(page)
      await expectWhole('who collects')
      await fillDetails(page)
      await expect(payButton(page)).toBeVisible()
      await expectWhole('paying')
    })
})
