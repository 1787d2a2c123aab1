import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { addCombo, CARDS, chooseSlot, fillCard, payButton, PLACES } from '../fixtures/journey'

/** What may stand in each field of the details, what may not, and how it says so. */
const DETAILS = {
  'First name': {
    wrong: ['4242 4242', '- .'],
    right: ['Ó', 'Máire Áine', '李'],
    says: /letters to call you by/,
  },
  'Last name': { wrong: ['07700900142'], right: ['O’Neill-Okafor', 'van der Berg'], says: /letters to call you by/ },
  'E-mail': {
    wrong: ['maeve', 'maeve@', 'maeve@galo', 'maeve okafor@galo.test'],
    right: ['m@galo.test', "maeve.o'neill+galo@mail.galo.test"],
    says: /needs an @ and a dot/,
  },
  Mobile: {
    wrong: ['123456', '123456789012345678901', '07700-900142', '0770+0900142'],
    right: ['1234567', '12345678901234567890', '+353 86 123 4567', '  07700   900142 '],
    says: /7 to 20 digits/,
  },
} as const

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const wrongFields = (page: Page) => page.locator('main [aria-invalid="true"]')

test('Who an order is for: a field complains once it was changed and left, takes what people are called and reached by, and sends it tidied', async ({
  page,
  market,
}) => {
  await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)
  await addCombo(page)
  await page.goto('/order/checkout')
  await chooseSlot(page)

  for (const name of Object.keys(DETAILS)) {
    await field(page, name).focus()
    await page.keyboard.press('Tab')
  }
  await expect(wrongFields(page)).toHaveCount(0)

  for (const [name, { wrong, right, says }] of Object.entries(DETAILS)) {
    const [first] = wrong
    await field(page, name).fill(first)
    await expect(wrongFields(page)).toHaveCount(0)
    for (const typed of wrong) {
      await field(page, name).fill(typed)
      await field(page, name).blur()
      await expect(field(page, name), `${name} “${typed}”`).toHaveAccessibleDescription(says)
    }
    for (const typed of right) {
      await field(page, name).fill(typed)
      await field(page, name).blur()
      await expect(wrongFields(page), `${name} “${typed}”`).toHaveCount(0)
    }
  }

  const go = page.getByRole('button', { name: /continue to payment|save personal details/i })
  await field(page, 'First name').fill('   ')
  await go.click()
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Tell us your first name.')
  await expect(field(page, 'First name')).toBeFocused()

  await field(page, 'First name').fill('  Maeve   Ann ')
  await field(page, 'Last name').fill(' Okafor\t')
  await field(page, 'E-mail').fill(' maeve@example.com ')
  await go.click()

  // Another look at what was said before costs nobody the card they have typed.
  await fillCard(page, CARDS.good)
  await page.getByRole('button', { name: 'Edit personal details' }).click()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const ordered = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/orders\/orders$/.test(request.url()),
  )
  await payButton(page).click()
  expect(((await ordered).postDataJSON() as { readonly customer: object }).customer).toEqual({
    first_name: 'Maeve Ann',
    last_name: 'Okafor',
    email: 'maeve@example.com',
    phone_number: '07700 900142',
  })
})

/** What can be no code of the market, one that can and is nobody's, one that is begun, and one as it may be typed and as it is shown. */
const CODES = {
  UK: { wrong: ['M3 4EZZ', 'W1M 1AA'], unknown: 'gir 0aa', begun: 'm3 4l', typed: 'm34lz', shown: 'M3 4LZ' },
  IE: { wrong: ['D02 A9Y44', 'B02 A9Y4'], unknown: 'x99-a1a1', begun: 'd02 a9', typed: 'd02-a9y4', shown: 'D02 A9Y4' },
} as const

test(
  'Where somebody is: a code of the market is taken however it is written, and only what can be none is called wrong',
  { tag: '@proof' },
  async ({ page, market }) => {
    const { wrong, unknown, begun, typed, shown } = CODES[market]
    await page.goto('/order/search')
    const place = page.getByRole('combobox')
    for (const code of wrong) {
      await place.fill(code)
      await page.keyboard.press('Enter')
      await expect(place, code).toHaveAccessibleDescription(/Please enter a valid postcode/)
      await expect(place).toHaveValue(code)
    }
    await place.fill(unknown)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`We don’t know ${unknown} yet`)
    await expect(place).toHaveAccessibleDescription(/We don’t know that postcode yet/)
    for (const [code, near] of [
      [begun, begun],
      [typed, shown],
    ] as const) {
      await place.fill(code)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`^Galos near ${near}`, 'i'))
    }
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  },
)
