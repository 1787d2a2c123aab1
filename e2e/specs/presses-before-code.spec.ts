import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { openMenu, PLACES } from '../fixtures/journey'
import { beSlowPhone } from '../fixtures/slow-phone'

const menuOf = (market: 'UK' | 'IE', rest = ''): string =>
  `/order/menu/${PLACES[market].slug}?fulfilment=collection${rest}`

/** A press where the button is now: nobody waits for a page to be ready before they press. */
const press = (target: Locator) => target.click({ noWaitAfter: true })

/** The page's first picture of itself, before any code of it is here. A site that is too busy to draw it in time sends a skeleton, on which there is nothing to press. */
const openPainted = async (page: Page, address: string) => {
  await expect(async () => expect(await (await page.request.get(address)).text()).toContain('<h1')).toPass()
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false)
}

/** Half-way: the shell's code runs, and React has begun. */
const half = (page: Page) => page.waitForFunction(() => '__FEDERATION__' in globalThis, undefined, { polling: 20 })

/** What the platform was asked to put into baskets: dishes by how many. */
const listenForAdditions = (page: Page) => {
  const additions: number[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !/\/basket\/basket(\/items)?$/.test(new URL(request.url()).pathname)) return
    const { item } = (request.postDataJSON() ?? {}) as { readonly item?: { readonly quantity: number } }
    if (item !== undefined) additions.push(item.quantity)
  })
  return additions
}

const basketBar = (page: Page) => page.getByRole('link', { name: /view basket/i })

test.describe('On a slow phone with a bad line', () => {
  test.beforeEach(({ page }) => beSlowPhone(page))

  test('“+” counts as often as it was pressed, from the first paint on', async ({ page, market }) => {
    const additions = listenForAdditions(page)
    await openPainted(page, menuOf(market))
    const plus = page.getByRole('button', { name: 'Add Garlic dip' })
    await press(plus)
    await press(plus)
    await half(page)
    await press(plus)
    await expect(basketBar(page)).toHaveText(/^3/, { timeout: 90_000 })
    await page.waitForTimeout(1_000)
    await expect(basketBar(page)).toHaveText(/^3/)
    expect(additions.reduce((sum, count) => sum + count, 0)).toBe(3)
  })

  test(
    'a button that was pressed shows that it waits, until it has counted',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openPainted(page, menuOf(market))
      const plus = page.getByRole('button', { name: 'Add Garlic dip' })
      const signs = () => plus.evaluate((button) => button.getAnimations().filter(({ id }) => id !== '').length)
      await press(plus)
      await expect.poll(signs).toBe(1)
      await expect(basketBar(page)).toBeVisible({ timeout: 90_000 })
      expect(await signs()).toBe(0)
    },
  )

  test('“+” on a dish with questions opens it, once', { tag: '@proof' }, async ({ page, market }) => {
    await openPainted(page, menuOf(market))
    const plus = page.getByRole('button', { name: 'Add Half chicken' })
    await press(plus)
    await press(plus)
    const sheet = page.getByRole('dialog', { name: 'Half chicken' })
    await expect(sheet).toBeVisible({ timeout: 90_000 })
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/order\/menu\//)
  })

  test(
    'a dish opened by its address is made up and added before its code is here',
    { tag: '@proof' },
    async ({ page, market }) => {
      const additions = listenForAdditions(page)
      await openPainted(page, menuOf(market, '&item=garlic-dip'))
      const sheet = page.getByRole('dialog', { name: 'Garlic dip' })
      await press(sheet.getByRole('button', { name: 'One Garlic dip more' }))
      await press(sheet.getByRole('button', { name: 'One Garlic dip more' }))
      await press(sheet.getByRole('button', { name: /add to basket/i }))
      await expect(basketBar(page)).toHaveText(/^3/, { timeout: 90_000 })
      expect(additions).toEqual([3])
    },
  )

  test(
    'Escape closes a dish opened by its address, pressed before the code is here',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openPainted(page, menuOf(market, '&item=half-chicken'))
      await expect(page.getByRole('dialog', { name: 'Half chicken' })).toBeVisible()
      for (const _ of [1, 2]) await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 90_000 })
      await expect(page).toHaveURL(menuOf(market))
    },
  )

  test(
    'the fire picked before the code is here is the one that counts',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openPainted(page, menuOf(market, '&item=half-chicken'))
      const sheet = page.getByRole('dialog', { name: 'Half chicken' })
      await press(sheet.getByRole('radio', { name: /fogo/i }).locator('xpath=ancestor::label'))
      await press(sheet.getByRole('button', { name: 'One Half chicken more' }))
      await expect(sheet.getByRole('status').filter({ hasText: /^2$/ })).toBeVisible({ timeout: 90_000 })
      await expect(sheet.getByRole('radio', { name: /fogo/i })).toBeChecked()
      await expect(sheet.getByText('Required')).toHaveCount(0)
    },
  )

  test(
    'a diet ticked beside the search before the code is here is one that the menu is judged by',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openPainted(page, menuOf(market))
      const vegan = page.getByRole('search').getByRole('checkbox', { name: 'Vegan', exact: true })
      await press(vegan.locator('xpath=ancestor::label'))
      await expect(page.getByRole('region', { name: 'Safe mode' })).toContainText('vegan', { timeout: 90_000 })
      await expect(vegan).toBeChecked()
      await expect(page.getByRole('article').filter({ hasText: 'Creamy mash' })).toContainText('Not vegan')
    },
  )

  test(
    'a word typed into the search before the code is here is searched for, and what is typed on as well',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openPainted(page, menuOf(market))
      const field = page.getByRole('searchbox', { name: 'Search the menu' })
      await press(field)
      await field.pressSequentially('half')
      const dishes = page.getByRole('main').getByRole('heading', { level: 3 })
      await expect(dishes.first()).toHaveText('Half chicken', { timeout: 90_000 })
      await expect(page.getByText(/ for “half”/)).toBeVisible()
      await field.pressSequentially(' chick')
      await expect(page.getByText(/ for “half chick”/)).toBeVisible()
    },
  )

  test(
    'the search that somebody came into before the code is here hears what is typed after it',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openPainted(page, menuOf(market))
      const field = page.getByRole('searchbox', { name: 'Search the menu' })
      await field.focus()
      await half(page)
      await untilAlive(field)
      await field.pressSequentially('half')
      await expect(page.getByText(/ for “half”/)).toBeVisible({ timeout: 90_000 })
    },
  )

  test(
    'a section is marked at once and stays so, and the address stays as it is',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openPainted(page, menuOf(market))
      const nav = page.getByRole('navigation', { name: 'Menu sections' })
      const link = nav.getByRole('link').nth(3)
      await press(link)
      const section = page.locator((await link.getAttribute('href')) ?? '')
      await expect(link).toHaveAttribute('aria-current', 'true', { timeout: 1_000 })
      await half(page)
      await page.getByRole('button', { name: 'Add Garlic dip' }).evaluate((plus: HTMLElement) => plus.click())
      await expect(basketBar(page)).toBeVisible({ timeout: 90_000 })
      await expect(nav.locator('[aria-current]')).toHaveCount(1)
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
      expect(new URL(page.url()).hash).toBe('')
    },
  )

  test('a section, a dish and the basket are links that need no code', { tag: '@proof' }, async ({ page, market }) => {
    await openPainted(page, menuOf(market))
    const nav = page.getByRole('navigation', { name: 'Menu sections' })
    await press(nav.getByRole('link').nth(2))
    const second = (await nav.getByRole('link').nth(2).getAttribute('href')) ?? ''
    await expect(page.locator(second).getByRole('heading', { level: 2 })).toBeInViewport()
    await press(page.locator(second).getByRole('listitem').first().getByRole('link'))
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 90_000 })
  })

  test(
    'half-way through coming alive nothing is lost, and nothing counts twice',
    { tag: '@proof' },
    async ({ page, market }) => {
      const additions = listenForAdditions(page)
      await openPainted(page, menuOf(market))
      await half(page)
      const plus = page.getByRole('button', { name: 'Add Garlic dip' })
      for (const _ of [1, 2, 3, 4]) {
        await press(plus)
        await page.waitForTimeout(120)
      }
      await expect(basketBar(page)).toHaveText(/^4/, { timeout: 90_000 })
      await page.waitForTimeout(1_000)
      expect(additions.reduce((sum, count) => sum + count, 0)).toBe(4)
    },
  )

  test(
    '“use my location” finds restaurants, pressed before the code is here',
    { tag: '@proof' },
    async ({ page, context, market }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(
        market === 'UK' ? { latitude: 53.479, longitude: -2.248 } : { latitude: 53.342, longitude: -6.26 },
      )
      await openPainted(page, '/order/search')
      await press(page.getByRole('button', { name: /my location/i }))
      await expect(page).toHaveURL(/\/order\/search\/results/, { timeout: 90_000 })
    },
  )
})

test(
  'In safe mode “+” on a dish that is not safe adds nothing, pressed before the code is here',
  { tag: '@proof' },
  async ({ page, market }) => {
    await openMenu(page, market)
    await page
      .getByRole('search')
      .getByRole('link', { name: /^Filters/ })
      .click()
    const filters = page.getByRole('dialog', { name: 'Filter the menu' })
    await filters.getByRole('checkbox', { name: 'Milk', exact: true }).click()
    await expect(filters.getByRole('switch', { name: /Safe mode/ })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Safe mode' })).toContainText('no milk')

    await beSlowPhone(page)
    const additions = listenForAdditions(page)
    await openPainted(page, menuOf(market))
    const mash = page.getByRole('button', { name: 'Add Creamy mash' })
    // It is further down: until it has been scrolled to, and lies still there, a slow phone's code may be here.
    await mash.evaluate((plus: HTMLElement) => plus.click())
    const card = page.getByRole('article').filter({ hasText: 'Creamy mash' })
    await expect(card).toContainText('Contains milk', { timeout: 90_000 })
    await expect(card.getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: 'Add Garlic dip' }).click()
    await expect(basketBar(page)).toHaveText(/^1/, { timeout: 90_000 })
    expect(additions).toEqual([1])
  },
)
