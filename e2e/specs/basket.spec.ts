import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { OVERTAKEN_BASKET } from '../fixtures/complaints'
import {
  addCombo,
  basketOf,
  CARDS,
  chooseSlot,
  choose,
  fillCard,
  fillDetails,
  openMenu,
  payButton,
} from '../fixtures/journey'
import { PLATFORM } from '../ports'

const BAG = { UK: '£0.10', IE: '€0.22' } as const

/** Says what this visitor must not eat, as their own visit keeps it. */
const avoidMilk = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('galo.state.menuFilters') !== null) return
    const value = {
      avoid: ['milk'],
      diets: [],
      searchTerm: '',
      hideTraces: true,
      hideCalories: false,
      isSafeModeOn: true,
      hidesUnsafe: false,
    }
    sessionStorage.setItem('galo.state.menuFilters', JSON.stringify({ version: 1, value }))
  })

/** The basket, where it can be changed: beside the menu, or in its sheet. */
const basketIn = (page: Page): Locator =>
  page
    .getByRole('complementary', { name: 'Basket' })
    .or(page.getByRole('dialog', { name: 'Your basket' }))
    .filter({ visible: true })

const minorUnits = (amount: string): number => Number(amount.replace(/\D/g, ''))
const totalOf = async (basket: Locator): Promise<number> =>
  minorUnits((await basket.getByRole('definition').last().textContent()) ?? '')

test('A basket asks before alcohol, is changed, added to and packed as wished, and what is avoided is printed at the pass', async ({
  page,
  market,
  context,
  complaints,
  expectAccessible,
}) => {
  complaints.expectAny(OVERTAKEN_BASKET)
  await avoidMilk(page)
  await openMenu(page, market)

  // The first alcohol is asked about, by keyboard too, and only the first.
  const lager = page.getByRole('button', { name: 'Add Galo lager', exact: true })
  const question = page.getByRole('dialog', { name: 'Are you 18 or over?' })
  await lager.press('Enter')
  await expect(question.getByText('Alcohol: you must be 18 or over and show ID.')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(lager).toBeFocused()
  expect(await basketOf(page)).toBe(0)
  await lager.press('Enter')
  await question.getByRole('button', { name: 'I’m 18 or over' }).press('Enter')
  await expect.poll(() => basketOf(page)).toBe(1)
  await lager.press('Enter')
  await expect.poll(() => basketOf(page)).toBe(2)
  await expect(question).toBeHidden()

  // A line is opened as it was made, made up anew, and costs what its button said.
  await addCombo(page)
  const basket = basketIn(page)
  // Beside the menu it is in sight already; its sheet comes back by itself from then on.
  if (!(await basket.isVisible())) await page.getByRole('link', { name: /view basket/i }).click()
  await basket.getByRole('link', { name: 'Change Half chicken' }).click()
  const dish = page.getByRole('dialog', { name: 'Half chicken' })
  await expect(dish.getByRole('radio', { name: /fogo/i })).toBeChecked()
  await expect(dish.getByRole('checkbox', { name: /rainbow slaw/i }).first()).toBeChecked()
  await choose(dish.getByRole('radio', { name: /erva/i }))
  await dish.getByRole('button', { name: 'One Half chicken more' }).click()
  const update = dish.getByRole('button', { name: /update basket/i })
  const price = /[£€][\d.]+/.exec((await update.textContent()) ?? '')?.[0] ?? 'no price'
  await update.click()
  await expect(dish).toBeHidden()
  const line = basket.getByRole('listitem').filter({ hasText: 'Half chicken' }).first()
  await expect(line.getByText(/Erva/)).toBeVisible()
  await expect(line.getByText(price, { exact: true })).toBeVisible()
  await expect(line.getByText('Safe for you')).toBeVisible()

  // What everybody is told about allergens is told once.
  await basket.getByRole('button', { name: 'Got it' }).click()
  await expect(basket.getByText('Allergies? Read this first.')).toBeHidden()

  // What goes well with it goes in at a press.
  const suggested = basket.getByRole('region', { name: 'Goes well with that' })
  const before = await basketOf(page)
  await suggested.getByRole('button', { name: /^Add / }).first().click()
  await expect.poll(() => basketOf(page)).toBe(before + 1)
  await expect(basket.getByText(/Contains milk|May contain traces of milk/)).toHaveCount(0)

  // The bag's price is said before it is wanted, and in the total after.
  const withoutBag = await totalOf(basket)
  await choose(basket.getByRole('checkbox', { name: `A paper bag Bring your own and pay nothing. +${BAG[market]}` }))
  await expect.poll(() => totalOf(basket)).toBe(withoutBag + minorUnits(BAG[market]))
  await choose(basket.getByRole('checkbox', { name: /Cutlery/ }))
  const tell = basket.getByRole('checkbox', { name: 'Tell the kitchen: no milk' })
  await expect(tell).not.toBeChecked()
  await choose(tell)
  await expectAccessible()

  // All of it stays over a reload, and is read once more beside the payment.
  await page.reload()
  await expect(basket.getByRole('checkbox', { name: 'Tell the kitchen: no milk' })).toBeChecked()
  await expect(basket.getByText('Allergies? Read this first.')).toHaveCount(0)
  await basket.getByRole('link', { name: 'Go to checkout' }).click()
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(summary.getByText('Safe for you').first()).toBeVisible()

  await chooseSlot(page)
  await fillDetails(page)

  // Nobody’s tip is presumed: a tip is a line of the sum. Of the alcohol nobody is asked who has said their age on the menu.
  const tips = page.getByRole('group', { name: 'A tip for the team?' })
  await expect(tips.getByRole('radio', { name: 'Not today' })).toBeChecked()
  await expect(page.getByText('You’ve said that you’re 18 or over.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^I’m 18 or over/ })).toHaveCount(0)
  const withoutTip = minorUnits((await payButton(page).textContent()) ?? '')
  await choose(tips.getByRole('radio', { name: /^[£€]2$/ }))
  await expect.poll(async () => minorUnits((await payButton(page).textContent()) ?? '')).toBe(withoutTip + 200)
  await expectAccessible()
  await fillCard(page, CARDS.good)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/, { timeout: 30_000 })
  await expect(page.getByText('Have your ID ready.')).toBeVisible()
  await expect(page.getByText('Tip for the team')).toBeVisible()
  await expect(page.getByText('You told the kitchen: no milk')).toBeVisible()
  await expect(page.getByText('In a paper bag')).toBeVisible()
  await expectAccessible()

  const kitchen = await context.newPage()
  await kitchen.goto(`${PLATFORM}/console`)
  const ticket = kitchen.getByRole('article').filter({ hasText: 'Allergy: no milk' }).first()
  await expect(ticket.getByText('Cutlery, Bag')).toBeVisible()
  await expect(ticket.getByText('Check ID: 18 or over')).toBeVisible()
  await expect(ticket.getByText('of it for the team')).toBeVisible()
})

test(
  'Beside the menu what the basket comes to and the way on are in sight, however long it is, and nothing that has the focus is under them',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await openMenu(page, market)
    const basket = basketIn(page)
    const DISHES = ['Garlic dip', 'Spiced rice', 'Two corn cobs', 'Creamy mash', 'Rainbow slaw'] as const
    for (const [count, dish] of DISHES.entries()) {
      // The basket beside the menu may offer the same.
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: dish, exact: true }) })
      await card.getByRole('button', { name: `Add ${dish}`, exact: true }).press('Enter')
      await expect.poll(() => basketOf(page)).toBe(count + 1)
    }
    const onwards = basket.getByRole('link', { name: /^Go to checkout/ })
    const seen = async () => {
      await expect(onwards).toBeInViewport({ ratio: 1 })
      await expect(onwards).toContainText(/[£€]\d/)
    }
    const nothingCovered = async () => {
      for (const stop of await basket.getByRole('button').or(basket.getByRole('link')).all()) {
        await stop.focus()
        expect(
          await stop.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
            return onTop !== null && (element.contains(onTop) || onTop.contains(element))
          }),
          (await stop.textContent()) ?? '',
        ).toBe(true)
      }
    }
    for (const [height, text] of [
      [720, '100%'],
      [420, '100%'],
      [720, '200%'],
    ] as const) {
      await page.setViewportSize({ width: 1280, height })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
      for (const top of [0, 900]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        await seen()
        await nothingCovered()
      }
    }
  },
)
