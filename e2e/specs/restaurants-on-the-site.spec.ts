import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { misfits } from '../fixtures/fits'
import { PLACES } from '../fixtures/journey'
import { IE_SITE, UK_SITE } from '../ports'

const HERE = {
  UK: {
    town: 'Manchester',
    restaurant: 'Galo Deansgate',
    slug: 'deansgate',
    place: 'M3 4EN',
    lat: 53.4775,
    lon: -2.2497,
  },
  IE: {
    town: 'Dublin',
    restaurant: 'Galo Grafton Street',
    slug: 'grafton-street',
    place: 'Dublin 2',
    lat: 53.3414,
    lon: -6.2603,
  },
} as const
const OTHER = { UK: 'IE', IE: 'UK' } as const

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test.describe('The pages of restaurants', () => {
  for (const [what, pathFor] of [
    ['all of them', () => '/restaurants'],
    ['a town', ({ town }) => `/restaurants/in/${town.toLowerCase()}`],
    ['one of them', ({ slug }) => `/restaurants/${slug}`],
    ['those near a place', ({ place }) => `/restaurants/search?q=${place}`],
    ['a search for nothing', () => '/restaurants/search'],
  ] satisfies [string, (here: (typeof HERE)[keyof typeof HERE]) => string][])
    test(
      `${what} can be read by everybody, at any width`,
      inTheProofUnless(/^one of them/.test(what)),
      async ({ page, market, expectAccessible }) => {
        const answer = await page.goto(pathFor(HERE[market]))
        expect(answer?.status()).toBe(200)
        await expectAccessible()
        for (const width of [320, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await misfits(page), `${width} pixels wide`).toEqual([])
        }
        await page.setViewportSize({ width: 320, height: 800 })
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        expect(await misfits(page), 'with text twice as large').toEqual([])
      },
    )

  test('lead from the list by a town to a restaurant, its hours and its menu, without a script', async ({
    browser,
    baseURL,
    market,
  }) => {
    const { town, restaurant, slug } = HERE[market]
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${baseURL}/restaurants`)
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: town, exact: true }).click()
    await expect(heading(page)).toHaveText(`Galo in ${town}`)
    await page.getByRole('link', { name: `Hours and details ${restaurant}` }).click()
    await expect(heading(page)).toHaveText(restaurant)
    await expect(page.getByRole('table', { name: `Opening hours of ${restaurant}` })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Wednesday, today \d\d:\d\d–\d\d:\d\d$/ })).toBeVisible()
    await expect(page.getByText(/^Open until \d\d:\d\d$/).first()).toBeVisible()
    const closeBy = page.getByRole('region', { name: 'Other Galos close by' })
    await expect(closeBy.getByText(/^Open until \d\d:\d\d$/).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Order from here' }).first().click()
    await expect(page).toHaveURL(`${baseURL}/order/menu/${slug}?fulfilment=collection`)
    await context.close()
  })

  test(
    'find a place with the keyboard alone, and sell by the way that can be ordered',
    { tag: '@proof' },
    async ({ page, market }) => {
      const { place, restaurant } = HERE[market]
      await page.goto('/restaurants/search')
      await page.getByRole('main').getByRole('textbox').focus()
      await page.keyboard.type(place)
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText(/^Galos near /)
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: restaurant }) })
      await expect(card.getByRole('link', { name: `Order for collection ${restaurant}` })).toHaveAttribute(
        'href',
        /fulfilment=collection$/,
      )
      await card.getByRole('link', { name: restaurant, exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText(restaurant)
      for (const way of ['Order from here for delivery', 'Order from here for eating in'])
        await expect(page.getByRole('link', { name: way })).toBeVisible()
    },
  )

  test(
    'show those with a facility at a press, and all of them again at Back',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.goto(`/restaurants/search?q=${HERE[market].place}`)
      const cards = page
        .getByRole('main')
        .locator('ol')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
      const all = await cards.count()
      const halal = page.getByRole('navigation', { name: 'Only those with' }).getByRole('link', { name: 'Halal' })
      await halal.click()
      await expect(halal).toHaveAttribute('aria-current', 'true')
      await expect(heading(page)).toHaveText(/^Galos near /)
      for (const card of await cards.all()) await expect(card).toContainText('Halal')
      await page.goBack()
      await expect(cards).toHaveCount(all)
    },
  )

  test(
    'stand among their streets, each pin leads to its card, and nothing is missing where no streets come',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      const { place, slug } = HERE[market]
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(`/restaurants/search?q=${place}`)
      const map = page.getByRole('region', { name: 'Map' })
      const drawn = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(() => drawn(map.locator('img')), { timeout: 30_000 }).toBeGreaterThan(600)
      const pin = map.getByRole('link').last()
      const [, name = ''] = /: (.*)$/.exec((await pin.getAttribute('aria-label')) ?? '') ?? []
      await pin.press('Enter')
      await expect(page.locator('li:target')).toContainText(name)
      await expect(page.locator('li:target')).toBeInViewport()
      await page.goto(`/restaurants/${slug}`)
      const streets = page.getByRole('region', { name: 'Find us' }).locator('img')
      await streets.scrollIntoViewIfNeeded()
      await expect.poll(() => drawn(streets), { timeout: 30_000 }).toBeGreaterThan(600)

      complaints.expectAny(/ERR_FAILED/)
      await page.route('**/staticmap?**', (route) => route.abort())
      await page.reload()
      await streets.scrollIntoViewIfNeeded()
      await expect(page.getByRole('link', { name: /^Directions/ })).toBeVisible()
      expect(await misfits(page)).toEqual([])
    },
  )

  test(
    'go by the device’s position, and say so when it is kept from them',
    { tag: '@proof' },
    async ({ page, context, market }) => {
      const { lat, lon, restaurant } = HERE[market]
      await page.goto('/restaurants/search')
      const locate = page.getByRole('button', { name: 'Use my location' })
      await locate.click()
      await expect(page.getByRole('status')).toHaveText(/keeps your location to itself/)
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: lat, longitude: lon })
      await page.reload()
      await locate.click()
      await expect(heading(page)).toHaveText('Galos near you')
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(restaurant)
    },
  )

  test(
    'offer a place, a position, a town and a restaurant of the other market where they are',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      complaints.expectAny(/404/)
      const there = OTHER[market]
      const { town, place, lat, lon, slug, restaurant } = HERE[there]
      const [country, site] = there === 'UK' ? ['the UK', UK_SITE] : ['Ireland', IE_SITE]
      await page.goto(`/restaurants/search?lat=${lat}&lon=${lon}`)
      await expect(heading(page)).toHaveText(`You’re in ${country}`)
      const answer = await page.goto(`/restaurants/${slug}`)
      expect(answer?.status()).toBe(404)
      await expect(heading(page)).toHaveText(`${restaurant} is in ${country}`)
      // As somebody types it who reads the name on a sign.
      await page.goto(`/Restaurants//in/${town.toUpperCase()}%20`)
      await expect(heading(page)).toHaveText(`${town} is in ${country}`)
      const townThere = page.getByRole('main').getByRole('link', { name: /^See it on Galo/ })
      await expect(townThere).toHaveAttribute('href', `${site}/restaurants/in/${town.toLowerCase()}`)
      await page.goto(`/restaurants/search?q=${place}`)
      await expect(heading(page)).toHaveText(new RegExp(` is in ${country}$`))
      await page.getByRole('link', { name: `Search in ${country}` }).click()
      await expect(heading(page)).toHaveText(/^Galos near /)
      expect(page.url()).toContain(site)
    },
  )

  test(
    'lead on from a restaurant and a town that are not there, and from words that are no place',
    { tag: '@proof' },
    async ({ page, complaints, expectAccessible }) => {
      complaints.expectAny(/404/)
      for (const [path, status, title] of [
        ['/restaurants/nowhere', 404, 'That Galo isn’t here'],
        ['/restaurants/in/nowhere', 404, 'We’re not in that town'],
        ['/restaurants/search?q=xq9zz', 200, 'We don’t know xq9zz yet'],
      ] as const) {
        const answer = await page.goto(path)
        expect([path, answer?.status()]).toEqual([path, status])
        await expect(heading(page)).toHaveText(title)
        await expectAccessible()
        await expect(page.getByRole('main').getByRole('textbox')).toBeEditable()
      }
      await page.getByRole('main').getByRole('listitem').getByRole('link').last().click()
      await expect(heading(page)).toHaveText(/^Galo in /)
    },
  )

  test(
    'tell machines what they tell people, and lead them to a menu that takes orders',
    { tag: '@proof' },
    async ({ page, request, market }) => {
      const { slug, restaurant } = HERE[market]
      await page.goto(`/restaurants/${slug}`)
      const data = await page.locator('script[type="application/ld+json"]').textContent()
      const { '@graph': things } = JSON.parse(data ?? '') as { '@graph': readonly Record<string, never>[] }
      expect(things.map((thing) => thing['@type'])).toEqual(['Restaurant', 'BreadcrumbList', 'Menu'])
      const [thing] = things as unknown as readonly {
        name: string
        address: { streetAddress: string; postalCode: string }
        openingHoursSpecification: readonly { opens: string; closes: string }[]
        potentialAction: readonly { target: { urlTemplate: string } }[]
      }[]
      expect(thing?.name).toBe(restaurant)
      for (const said of [thing?.address.streetAddress, thing?.address.postalCode])
        await expect(page.getByRole('main')).toContainText(said ?? 'no address')
      const rows = await page.getByRole('table').getByRole('row').getByRole('cell').allTextContents()
      const hours = thing?.openingHoursSpecification.map(({ opens, closes }) => `${opens}–${closes}`) ?? []
      expect(hours.length).toBeGreaterThan(4)
      for (const each of hours) expect(rows).toContain(each)
      // By a rider, to collect, and to eat in.
      expect(thing?.potentialAction).toHaveLength(3)
      const menu = new URL(thing?.potentialAction[1]?.target.urlTemplate ?? '')
      expect(menu.pathname).toBe(`/order/menu/${PLACES[market].slug}`)
      expect((await request.get(menu.href)).status()).toBe(200)

      const { hasMenuSection: sections } = things[2] as unknown as {
        hasMenuSection: readonly { hasMenuItem: readonly { name: string; offers: { price: string } }[] }[]
      }
      const dishes = sections.flatMap(({ hasMenuItem }) => hasMenuItem)
      expect(dishes.length).toBeGreaterThan(90)
      await page.goto(menu.href)
      for (const { name, offers } of sections.flatMap(({ hasMenuItem }) => hasMenuItem.slice(0, 1))) {
        const card = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
        await expect(card).toContainText(`${PLACES[market].currency}${offers.price}`)
      }
    },
  )
})
