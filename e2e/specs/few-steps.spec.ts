import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { DOORS, quote } from '../fixtures/delivery'
import { addCombo, openMenu, payButton, PLACES } from '../fixtures/journey'
import { practised, secondsOf, type Effort, type Practised } from '../fixtures/practised'

type Market = 'UK' | 'IE'

const fillBasket = async (page: Page, market: Market, asked: string) => {
  await openMenu(page, market, asked)
  await addCombo(page)
}

/** On a phone: the bar, and in the basket the way on. */
const toCheckout = async (page: Page, guest: Practised) => {
  await guest.press(
    page
      .getByRole('link', { name: /view basket/i })
      .or(page.getByRole('button', { name: /view basket/i }))
      .first(),
  )
  await guest.press(
    page
      .getByRole('link', { name: /go to checkout/i })
      .locator('visible=true')
      .first(),
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Nearly there' })).toBeVisible()
}

/** To the page of the order. */
const pay = async (page: Page, guest: Practised): Promise<Effort> => {
  await guest.typeCard()
  await guest.press(payButton(page))
  await page.waitForURL(/\/order\/myorders\/[\w-]+$/)
  return guest.effort
}

const onwards = (page: Page) => page.getByRole('button', { name: /^(Continue to payment|Save personal details)$/ })
const soonest = (page: Page) => page.getByRole('button', { name: /^As soon as possible/ })

const collect = async (page: Page, market: Market, isKnown: boolean): Promise<Effort> => {
  await fillBasket(page, market, 'fulfilment=collection')
  const guest = practised(page)
  await toCheckout(page, guest)
  await guest.press(soonest(page))
  if (!isKnown) {
    await guest.sayWho()
    await guest.press(onwards(page))
  }
  return pay(page, guest)
}

const haveBrought = async (page: Page, market: Market, isKnown: boolean): Promise<Effort> => {
  await fillBasket(page, market, 'fulfilment=delivery')
  const guest = practised(page)
  await toCheckout(page, guest)
  if (!isKnown) {
    await guest.sayWho()
    await guest.press(page.getByRole('button', { name: 'Continue to address' }))
    const { street, city, label } = DOORS[market]
    await guest.type(page.getByLabel('Number and street'), street)
    await guest.type(page.getByLabel('Town or city'), city)
    await guest.type(page.getByLabel(label), PLACES[market].postcode)
    await page.getByLabel(label).blur()
  }
  await expect(quote(page)).toBeVisible()
  await guest.press(onwards(page))
  return pay(page, guest)
}

const eatAt = async (page: Page, market: Market, asked: string): Promise<Effort> => {
  await fillBasket(page, market, asked)
  const guest = practised(page)
  await toCheckout(page, guest)
  // The code on a table has said which one it is.
  if (!asked.includes('table=')) {
    await guest.type(page.getByLabel('Table number'), '12')
    await guest.press(onwards(page))
  }
  return pay(page, guest)
}

const say = (what: string, effort: Effort) => {
  const { presses, fields, keystrokes } = effort
  test.info().annotations.push({
    type: 'effort',
    description: `${what}: ${presses} presses, ${fields} fields, ${keystrokes} keystrokes, ${secondsOf(effort)} seconds by model`,
  })
}

// Baymard Institute’s benchmark of 2024 has 11.3 fields on average in a shop’s checkout (docs/figures.md).
test('A practised guest orders what lies in the basket with few presses and no field too many, and a known one is asked for a card alone', async ({
  page,
  market,
}) => {
  const asNew = await collect(page, market, false)
  say('collection, new', asNew)
  expect(asNew).toEqual({ presses: 5, fields: 8, keystrokes: 74 })
  expect(secondsOf(asNew)).toBe(55)
  const known = await collect(page, market, true)
  say('collection, known', known)
  expect(known).toEqual({ presses: 4, fields: 4, keystrokes: 35 })
  expect(secondsOf(known)).toBe(31)
})

test('The other ways take as little, and a door that was written once is not asked again @proof', async ({
  page,
  market,
  complaints,
}) => {
  test.setTimeout(180_000)
  complaints.expectAny(/409/)
  const { street, city } = DOORS[market]
  const ofDoor = `${street}${city}${PLACES[market].postcode}`.length
  const brought = await haveBrought(page, market, false)
  say('delivery, new', brought)
  expect(brought).toEqual({ presses: 5, fields: 11, keystrokes: 74 + ofDoor })
  const again = await haveBrought(page, market, true)
  say('delivery, known', again)
  expect(again).toEqual({ presses: 4, fields: 4, keystrokes: 35 })
  const eatIn = await eatAt(page, market, 'fulfilment=eat-in')
  say('eat in, known', eatIn)
  expect(eatIn).toEqual({ presses: 4, fields: 5, keystrokes: 37 })
  const atTable = await eatAt(page, market, 'fulfilment=at-table&table=12')
  say('at a table, known', atTable)
  expect(atTable).toEqual({ presses: 3, fields: 4, keystrokes: 35 })
})
