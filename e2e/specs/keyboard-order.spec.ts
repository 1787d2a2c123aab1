import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { readTree } from '../fixtures/accessibility-tree'
import { addCombo, bankOf, CARDS, openCheckout, openMenu, payButton, PLACES } from '../fixtures/journey'
import { openKeys } from '../fixtures/keys'
import { basketIdOf, expectPaidOnce } from '../fixtures/platform'

/** From a menu that has just been opened to the checkout, with a meal that was made up: 58 in November 2026. */
const MOST_PRESSES = 70

const expectTold = async (page: Page, title: string | null) => {
  const { operated, nameless, titles } = await readTree(page)
  expect(operated).toBeGreaterThan(3)
  expect(nameless).toEqual([])
  if (title !== null) expect(titles).toEqual([title])
}

test('A meal is found, made up and brought to the checkout by keyboard alone, in few presses, and every stop says what it is', async ({
  page,
  market,
}) => {
  await openMenu(page, market)
  const keys = openKeys(page)
  await expectTold(page, PLACES[market].restaurant)

  await keys.tabTo(page.getByRole('searchbox', { name: 'Search the menu' }))
  await keys.type('half')
  const dishes = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(dishes.first()).toHaveText('Half chicken')
  await keys.tabTo(page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first())
  await keys.press('Enter')

  const dish = page.getByRole('dialog', { name: 'Half chicken' })
  await expect(dish).toBeVisible()
  await expectTold(page, null)
  await keys.tabTo(dish.getByRole('radio', { name: /none|erva/i }).first())
  await keys.choose(dish.getByRole('radio', { name: /fogo/i }))
  const sides = page.getByRole('radio', { name: /two regular sides/i })
  await keys.tabTo(dish.getByRole('group').filter({ has: sides }).getByRole('radio').first())
  await keys.choose(sides)
  for (const side of [/spiced rice/i, /rainbow slaw/i]) {
    const box = dish.getByRole('checkbox', { name: side }).first()
    await keys.tabTo(box)
    await keys.press(' ')
    await expect(box).toBeChecked()
  }
  const add = dish.getByRole('button', { name: /add to basket/i })
  await keys.tabTo(add)
  await keys.press('Enter')
  await expect(dish).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Added: Half chicken' })).toBeAttached()

  // Beside the dish that went in: take it back, see the basket, pay.
  const onwards = page.getByRole('link', { name: 'To checkout', exact: true })
  await expect(onwards).toBeAttached()
  await keys.tabTo(onwards)
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nearly there' })).toBeFocused()
  await expect(page.getByText('Half chicken').first()).toBeAttached()
  await expectTold(page, 'Nearly there')
  expect(keys.presses()).toBeLessThanOrEqual(MOST_PRESSES)
})

/** From the top of the checkout to the bank's question, a card and a name included: 142 in November 2026. */
const MOST_TO_PAY = 160

test('A meal is paid for by keyboard alone, a code, a tip and the bank’s question included, and the focus is never lost', async ({
  page,
  market,
  request,
  complaints,
}) => {
  // The menu's copy of the basket is of before the code.
  complaints.expectAny(/409 \(Conflict\)/)
  await openMenu(page, market)
  await addCombo(page)
  await openCheckout(page)
  const basketId = await basketIdOf(page)
  const keys = openKeys(page)
  await keys.tabTo(page.getByRole('button', { name: /^As soon as possible/ }))
  await keys.press('Enter')

  // The next section is where the focus is.
  const who = [
    ['First name', 'Maeve'],
    ['Last name', 'Okafor'],
    ['E-mail', 'maeve@example.com'],
    ['Mobile', '07700900142'],
  ] as const
  for (const [label, text] of who) {
    await keys.tabTo(page.getByLabel(label, { exact: true }))
    await keys.type(text)
  }
  await keys.press('Enter')
  await keys.tabTo(page.getByRole('group', { name: 'A tip for the team?' }).getByRole('radio', { name: 'Not today' }))
  await keys.choose(page.getByRole('radio', { name: /^[£€]1$/ }))

  const cardField = (title: string) => page.frameLocator(`iframe[title*="${title}"]`).getByRole('textbox')
  await keys.tabTo(page.getByLabel('Name on card'))
  await keys.type('Maeve Okafor')
  for (const [title, text] of [
    ['card number', CARDS.asked],
    ['expiration date', '1234'],
    ['CVC', '123'],
  ] as const) {
    await keys.tabTo(cardField(title))
    await keys.type(text)
  }
  await keys.tabTo(page.getByRole('button', { name: 'Use a code or a reward' }))
  await keys.press('Enter')
  await keys.tabTo(page.getByRole('textbox', { name: 'Discount code' }))
  await keys.type('galo20')
  await keys.press('Enter')
  await expect(page.getByText('GALO20 is on')).toBeVisible()
  await keys.tabTo(payButton(page))
  await keys.press('Enter')

  await expect(bankOf(page).getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  expect(keys.presses()).toBeLessThanOrEqual(MOST_TO_PAY)
  await keys.tabTo(bankOf(page).getByRole('button', { name: 'Complete' }))
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/, { timeout: 30_000 })
  await expectPaidOnce(request, basketId)
})

test('The longest menu is crossed in three presses, by keyboard and by thumb', async ({ page, market }) => {
  await openMenu(page, market)
  const row = page.getByRole('navigation', { name: 'Menu sections' })
  const last = row.getByRole('link').last()
  const name = await last.innerText()
  const section = page.getByRole('main').getByRole('region', { name })

  // From the field above the first dish: back to the last section, onto its first dish, and that is open.
  await page.getByRole('searchbox', { name: 'Search the menu' }).focus()
  for (const key of ['Shift+Tab', 'Enter']) await page.keyboard.press(key)
  await expect(section.getByRole('link').first()).toBeFocused()
  await expect(section.getByRole('link').first()).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(section.getByRole('link').first()).toBeFocused()

  // On a desk the whole row is in sight.
  await page.evaluate(() => scrollTo(0, 0))
  await last.click()
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()

  // On a phone by pressing alone: all sections, the last of them, its first dish. Escape gives the focus back.
  await page.setViewportSize({ width: 375, height: 812 })
  await page.evaluate(() => scrollTo(0, 0))
  const all = row.getByRole('button', { name: 'All sections' })
  await all.click()
  for (const link of await row.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(row.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(all).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(last).toBeInViewport({ ratio: 1 })
  await last.click()
  await expect(section.getByRole('link').first()).toBeInViewport()
  await section.getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
