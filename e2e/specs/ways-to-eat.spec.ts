import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { PLACES, resultsOf } from '../fixtures/journey'

const results = (market: 'UK' | 'IE', way: string, more = '') =>
  `${resultsOf(market).replace('collection', way)}${more}`

/** Beside a house whose riders go two kilometres, and three kilometres from its door. */
const ROUND = {
  UK: { at: 'lat=52.2286&lon=0.1262', house: 'Galo Cambridge' },
  IE: { at: 'lat=54.2971&lon=-8.4751', house: 'Galo Sligo' },
} as const
/** Further from any house than riders go at all, and not from where people would drive to. */
const FAR = { UK: 'lat=52.35&lon=-2.05', IE: 'lat=53.42&lon=-7.94' } as const

const ways = (page: Page) => page.getByRole('navigation', { name: 'How you get your food' })
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const orders = (page: Page) => page.getByRole('main').getByRole('link', { name: /^order/i })

test.describe('The ways to eat', () => {
  test('are links above the list, and each lists who offers it, with its own facts', async ({
    page,
    market,
    expectAccessible,
  }) => {
    const { restaurant, currency } = PLACES[market]
    await page.goto(results(market, 'collection'))
    await expect(ways(page).getByRole('link', { name: 'Collection' })).toHaveAttribute('aria-current', 'true')
    await expect(card(page, restaurant)).toContainText(/Collect from\s*1\d:\d\d/)

    await ways(page).getByRole('link', { name: 'Delivery' }).click()
    await expect(page).toHaveURL(/fulfilment=delivery/)
    await expect(ways(page).getByRole('link', { name: 'Delivery' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^Galos near /)
    await expect(card(page, restaurant)).toContainText(/Arrives in\s*\d+–\d+ min/)
    await expect(card(page, restaurant)).toContainText(`Under ${currency}15`)
    await expect(orders(page).first()).toBeVisible()
    await expectAccessible()

    await ways(page).getByRole('link', { name: 'Eat in' }).click()
    await expect(card(page, restaurant)).toContainText(/On the table in\s*\d+–\d+ min/)
    await expect(orders(page).first()).toBeVisible()
    await ways(page).getByRole('link', { name: 'See who brings food to it' }).click()
    await expect(page).toHaveURL(/fulfilment=at-table/)
    await expect(card(page, restaurant)).toContainText(/Brought to you in\s*\d+–\d+ min/)
    await page.reload()
    await expect(card(page, restaurant)).toContainText('Brought to you in')
    await expectAccessible()

    await page.goBack()
    await expect(card(page, restaurant)).toContainText('On the table in')
    await ways(page).getByRole('link', { name: 'Collection' }).click()
    await expect(orders(page).first()).toBeVisible()
  })

  test(
    'are kept by whoever looks for another place, and lead to the menu of that way',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.goto(results(market, 'delivery'))
      const field = page.getByRole('combobox').first()
      await field.fill(market === 'UK' ? 'M14 6XQ' : 'Dublin 6')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        market === 'UK' ? 'Galos near M14 6XQ' : 'Galos near Dublin 6',
      )
      await expect(ways(page).getByRole('link', { name: 'Delivery' })).toHaveAttribute('aria-current', 'true')
      const menu = page
        .getByRole('main')
        .getByRole('link', { name: /^Order from here/ })
        .first()
      await expect(menu).toHaveAttribute('href', /^\/order\/menu\/[\w-]+\?fulfilment=delivery$/)
      await menu.click()
      await expect(page).toHaveURL(/fulfilment=delivery$/)
      await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    },
  )

  test(
    'at a table are kept by a new search too, also before any script',
    { tag: '@proof' },
    async ({ page, market, browser }) => {
      const [words, title] = market === 'UK' ? ['M14 6XQ', 'Galos near M14 6XQ'] : ['Dublin 6', 'Galos near Dublin 6']
      await page.goto(results(market, 'at-table'))
      await page.getByRole('combobox').first().fill(words)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveURL(/fulfilment=at-table/)
      const context = await browser.newContext({ javaScriptEnabled: false })
      const plain = await context.newPage()
      await plain.goto(results(market, 'at-table'))
      await plain.getByRole('combobox').first().fill(words)
      await plain.getByRole('button', { name: 'Find my Galo' }).click()
      await expect(plain.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(plain).toHaveURL(/fulfilment=at-table/)
      await context.close()
    },
  )

  test('a link that asks for one lists it', { tag: '@proof' }, async ({ page, market }) => {
    await page.goto('/order/search?fulfilment=delivery')
    await page.getByRole('combobox').first().fill(PLACES[market].postcode)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/order\/search\/results\?.*fulfilment=delivery/)
    await expect(card(page, PLACES[market].restaurant)).toContainText('Arrives in')
  })

  test(
    'never lead to a menu whose riders don’t come that far',
    { tag: '@proof' },
    async ({ page, market, expectAccessible }) => {
      const { at, house } = ROUND[market]
      await page.goto(`/order/search/results?q=Here&${at}&fulfilment=delivery`)
      const tooFar = card(page, house)
      await expect(tooFar).toContainText('Too far to arrive hot enough')
      await expect(tooFar.locator('a[href*="/order/menu/"]')).toHaveCount(0)
      await expect(page.getByText('We are unable to deliver to you just yet')).toBeVisible()
      await expectAccessible()
      await tooFar.getByRole('link', { name: /^Collect instead/ }).click()
      await expect(page).toHaveURL(/fulfilment=collection/)
      await expect(card(page, house).getByRole('link', { name: /^Order/ })).toBeVisible()
    },
  )

  test(
    'say where nobody delivers, and find who hands out a bag',
    { tag: '@proof' },
    async ({ page, market, expectAccessible }) => {
      await page.goto(`/order/search/results?q=Here&${FAR[market]}&fulfilment=delivery`)
      await expect(page.getByText('We are unable to deliver to you just yet')).toBeVisible()
      await expectAccessible()
      await page.getByRole('link', { name: 'Collect instead' }).click()
      await expect(orders(page).first()).toBeVisible()
    },
  )

  test(
    'can be walked by keyboard alone at 320 pixels, and nothing is cut off',
    { tag: '@proof' },
    async ({ page, market, expectAccessible }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(results(market, 'delivery'), { waitUntil: 'networkidle' })
      await expect(card(page, PLACES[market].restaurant)).toContainText('Arrives in')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expectAccessible()
      const eatIn = ways(page).getByRole('link', { name: 'Eat in' })
      await ways(page).getByRole('link', { name: 'Collection' }).focus()
      await page.keyboard.press('Tab')
      await expect(eatIn).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(card(page, PLACES[market].restaurant)).toContainText('On the table in')
    },
  )
})

test.describe('What a restaurant must have', () => {
  test(
    'is asked for by links that filter before they count, and say who is hidden',
    { tag: '@proof' },
    async ({ page, market, expectAccessible }) => {
      await page.goto(results(market, 'collection'))
      const chips = page.getByRole('list', { name: 'Only show' })
      await chips.getByRole('link', { name: 'Halal' }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/with=halal/)
      await expect(chips.getByRole('link', { name: 'Halal, on' })).toHaveAttribute('aria-current', 'true')
      const cards = page.getByRole('main').locator('article')
      await expect(cards.first()).toContainText('Halal')
      await expect(cards.filter({ hasNotText: 'Halal' })).toHaveCount(0)
      await expect(page.getByText(/hidden: no halal grill/)).toBeVisible()
      await expectAccessible()

      await chips.getByRole('link', { name: 'Step-free' }).click()
      await expect(page).toHaveURL(/with=disabledAccess%2Chalal/)
      await expect(cards.filter({ hasNotText: 'Step-free' })).toHaveCount(0)
      await page.reload()
      await expect(cards.filter({ hasNotText: 'Step-free' })).toHaveCount(0)
      // The way is another question, and keeps what was asked.
      await ways(page).getByRole('link', { name: 'Eat in' }).click()
      await expect(page).toHaveURL(/fulfilment=eat-in/)
      await expect(chips.getByRole('link', { name: 'Halal, on' })).toBeVisible()
      await page.goBack()
      await page.getByRole('link', { name: 'Show all' }).click()
      await expect(page).not.toHaveURL(/with=/)
      await expect(card(page, PLACES[market].restaurant)).toBeVisible()
    },
  )

  test('that is open now leaves out who opens later', { tag: '@proof' }, async ({ page, market }) => {
    await page.goto(results(market, 'collection', '&mockTime=2026-11-18T11:40:00Z'))
    await page.getByRole('list', { name: 'Only show' }).getByRole('link', { name: 'Open now' }).click()
    await expect(page).toHaveURL(/open=1/)
    await expect(page.getByText(/hidden: not open now/)).toBeVisible()
    await expect(page.getByRole('main').locator('article').filter({ hasText: 'Opens at' })).toHaveCount(0)
  })
})

test.describe('What the list says of the hour', () => {
  const open = (page: Page, market: 'UK' | 'IE', way: string, time: string) =>
    page.goto(results(market, way, `&mockTime=2026-11-18T${time}:00Z`))

  test(
    'before the doors open: order ahead to collect, and deliveries that begin at half past eleven',
    { tag: '@proof' },
    async ({ page, market, expectAccessible }) => {
      await open(page, market, 'collection', '09:00')
      await expect(page.getByText('You’re up before us')).toBeVisible()
      const first = card(page, PLACES[market].restaurant)
      await expect(first).toContainText('Opens at 11:30')
      await expect(first.getByRole('link', { name: /^Order for 1\d:\d\d: / })).toBeVisible()
      await expectAccessible()
      await ways(page).getByRole('link', { name: 'Delivery' }).click()
      await expect(page.getByText('You’re up before our riders')).toBeVisible()
      await expect(page.getByText(/Deliveries begin at 11:30\. To have it sooner/)).toBeVisible()
      await expect(orders(page)).toHaveCount(0)
    },
  )

  test('in the last half hour, and after the last', { tag: '@proof' }, async ({ page, market, expectAccessible }) => {
    await open(page, market, 'collection', '21:31')
    const last = card(page, PLACES[market].restaurant)
    await expect(last).toContainText('Closing soon, at 22:00')
    await expect(last.getByRole('link', { name: /^Order from here/ })).toBeVisible()
    await open(page, market, 'delivery', '23:58')
    await expect(card(page, PLACES[market].restaurant)).toContainText('Closed for today')
    await expect(orders(page)).toHaveCount(0)
    await expectAccessible()
  })
})
