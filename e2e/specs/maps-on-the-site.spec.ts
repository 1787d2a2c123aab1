import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { PLACES, resultsOf } from '../fixtures/journey'

const map = (page: Page) => page.getByRole('region', { name: 'Map' })
const pins = (page: Page) => map(page).getByRole('link')
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test.describe('The map beside the list', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test(
    'shows the streets and a pin for each card, linked both ways',
    { tag: '@proof' },
    async ({ page, market, expectAccessible }) => {
      const { restaurant } = PLACES[market]
      await page.goto(resultsOf(market))
      const streets = map(page).getByRole('img', { name: 'The streets around you' })
      await expect.poll(() => streets.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280)
      const own = pins(page).filter({ hasText: /^1/ })
      await expect(own).toHaveAccessibleName(`1 ${restaurant}, on the map`)
      await expect(own).toHaveAttribute('aria-current', 'true')

      const second = (await page.getByRole('main').getByRole('heading', { level: 2 }).nth(1).textContent()) ?? ''
      await card(page, second).hover()
      await expect(pins(page).and(page.locator('[aria-current]'))).toHaveAccessibleName(`2 ${second}, on the map`)
      await own.hover()
      await expect(card(page, restaurant).getByRole('article')).toHaveAttribute('data-selected', 'true')

      await card(page, restaurant).getByRole('link').first().focus()
      await expect(own).toHaveAttribute('aria-current', 'true')
      await card(page, second).getByRole('link').first().focus()
      await expect(pins(page).and(page.locator('[aria-current]'))).toHaveAccessibleName(`2 ${second}, on the map`)
      const last = pins(page).last()
      await last.focus()
      await expect(last).toHaveAttribute('aria-current', 'true')
      const name = ((await last.getAttribute('aria-label')) ?? '').replace(/^\d+ (.+), on the map.*/, '$1')
      await expect(card(page, name).getByRole('article')).toHaveAttribute('data-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(card(page, name)).toBeInViewport()
      await expect(card(page, name).getByRole('link').first()).toBeFocused()
      await expectAccessible()
    },
  )

  test(
    'stays beside the list while it moves, and says so when the streets don’t come',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      complaints.expectAny(/Failed to load resource/)
      await page.route('**/staticmap*', (route) => route.abort())
      await page.goto(resultsOf(market))
      await expect(map(page).getByText('The map isn’t available, you can still type your address.')).toBeVisible()
      await expect(pins(page).first()).toBeVisible()
      await page.mouse.move(300, 500)
      await page.mouse.wheel(0, 700)
      await expect.poll(async () => (await map(page).boundingBox())?.y).toBe(0)
    },
  )

  test(
    'leads to the cards before there is any script, and comes to a phone that is held upright in the list’s place, when it is asked for',
    { tag: '@proof' },
    async ({ browser, market, baseURL }) => {
      const still = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
      const page = await still.newPage()
      await page.goto(new URL(resultsOf(market), baseURL).href)
      const pin = pins(page).last()
      const id = (await pin.getAttribute('href')) ?? ''
      await pin.click()
      expect(new URL(page.url()).hash).toBe(id)
      await expect(page.locator(id)).toBeInViewport()
      await still.close()

      const pocket = await browser.newContext({ viewport: { width: 375, height: 812 } })
      const phone = await pocket.newPage()
      const asked: string[] = []
      phone.on('request', (request) => asked.push(request.url()))
      await phone.goto(new URL(resultsOf(market), baseURL).href, { waitUntil: 'networkidle' })
      expect(asked.filter((url) => /\/stand-ins\/maps|results-map/.test(url))).toEqual([])
      const views = phone.getByRole('navigation', { name: 'List or map' })
      await views.getByRole('link', { name: 'Map' }).click()
      await expect(map(phone)).toBeInViewport()
      await expect(phone.locator('#list')).toBeHidden()
      await expect.poll(() => asked.some((url) => url.includes('/stand-ins/maps'))).toBe(true)
      const first = pins(phone).first()
      const its = (await first.getAttribute('href')) ?? ''
      await first.click()
      await expect(phone.locator(its)).toBeInViewport()
      await expect(map(phone)).toBeHidden()
      await views.getByRole('link', { name: 'Map' }).click()
      await expect(map(phone)).toBeInViewport()
      await views.getByRole('link', { name: 'List' }).click()
      await expect(phone.getByRole('heading', { level: 1 })).toBeInViewport()
      // Turned on its side it has room for both.
      await phone.setViewportSize({ width: 812, height: 700 })
      const pinned = pins(phone).last()
      await pinned.hover()
      await expect(pinned).toHaveAttribute('aria-current', 'true')
      await pocket.close()
    },
  )
})

test.describe('The map one can move', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  const canvas = (page: Page) => map(page).getByRole('application', { name: 'Map' })
  const closer = (page: Page) => map(page).getByRole('button', { name: 'Closer' })

  test('comes with the first press on it, is moved by keys, and is one map after coming back', async ({
    page,
    market,
    expectAccessible,
  }) => {
    const { restaurant, slug } = PLACES[market]
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(resultsOf(market))
    await expect(pins(page).first()).toBeVisible()
    expect(asked.filter((url) => url.includes('/maps/api/js'))).toEqual([])

    await closer(page).click()
    await expect(canvas(page)).toBeVisible()
    const own = pins(page).filter({ hasText: /^1$/ })
    await expect(own).toHaveCount(1)
    await expect(own).toHaveAccessibleName(`1 ${restaurant}, on the map`)
    const before = await own.boundingBox()
    await canvas(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await own.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 60)
    await map(page).getByRole('button', { name: 'Satellite' }).click()
    await expect(map(page).getByRole('button', { name: 'Satellite' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible()

    // Pin after pin by keyboard; the map goes to the one that is reached.
    await own.focus()
    for (const number of ['2', '3']) {
      await page.keyboard.press('Tab')
      const next = pins(page).filter({ hasText: new RegExp(`^${number}$`) })
      await expect(next).toBeFocused()
      await expect(next).toBeInViewport()
    }

    await page
      .getByRole('main')
      .getByRole('link', { name: `Order from here: ${restaurant}` })
      .click()
    await page.waitForURL(`**/order/menu/${slug}**`)
    await page.goBack()
    await expect(canvas(page)).toHaveCount(1)
    await expect(own).toBeVisible()
    expect(asked.filter((url) => url.includes('/maps/api/js'))).toHaveLength(1)
  })
})

const STREET = { UK: 'Deansgate', IE: 'South King Street' } as const

test.describe('A door that food is brought to', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Is this your door?' })
  /** What the tab keeps of where the customer is. */
  const kept = (page: Page) =>
    page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('galo.state.location') ?? '{}') as { value?: object }).value ?? {},
    )
  const chooseDoor = async (page: Page, market: 'UK' | 'IE', path = '/order/search?fulfilment=delivery') => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('combobox').first().fill(STREET[market])
    await page.getByRole('option', { name: /^\d/ }).first().click()
    await page.getByRole('button', { name: 'Find my Galo' }).click()
    await expect(page).toHaveURL(/\/order\/search\/results\?.*lat=/)
  }

  test(
    'is asked about on the map, where the pin is moved by buttons and by keys, and says when it is far',
    { tag: '@proof' },
    async ({ page, market, expectAccessible }) => {
      await chooseDoor(page, market)
      await expect(question(page)).toBeVisible()
      const pin = question(page).getByRole('button', { name: 'Your door' })
      await expect(pin).toBeVisible()
      const far = question(page).getByText(/a good way from the address/)
      await expect(far).toBeHidden()
      for (let press = 0; press < 17; press += 1) await question(page).getByRole('button', { name: 'North' }).click()
      await expect(far).toBeVisible()
      await expectAccessible()
      await question(page).getByRole('button', { name: 'Put it back' }).click()
      await expect(far).toBeHidden()
      await question(page).getByRole('button', { name: 'Satellite' }).click()
      await pin.focus()
      await page.keyboard.press('ArrowRight')
      await question(page).getByRole('button', { name: 'Yes, stop here' }).click()
      await expect(question(page)).toBeHidden()
      await expect(page).toHaveURL(/lat=\d+\.\d{6}&/)
      await expect
        .poll(() => kept(page))
        .toMatchObject({
          isPinConfirmed: true,
          mapType: 'satellite',
          address: { confirmedCoordinates: expect.anything() },
        })
    },
  )

  test(
    'is carried by mouse to where the rider should stop, which is searched around anew',
    { tag: '@proof' },
    async ({ page, market }) => {
      await chooseDoor(page, market)
      const pin = question(page).getByRole('button', { name: 'Your door' })
      await expect(pin).toBeVisible()
      const { x = 0, y = 0, width = 0 } = (await pin.boundingBox()) ?? {}
      const before = new URL(page.url()).searchParams.get('lat')
      await page.mouse.move(x + width / 2, y + 15)
      await page.mouse.down()
      await page.mouse.move(x + 40, y - 10, { steps: 6 })
      await page.mouse.move(x + 80, y - 40, { steps: 6 })
      await page.mouse.up()
      await question(page).getByRole('button', { name: 'Yes, stop here' }).click()
      await expect(question(page)).toBeHidden()
      await expect.poll(() => Number(new URL(page.url()).searchParams.get('lat'))).toBeGreaterThan(Number(before))
      expect(await kept(page)).toMatchObject({
        isPinConfirmed: true,
        address: { confirmedCoordinates: expect.anything() },
      })
    },
  )

  test(
    'is asked about by nobody where the map can’t be had',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      complaints.expectAny(/Failed to load resource/)
      await page.route('**/maps/api/js*', (route) => route.abort())
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/maps/api/js'))
      await chooseDoor(page, market)
      await failed
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /^Galos near/ })).toBeVisible()
      await expect(question(page)).toBeHidden()
      expect(await kept(page)).toMatchObject({
        isPinConfirmed: false,
        address: { lineOne: expect.stringMatching(/\d/) },
      })
    },
  )

  test(
    'is found by the maps provider where the flag says so, and by the other one once that has failed',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      complaints.expectAny(/Failed to load resource/)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await chooseDoor(page, market, '/order/search?fulfilment=collection&ff=address-data-provider:places')
      expect(asked.some((url) => url.includes('/stand-ins/maps/v1/predictions'))).toBe(true)
      expect(asked.some((url) => url.includes('/localities/autocomplete'))).toBe(false)

      await page.route('**/maps/api/js*', (route) => route.abort())
      await page.goto('/order/search', { waitUntil: 'networkidle' })
      await page.getByRole('combobox').first().fill(STREET[market])
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(asked.some((url) => url.includes('/localities/autocomplete'))).toBe(true)
    },
  )
})
