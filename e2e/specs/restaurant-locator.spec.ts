import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { startHostPages, type HostPages } from '../fixtures/host-pages'
import { PLACES } from '../fixtures/journey'
import { IE_SITE, UK_SITE } from '../ports'

const SCRIPT = `<script src="${UK_SITE}/order/embeds/restaurant-locator.js" async></script>`
const UK = '<galo-restaurant-locator></galo-restaurant-locator>'
const IE = '<galo-restaurant-locator market="IE" id="irish"></galo-restaurant-locator>'

/** What a page may do to its own elements, a reset of everything first. */
const RESET = `<style>
  *, ::before, ::after { all: unset !important; font-size: 31px !important; color: rgb(255, 0, 0) !important; border: 3px dotted red !important; }
  html { font-size: 62.5% !important; }
  head, head * { display: none !important; }
  html, body, main, div, galo-restaurant-locator { display: block !important; }
  h1, h2, h3, button, a, input, ul, li, form { position: absolute !important; opacity: 0.1 !important; width: 7px !important; }
</style>`

const IN_REACT_18 = `<div id="app"></div><script src="/react.js"></script><script src="/react-dom.js"></script>
<script>ReactDOM.createRoot(app).render(React.createElement('div', null, React.createElement('galo-restaurant-locator', { market: 'UK' })))</script>`

/** Nothing but the one script and the one site it asks; no string becomes code, and no policy may be made. */
const STRICT = `default-src 'none'; img-src data:; script-src ${UK_SITE}; connect-src ${UK_SITE}; require-trusted-types-for 'script'; trusted-types 'none'`

const PAGES = {
  '/resets': { head: RESET, body: UK + SCRIPT },
  '/react-18': { body: IN_REACT_18 + SCRIPT },
  '/strict': { body: UK + SCRIPT, policy: STRICT },
  '/sandboxed': {
    body: '<iframe src="/plain" title="Lunch" sandbox="allow-scripts" width="360" height="700"></iframe>',
  },
  '/plain': { body: UK + SCRIPT },
  '/two': { body: `${UK}${IE}${SCRIPT}${SCRIPT}` },
} as const

let hosts: HostPages
test.beforeAll(async () => void (hosts = await startHostPages(PAGES)))
test.afterAll(() => hosts.close())

const find = async (where: Page | Locator | FrameLocator, postcode: string) => {
  await where.getByRole('textbox').fill(postcode)
  await where.getByRole('textbox').press('Enter')
}

/** Its first restaurant is the one there, and leads to ordering. */
const expectFound = async (where: Page | Locator | FrameLocator, market: 'UK' | 'IE') => {
  const { restaurant, postcode, slug } = PLACES[market]
  await find(where, postcode)
  await expect(where.getByRole('status')).toContainText(`near ${postcode}`)
  const link = where.getByRole('listitem').first().getByRole('link')
  await expect(where.getByRole('listitem').first().getByRole('heading')).toHaveText(restaurant)
  const site = market === 'UK' ? UK_SITE : IE_SITE
  await expect(link).toHaveAttribute('href', `${site}/order/menu/${slug}?fulfilment=collection`)
}

/** What is seen of a locator, wherever it stands. */
const looks = (page: Page) =>
  page.locator('galo-restaurant-locator').evaluate(({ shadowRoot }) =>
    ['h2', 'input', 'button', 'a', '.locator'].map((selector) => {
      const element = shadowRoot?.querySelector(selector)
      if (!element) return `no ${selector}`
      const { fontSize, color, backgroundColor, borderStyle, position, opacity } = getComputedStyle(element)
      return [selector, fontSize, color, backgroundColor, borderStyle, position, opacity].join(' | ')
    }),
  )

test.describe('The locator on somebody else’s page', () => {
  test('finds restaurants, says so to who listens, and leads to ordering', async ({ page, expectAccessible }) => {
    await page.goto(`${hosts.url}/plain`)
    await page.evaluate(() => {
      const told: unknown[] = Object.assign(window, { told: [] as unknown[] }).told
      for (const name of ['galo-restaurants-found', 'galo-restaurant-chosen'])
        document.addEventListener(name, (event) => void told.push([name, (event as CustomEvent).detail]))
    })
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('Please enter a valid address')
    await expect(page.getByRole('textbox')).toBeFocused()
    await expectFound(page, 'UK')
    await expectAccessible()
    const told = await page.evaluate(() => (window as unknown as { told: unknown[] }).told)
    expect(told).toEqual([['galo-restaurants-found', { count: expect.any(Number), place: PLACES.UK.postcode }]])
    await page.getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: PLACES.UK.restaurant })).toBeVisible()
  })

  test('leaves the way on to a page that wants it, and is asked again after a failure', async ({
    page,
    complaints,
  }) => {
    complaints.expectAny(/Failed to load resource/)
    await page.goto(`${hosts.url}/plain`)
    await page.route('**/order/api/page?*', (route) => route.abort())
    await find(page, PLACES.UK.postcode)
    await expect(page.getByRole('status')).toContainText('What you typed is still here.')
    await page.unroute('**/order/api/page?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const chosen = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('galo-restaurant-chosen', (event) => {
            event.preventDefault()
            resolve((event as CustomEvent<{ slug: string }>).detail.slug)
          }),
        ),
    )
    await page.getByRole('listitem').first().getByRole('link').click()
    expect(await chosen).toBe(PLACES.UK.slug)
    expect(page.url()).toBe(`${hosts.url}/plain`)
  })

  test('looks the same among resets and !important as on a page without a style', async ({ page }) => {
    const seen: string[][] = []
    for (const path of ['plain', 'resets']) {
      await page.goto(`${hosts.url}/${path}`)
      await find(page, PLACES.UK.postcode)
      await expect(page.locator('galo-restaurant-locator').getByRole('link').first()).toBeVisible()
      seen.push(await looks(page))
    }
    expect(seen[1]).toEqual(seen[0])
  })

  test('lives beside another React', async ({ page }) => {
    await page.goto(`${hosts.url}/react-18`)
    await expectFound(page, 'UK')
    expect(await page.evaluate(() => (window as unknown as { React: { version: string } }).React.version)).toBe(
      '18.3.1',
    )
  })

  test('breaks no strict policy, Trusted Types included', async ({ page }) => {
    await page.addInitScript(() => {
      const broken: string[] = Object.assign(window, { broken: [] as string[] }).broken
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective }) => void broken.push(violatedDirective),
      )
    })
    await page.goto(`${hosts.url}/strict`)
    await expectFound(page, 'UK')
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
  })

  test('needs no cookies and no storage', async ({ page }) => {
    const before = await page.context().cookies(UK_SITE)
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${UK_SITE}/order/api/`))
        void request.allHeaders().then(({ cookie }) => sent.push(cookie))
    })
    await page.goto(`${hosts.url}/sandboxed`)
    await expectFound(page.frameLocator('iframe'), 'UK')
    expect(sent).toEqual([undefined])
    expect(await page.context().cookies(UK_SITE)).toEqual(before)
  })

  test('is two of two countries on one page, and leaves nothing behind when it goes', async ({ page }) => {
    await page.goto(`${hosts.url}/two`)
    const [uk, irish] = [page.locator('galo-restaurant-locator:not([id])'), page.locator('#irish')]
    await expect(irish.getByRole('textbox', { name: 'Eircode or town' })).toBeVisible()
    await expectFound(irish, 'IE')
    await expect(uk.getByRole('listitem')).toHaveCount(0)
    await expectFound(uk, 'UK')
    await find(uk, PLACES.IE.postcode)
    await uk.getByRole('button', { name: 'Look in Ireland' }).click()
    await expect(uk.getByRole('listitem').first().getByRole('heading')).toHaveText(PLACES.IE.restaurant)
    // Gone in the middle of a search, and back as new.
    const asked = page.waitForRequest('**/order/api/page?*')
    await uk.getByRole('textbox').press('Enter')
    await asked
    const left = await uk.evaluate((element) => {
      element.remove()
      const drawn = element.shadowRoot?.childElementCount
      document.querySelector('main')?.append(element)
      return drawn
    })
    expect(left).toBe(0)
    await expect(uk.getByRole('textbox')).toHaveValue('')
    await expectFound(uk, 'UK')
  })

  for (const width of [320, 375])
    test(`fits a page of ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${hosts.url}/plain`)
      await expectFound(page, 'UK')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
})
