import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { PLACES, resultsOf } from '../fixtures/journey'
import { signIn } from '../fixtures/person'
import { LOST_FILES } from '../fixtures/remotes'

/** Opens the start page as its HTML stands; returns how to let its code come, which is held until then. */
const openWithoutCode = async (page: Page): Promise<() => Promise<void>> => {
  const code = '**/order/assets/**/*.js'
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(code, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/order/search', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  return async () => {
    letGo()
    await page.waitForLoadState('networkidle')
    await page.unroute(code)
  }
}

test.describe('The first view', () => {
  test('holds the names and prices of the menu before any script runs', async ({ request, market }) => {
    const html = await (await request.get(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)).text()
    const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="galo-visit"'))
    expect(body).toContain('Half chicken')
    expect(body).toContain('Peri chips')
    expect(body).toMatch(new RegExp(`\\${PLACES[market].currency}\\d+\\.\\d\\d`))
  })

  test('runs one React and one federation runtime', { tag: '@proof' }, async ({ page, market }) => {
    await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)
    // Once the page lives the hop is soft, and both teams' code runs in one document.
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: /start page/ }).click()
    await expect(page).toHaveURL(/search/)
    await page.waitForFunction(() => '__FEDERATION__' in globalThis)
    const found = await page.evaluate(() => {
      const federation = (
        globalThis as unknown as {
          __FEDERATION__: {
            __INSTANCES__: {
              name: string
              shareScopeMap: Record<string, Record<string, Record<string, { from: string; loaded?: unknown }>>>
            }[]
            __SHARE__?: unknown
          }
        }
      ).__FEDERATION__
      const versions = federation.__INSTANCES__.map(({ name, shareScopeMap }) => ({
        name,
        react: Object.entries(shareScopeMap['default']?.['react'] ?? {}).map(
          ([version, { from }]) => `${version} from ${from}`,
        ),
      }))
      return {
        versions,
        core: performance.getEntriesByType('resource').filter(({ name }) => /react\.[\w-]+\.js/.test(name)).length,
      }
    })
    expect(found.core).toBe(1)
    const copies = new Set(found.versions.flatMap(({ react }) => react))
    expect([...copies]).toHaveLength(1)
  })

  test('brings exactly the scripts it announced, each once', async ({ page, market }) => {
    const asked: string[] = []
    page.on('request', (sent) => sent.resourceType() === 'script' && asked.push(new URL(sent.url()).pathname))
    await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)
    await expect(page.getByRole('heading', { name: 'Half chicken' }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const announced = await page.evaluate(() =>
      [...document.querySelectorAll('script[src],link[rel=preload][as=script]')].map(
        (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).pathname,
      ),
    )
    expect([...asked].sort()).toEqual([...new Set(announced)].sort())
  })

  test(
    'keeps its header where it is for visitors and customers, before any script and when the account team’s corner arrives',
    { tag: '@proof' },
    async ({ page, market }) => {
      const header = page.getByRole('banner')
      const places = () =>
        header.locator('a').evaluateAll((links) =>
          links.map((link) => {
            const { left, top, width, height } = link.getBoundingClientRect()
            return [link.getAttribute('href'), left, top, width, height]
          }),
        )
      const letCodeCome = await openWithoutCode(page)
      const ofVisitors = await places()
      await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible()
      expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false)
      await letCodeCome()
      expect(await places()).toEqual(ofVisitors)
      await signIn(page, market, '/order/search')
      expect(await (await page.request.get('/order/search')).text()).toMatch(
        /^<!doctype html><html [^>]*data-who="customer"/,
      )
      const letCodeOfCustomersCome = await openWithoutCode(page)
      await expect(header.getByRole('link', { name: 'Profile', exact: true })).toBeVisible()
      await expect(header.getByRole('link', { name: 'Log in' })).toBeHidden()
      expect(await places()).toEqual(ofVisitors)
      await letCodeOfCustomersCome()
      expect(await places()).toEqual(ofVisitors)
      await header.getByRole('link', { name: 'Profile', exact: true }).focus()
      await page.keyboard.press('Shift')
      // Whoever is on the link by keyboard is still on it when it says whose it is.
      await expect(header.getByRole('link', { name: /^Profile of / })).toBeFocused()
      expect(await places()).toEqual(ofVisitors)
    },
  )
})

test.describe('Coming back', () => {
  /** Opens a menu that can be scrolled: on a busy machine it comes as a skeleton, and the line is idle for a while before its dishes are asked for. */
  const openMenu = async (page: Page, market: 'UK' | 'IE') => {
    await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)
    await expect(page.getByRole('heading', { name: 'Half chicken' }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }

  test(
    'a reload stays where it was, a page opened anew starts at its top',
    { tag: '@proof' },
    async ({ page, market }) => {
      const top = () => page.evaluate(() => scrollY)
      await openMenu(page, market)
      await page.evaluate(() => scrollTo(0, 1_500))
      await expect.poll(top).toBeGreaterThan(1_000)
      await page.reload()
      await expect.poll(top).toBeGreaterThan(1_000)
      await page.goto('/order/search')
      await expect(page.getByRole('combobox')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await top()).toBe(0)
    },
  )

  test('who scrolls on before the page is alive is not pulled back', { tag: '@proof' }, async ({ page, market }) => {
    const top = () => page.evaluate(() => scrollY)
    await openMenu(page, market)
    await page.evaluate(() => scrollTo(0, 800))
    await expect.poll(top).toBe(800)
    await page.route('**/assets/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue().catch(() => {})
    })
    await page.reload({ waitUntil: 'commit' })
    // Put there by the document, which is laid out then and has asked for its fonts: before that it says that it has all it wants.
    await expect.poll(top).toBe(800)
    // The line that stands there is the customer's; the pixel is, once the house's fonts are here.
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
    expect(await top()).toBe(800)
    await page.evaluate(() => scrollTo(0, 2_000))
    await page.waitForFunction(() => '__FEDERATION__' in globalThis)
    await page.waitForLoadState('networkidle')
    expect(await top()).toBe(2_000)
  })

  test('back from a menu returns to the results as they were left', { tag: '@proof' }, async ({ page, market }) => {
    await page.goto(resultsOf(market))
    const links = page.getByRole('link', { name: /order from here/i })
    await links.nth(4).scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    await links.nth(4).click()
    await expect(page).toHaveURL(/\/order\/menu\//)
    await page.goBack()
    await expect(links.first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50)
  })
  for (const late of ['the results’ code', 'all code'] as const)
    test(
      `back returns to the results as they were left, though ${late} was late`,
      inTheProofUnless(late === 'all code'),
      async ({ page, market, complaints }) => {
        // What was still on its way when the customer left has no whole file to hold against its hash.
        complaints.expectAny(LOST_FILES)
        await page.route(late === 'all code' ? '**/assets/**/*.js' : '**/assets/mfe-search/**/*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1_200))
          await route.continue().catch(() => {})
        })
        await page.goto(resultsOf(market), { waitUntil: 'commit' })
        const links = page.getByRole('link', { name: /order from here/i })
        await links.nth(4).scrollIntoViewIfNeeded()
        const left = await page.evaluate(() => scrollY)
        await links.nth(4).click({ noWaitAfter: true })
        await expect(page).toHaveURL(/\/order\/menu\//)
        await page.goBack()
        await expect(links.first()).toBeVisible()
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50)
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(left - 50)
      },
    )
})
