import { expect } from '../fixtures'
import {
  PLACES,
  addCombo,
  chooseSlot,
  fillDetails,
  openCheckout,
  openMenu,
  payWithGoodCard,
  shortIdOf,
} from '../fixtures/journey'
import { moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, 'item-half-chicken'))

test('A dish that ran out after it was ordered is said on the order, on its receipt and in the list, with what goes back to which card', async ({
  page,
  site,
  market,
  request,
  operator,
  expectAccessible,
}) => {
  await openMenu(page, market)
  await addCombo(page)
  await addCombo(page)
  await openCheckout(page)
  await chooseSlot(page)
  await fillDetails(page)
  await payWithGoodCard(page)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await moveOrder(request, site, id, 'confirm')
  await operator.takeOutOne(await shortIdOf(page), 'Half chicken')

  await page.reload()
  const news = page.getByRole('alert').filter({ hasText: 'just sold out' })
  await expect(news).toContainText('Half chicken just sold out and had to come out of your order.')
  await expect(news).toContainText(/[£€]\d+\.\d\d goes back to Visa ending 4242 by /)
  await expect(news.getByRole('link', { name: 'Order something else' })).toBeVisible()
  await expect(page.getByText('Visa ending 4242, at')).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: 'Receipt' }).click()
  const back = page.getByRole('region', { name: 'What went back' })
  await expect(back).toContainText('Sold out, taken out: Half chicken')
  await expect(back).toContainText('on Visa ending 4242 by')
  await expectAccessible()

  await page.goto('/order/myorders')
  const band = page.getByRole('region', { name: 'On its way' })
  await expect(band).toBeVisible()
  await expectAccessible()
  await band.getByRole('link', { name: /Follow it/ }).click()
  await expect(page).toHaveURL(new RegExp(`/order/myorders/${id}$`))
})
