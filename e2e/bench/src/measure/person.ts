import type { Page } from 'playwright'

const GOOD_CARD = '4242424242424242'

/** The first dish that goes into the basket by its "+" alone: no question is asked about it. */
export const addByPlus = async (page: Page): Promise<void> => {
  const plus = page
    .getByRole('main')
    .getByRole('button', { name: /^add (bottled|still|sparkling|peri chips|garlic bread)/i })
  await plus.first().tap()
  await page
    .getByRole('link', { name: /view basket|go to checkout|basket, 1 dish/i })
    .or(page.getByRole('button', { name: /view basket/i }))
    .first()
    .waitFor()
}

/** Opens the basket and answers its link to the checkout. */
export const findCheckoutLink = async (page: Page) => {
  const direct = page.getByRole('link', { name: /go to checkout/i }).locator('visible=true')
  if (!(await direct.first().isVisible()))
    await page
      .getByRole('button', { name: /view basket/i })
      .or(page.getByRole('link', { name: /view basket/i }))
      .first()
      .tap()
  await direct.first().waitFor()
  return direct.first()
}

/** A slot some way down the list, so that none of the visits of a run fills it. */
const chooseSlot = async (page: Page, visitNumber: number) => {
  const slots = page.getByRole('radiogroup', { name: /collect/i }).or(page.getByRole('group', { name: /collect/i }))
  const radios = slots.first().getByRole('radio')
  await radios.first().waitFor({ state: 'attached' })
  const hours = slots.first().getByRole('button')
  await hours.nth(1 + (visitNumber % Math.min(6, (await hours.count()) - 1))).tap()
  await radios
    .nth(Math.floor(visitNumber / 6) % (await radios.count()))
    .locator('xpath=ancestor::label')
    .tap()
  await page.getByRole('button', { name: /continue to personal details|confirm collection time/i }).tap()
}

const fillDetails = async (page: Page) => {
  await page.getByLabel('First name').fill('Maeve')
  await page.getByLabel('Last name').fill('Okafor')
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill('maeve@example.com')
  await page
    .getByLabel(/phone|mobile/i)
    .first()
    .fill('07700 900142')
  await page.getByRole('button', { name: /continue to payment|save personal details/i }).tap()
}

const fillCard = async (page: Page) => {
  await page.getByLabel(/name on (the )?card|cardholder/i).fill('Maeve Okafor')
  const field = (title: string) => page.frameLocator(`iframe[title*="${title}"]`).getByRole('textbox')
  await field('card number').fill(GOOD_CARD)
  await field('expiration date').fill('12 / 34')
  await field('CVC').fill('123')
}

/** Everything between the checkout and its "Pay". */
export const fillCheckout = async (page: Page, visitNumber: number): Promise<void> => {
  await chooseSlot(page, visitNumber)
  await fillDetails(page)
  await fillCard(page)
}
