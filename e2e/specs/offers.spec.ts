import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  addCombo,
  chooseSlot,
  confirmation,
  fillDetails,
  openCheckout,
  openMenu,
  payWithGoodCard,
  PLACES,
} from '../fixtures/journey'
import { basketIdOf, countCharges, countOrders } from '../fixtures/platform'
import { openDoor, PEOPLE, tellProvider } from '../fixtures/person'

/** Customers with a card, a reward for a side on it, and nobody else’s journey. */
const MEMBERS = {
  UK: {
    email: 'chidi.okafor@galo.test',
    chillies: '5 chillies on your card',
    next: '1 chilli until your orange reward',
  },
  IE: { email: 'iman.yusuf@galo.test', chillies: '1 chilli on your card', next: '2 chillies until your green reward' },
} as const

/** Where the basket is: beside the menu, or in its sheet. */
const openBasket = async (page: Page): Promise<Locator> => {
  const beside = page.getByRole('complementary').getByRole('region', { name: 'Your basket' })
  if (await beside.isVisible()) return beside
  const sheet = page.getByRole('dialog', { name: 'Your basket' })
  if (!(await sheet.isVisible())) await page.getByRole('link', { name: /view basket/i }).click()
  await expect(sheet).toBeVisible()
  return sheet
}

const closeBasket = async (page: Page) => {
  const sheet = page.getByRole('dialog', { name: 'Your basket' })
  if (!(await sheet.isVisible())) return
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

const pence = (amount: string): number => Number(amount.replace('−', '-').replace(/[£€.]/g, ''))

/** The parts come to the total, to the penny. */
const expectSum = async (basket: Locator) => {
  await expect(async () => {
    const amounts = (await basket.locator('dl dd').allInnerTexts()).map(pence)
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1))
  }).toPass()
}

const field = (basket: Locator) => basket.getByRole('textbox', { name: 'Discount code' })

test('A code is put on by Enter and by nothing more, survives a reload, comes off, and stands on the order by its name', async ({
  page,
  market,
  expectAccessible,
}) => {
  await openMenu(page, market)
  await addCombo(page)
  for (const drink of ['Laranja', 'Sparkling water, large']) {
    // Of the menu: beside the basket it may be suggested as well.
    await page
      .getByRole('button', { name: `Add ${drink}` })
      .first()
      .click()
    await expect(page.getByText(`Added: ${drink}`)).toBeVisible()
  }
  let basket = await openBasket(page)
  if (market === 'IE') {
    const deposit = basket.getByText('Bottle and can deposit')
    await expect(basket.locator('dl > div').filter({ has: page.locator('summary') })).toContainText('€0.40')
    await deposit.click()
    await expect(
      basket.getByText(/^1 bottle or can up to 500 ml: €0\.15\. 1 bottle or can over 500 ml: €0\.25\./),
    ).toBeVisible()
  }
  await expectSum(basket)

  // Nothing is paid and no page is left: Enter asks about the code alone.
  const address = page.url()
  await field(basket).fill('summer25')
  await field(basket).press('Enter')
  await expect(basket.getByText('Invalid discount code. It has ended.', { exact: true })).toBeVisible()
  // The focus stays in the box, so a reader is told.
  await expect(basket.getByRole('status').filter({ hasText: /^summer25: / })).toBeAttached()
  await expect(field(basket)).toBeFocused()
  await field(basket).fill(' galo20 ')
  await field(basket).press('Enter')
  await expect(basket.getByText('GALO20 is on')).toBeVisible()
  expect(page.url()).toBe(address)
  await expectSum(basket)

  await page.reload()
  basket = await openBasket(page)
  await expect(basket.getByText('GALO20 is on')).toBeVisible()
  await expectAccessible()
  await basket.getByRole('button', { name: 'Remove GALO20' }).click()
  await expect(field(basket)).toBeFocused()
  await expectSum(basket)
  // Who comes to the field is offered what there is.
  await basket.getByRole('button', { name: /^Use GALO20/ }).click()
  await expect(basket.getByText('GALO20 is on')).toBeVisible()
  await expectSum(basket)
  const total = await basket.locator('dl dd').last().innerText()

  await openCheckout(page)
  await expect(page.getByText('20% off your food').filter({ visible: true })).toBeVisible()
  // They are beside the order too, folded away: what comes off there comes off the total, and Enter pays nothing.
  const fold = page.getByRole('button', { name: 'Use a code or a reward' })
  await fold.click()
  const offers = page.getByRole('group', { name: 'Use a code or a reward' })
  await offers.getByRole('button', { name: 'Remove GALO20' }).click()
  await expect(field(offers)).toBeFocused()
  await expect(page.getByText('20% off your food').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Your order' }).locator('dl dd').last()).not.toHaveText(total)
  await field(offers).fill('summer25')
  await field(offers).press('Enter')
  await expect(offers.getByText('Invalid discount code. It has ended.', { exact: true })).toBeVisible()
  await expectAccessible()
  await field(offers).fill('galo20')
  await field(offers).press('Enter')
  await expect(offers.getByText('GALO20 is on')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Nearly there' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your order' }).locator('dl dd').last()).toHaveText(total)
  await expectSum(page.getByRole('region', { name: 'Your order' }))
  await fold.click()
  await chooseSlot(page)
  await fillDetails(page)
  await payWithGoodCard(page)
  await expect(confirmation(page)).toBeVisible({ timeout: 20_000 })
  const order = page.getByRole('main')
  await expect(order.getByText('20% off your food').first()).toBeVisible()
  await expect(order.getByText(total).first()).toBeVisible()
})

test(
  'An order that a code takes everything off asks for no card, and is placed once',
  { tag: '@proof' },
  async ({ page, market, request }) => {
    await openMenu(page, market)
    await addCombo(page)
    const basket = await openBasket(page)
    await field(basket).fill('on-the-house')
    await field(basket).press('Enter')
    await expect(basket.getByText('ON-THE-HOUSE is on')).toBeVisible()
    await expectSum(basket)
    const basketId = await basketIdOf(page)
    await openCheckout(page)
    await chooseSlot(page)
    await fillDetails(page)
    await expect(page.locator('iframe[title*="card number"]')).toHaveCount(0)
    await page.getByRole('button', { name: /^place/i }).dblclick()
    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
    await expect(confirmation(page)).toBeVisible({ timeout: 20_000 })
    expect(await countOrders(request, basketId)).toBe(1)
    expect(await countCharges(request, basketId)).toBe(0)
  },
)

test(
  'Who has a card sees what it holds and what the order lacks, uses a reward beside a code, and is told when one comes off',
  { tag: '@proof' },
  async ({ page, market, expectAccessible }) => {
    const { email, chillies, next } = MEMBERS[market]
    const menu = `/order/menu/${PLACES[market].slug}?fulfilment=collection`
    await openMenu(page, market)
    await openDoor(page, menu)
    await tellProvider(page, { ...PEOPLE[market], email })
    await page.waitForURL((url) => url.pathname === menu.split('?')[0])
    await page.getByRole('button', { name: 'Add Two corn cobs' }).first().click()
    await expect(page.getByText('Added: Two corn cobs')).toBeVisible()
    let basket = await openBasket(page)
    const card = basket.getByRole('region', { name: 'Your Galo card' })
    await expect(card.getByText(chillies)).toBeVisible()
    await expect(card.getByText(next)).toContainText(/Spend .\d\.\d\d more on food and this order earns a chilli/)
    await card.getByRole('button', { name: 'Use it Any side' }).click()
    await expect(basket.getByText('Any side, on the card')).toBeVisible()
    await expectSum(basket)

    await closeBasket(page)
    await addCombo(page)
    basket = await openBasket(page)
    await expect(card.getByText(/this order earns one chilli/i)).toBeVisible()
    await basket.getByRole('button', { name: /^Use GALO20/ }).click()
    await expect(basket.getByText('GALO20 is on')).toBeVisible()
    await expect(basket.getByText('Any side, on the card')).toBeVisible()
    await expectSum(basket)
    // The toast lies over dishes as long as it is there.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
    await expectAccessible()

    // The dish goes that the reward was for.
    await basket.getByRole('button', { name: 'Remove Two corn cobs' }).click()
    await expect(basket.getByText(/^Your reward \(Any side\) came off: .* still on your card\.$/)).toBeVisible()
    await expect(basket.getByText('GALO20 is on')).toBeVisible()
    await expectSum(basket)
  },
)

test(
  'Who has their food brought is told what a reward asks for besides, and may use it once there is that much',
  { tag: '@proof' },
  async ({ page, market }) => {
    const menu = `/order/menu/${PLACES[market].slug}?fulfilment=delivery`
    await openMenu(page, market, 'fulfilment=delivery')
    await openDoor(page, menu)
    await tellProvider(page, { ...PEOPLE[market], email: MEMBERS[market].email })
    await page.waitForURL((url) => url.pathname === menu.split('?')[0])
    await page.getByRole('button', { name: 'Add Two corn cobs' }).first().click()
    await expect(page.getByText('Added: Two corn cobs')).toBeVisible()
    const basket = await openBasket(page)
    const card = basket.getByRole('region', { name: 'Your Galo card' })
    await expect(card.getByText(/^Spend .\d\.\d\d more and you can use it\.$/)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Use it Any side' })).toBeHidden()

    await closeBasket(page)
    await addCombo(page)
    await openBasket(page)
    await card.getByRole('button', { name: 'Use it Any side' }).click()
    await expect(basket.getByText('Any side, on the card')).toBeVisible()
  },
)
