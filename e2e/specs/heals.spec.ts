import { expect } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { PLACES } from '../fixtures/journey'
import { tryAgain } from '../fixtures/remotes'
import { test, WAITS } from '../fixtures/spoiled-line-test'

const MENU_FILES = /\/assets\/mfe-menu\//
const MENU_CHUNKS = /\/assets\/mfe-menu\/(?!remoteEntry)/
const ORDERS_CHUNKS = /\/assets\/mfe-tracking\/(?!remoteEntry)/
const SHELL_FILES = /\/assets\/shell\//

test.describe('A page whose code was lost on its way', () => {
  for (const how of ['hangs', 'stops half-way'] as const)
    test(
      `comes with Try again once a chunk that ${how} can be had`,
      { tag: how === 'hangs' ? '@proof' : [] },
      async ({ page, line }) => {
        line.spoil(ORDERS_CHUNKS, how)
        await page.goto(`${line.url}/order/myorders`, { waitUntil: 'commit' })
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(WAITS)
        line.mend()
        await tryAgain(page)
        await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible(WAITS)
      },
    )

  test(
    'comes though the browser’s cache holds a changed chunk for good, in this visit and the next',
    { tag: '@proof' },
    async ({ page, line }) => {
      line.spoil(ORDERS_CHUNKS, 'is changed')
      await page.goto(`${line.url}/order/myorders`)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(WAITS)
      line.mend()
      await tryAgain(page)
      await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible(WAITS)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible(WAITS)
    },
  )

  test('is tried again when the customer goes back to it', { tag: '@proof' }, async ({ page, line }) => {
    line.spoil(ORDERS_CHUNKS, 'fails')
    await page.goto(`${line.url}/order/myorders`)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(WAITS)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /start page/ })
      .click()
    await expect(page.getByRole('combobox')).toBeVisible()
    line.mend()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible(WAITS)
  })
})

test.describe('The server’s menu', () => {
  test.use({ baseURL: ({ patientSite }, use) => use(patientSite) })
  for (const [what, files, how] of [
    ['entry fails', MENU_FILES, 'fails'],
    ['chunks hang', MENU_CHUNKS, 'hangs'],
  ] as const)
    test(
      `stays readable when its ${what}, says that ordering isn’t working, and lives after Try again`,
      inTheProofUnless(how === 'hangs'),
      async ({ page, line }) => {
        line.spoil(files, how)
        await page.goto(`${line.url}/order/menu/${PLACES.UK.slug}?fulfilment=collection`, { waitUntil: 'commit' })
        const words = page.getByText('Ordering isn’t working just now.', { exact: true }).locator('visible=true')
        const dish = page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first()
        await dish.scrollIntoViewIfNeeded()
        await expect(words).toBeVisible(WAITS)
        await expect(words).toBeInViewport()
        await expect(page.getByRole('heading', { level: 1, name: PLACES.UK.restaurant })).toBeVisible()
        await expect(dish).toBeVisible()
        line.mend()
        await tryAgain(page)
        await expect(words).toBeHidden(WAITS)
        await dish.click()
        await expect(page.getByRole('dialog', { name: 'Half chicken' })).toBeVisible()
      },
    )
})

test(
  'the basket’s badge comes back, and until then a plain link leads to the dishes',
  { tag: '@proof' },
  async ({ page, market }) => {
    const menu = `/order/menu/${PLACES[market].slug}?fulfilment=collection`
    const header = page.getByRole('banner')
    const badge = header.getByRole('link', { name: /Basket, 1 dish/ })
    await page.goto(menu)
    await page.waitForLoadState('networkidle')
    await page
      .getByRole('button', { name: /^Add Garlic dip/i })
      .first()
      .click()
    await expect(page.getByText(/Added/).first()).toBeVisible()
    await page.route(MENU_FILES, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/order/search')
    await expect(header.getByRole('link', { name: 'Your basket' })).toHaveAttribute('href', menu)
    await page.unroute(MENU_FILES)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About the card' }).click()
    await expect(badge).toBeVisible()
  },
)

test.describe('When the shell’s own scripts are lost', () => {
  const words = /Ordering isn’t working just now\./

  test('the page says that ordering isn’t working, whom to ring, and a reload heals it', async ({
    page,
    line,
    market,
  }) => {
    line.spoil(SHELL_FILES, 'fails')
    await page.goto(`${line.url}/order/menu/${PLACES[market].slug}?fulfilment=collection`)
    await expect(page.getByText(words)).toBeInViewport()
    await expect(page.getByText(words)).toContainText(`or ring ${PLACES[market].restaurant} on`)
    line.mend()
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByText(words)).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: 'Half chicken' })).toBeVisible()
  })

  test('the page says so when they hang', { tag: '@proof' }, async ({ page, line }) => {
    line.spoil(SHELL_FILES, 'hangs')
    await page.goto(`${line.url}/order/search`, { waitUntil: 'commit' })
    await expect(page.getByText(words)).toBeInViewport(WAITS)
  })

  test(
    'a changed one that the cache holds for good is replaced on the next visit',
    { tag: '@proof' },
    async ({ page, line }) => {
      line.spoil(SHELL_FILES, 'is changed')
      await page.goto(`${line.url}/card/about`)
      await expect(page.getByText(words)).toBeVisible(WAITS)
      line.mend()
      await page.getByRole('link', { name: 'Reload the page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /ten tiles/i })).toBeVisible(WAITS)
      await expect(page.getByText(words)).toBeHidden()
    },
  )
})

test.describe('In a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a menu says that ordering needs them, and whom to ring', { tag: '@proof' }, async ({ page, market }) => {
    await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)
    await expect(page.getByText(/Ordering needs scripts/)).toBeInViewport()
    await expect(page.getByText(/Ordering needs scripts/)).toContainText(`Ring ${PLACES[market].restaurant} on`)
  })

  test('no basket is said to be empty by a server that has never seen it, over the menu or beside it', async ({
    page,
    market,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const menu = `/order/menu/${PLACES[market].slug}?fulfilment=collection`
    for (const address of [menu, `${menu}&basket=open`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Your basket' }).last()).toBeVisible()
      for (const words of await page.getByText('Nothing in here yet.').all()) await expect(words).toBeHidden()
    }
  })
})
