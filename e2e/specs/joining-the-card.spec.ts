import { expect, test } from '../fixtures'
import { addCombo, CARDS, chooseSlot, fillCard, findRestaurant, openCheckout, payButton } from '../fixtures/journey'
import { letterTo } from '../fixtures/letters'

const PASSWORD = 'a rooster on a red roof'

test('A guest joins the card while paying, and the letter that comes of it opens their account', async ({
  page,
  market,
  request,
  expectAccessible,
}) => {
  const email = `joins.${crypto.randomUUID()}@galo.test`
  await findRestaurant(page, market)
  await addCombo(page)
  await openCheckout(page)
  await chooseSlot(page)
  await page.getByLabel('First name').fill('Joy')
  await page.getByLabel('Last name').fill('Byrne')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Mobile').fill('07700 900142')
  const join = page.getByRole('checkbox', { name: /^Join the Galo card with this order/ })
  await expect(join).not.toBeChecked()
  await join.check()
  await expect(page.getByText(/Once you’ve ordered we write to your e-mail/)).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(join).toBeChecked()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, CARDS.good)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)

  const letter = await letterTo(request, email, 'Your Galo card is here')
  await page.goto(letter.link)
  await page.locator('#password').fill(PASSWORD)
  await page.getByRole('button').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/password/i)
})
