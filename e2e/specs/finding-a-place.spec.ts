import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { IE_SITE, UK_SITE } from '../ports'

const field = (page: Page) => page.getByRole('combobox').first()

const search = async (page: Page, words: string) => {
  await page.goto('/order/search')
  await field(page).fill(words)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\/search\/results/)
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** What people say of where they are, however they spell it, and what they mean by it; of the other country alone, that it is there. */
const SAID = {
  UK: [
    ['piccadilly station', 'Galos near Piccadilly, Manchester'],
    ["king's cross", "Galos near King's Cross, London"],
    ['kings  cross', "Galos near King's Cross, London"],
    ['Northern Quarter', 'Galos near Northern Quarter, Manchester'],
    ['ancoats', 'Galos near Ancoats, Manchester'],
    ['Old Trafford', 'Galos near Old Trafford, Manchester'],
    ['brum', 'Galos near Birmingham'],
    ["B'ham", 'Galos near Birmingham'],
    ['Kings X', "Galos near King's Cross, London"],
    ['M3 4EN manchester', 'Galos near M3 4EN, Manchester'],
    ['Mancester', 'Galos near Manchester'],
    ['Picadilly station', 'Galos near Piccadilly, Manchester'],
    ['Deensgate, Manchester ', 'Galos near Deansgate, Manchester'],
    ['m3', 'Galos near M3'],
    ['m34en', 'Galos near M3 4EN'],
    [' sw1a  1 aa ', 'Galos near SW1A 1AA'],
    ['SW1A', 'Galos near SW1A'],
    ['Temple Bar', 'Temple Bar, Dublin is in Ireland'],
    ['D6W', 'D6W, Dublin 6W is in Ireland'],
    ['A94', 'A94, Blackrock is in Ireland'],
    ['Galwey', 'Galway is in Ireland'],
  ],
  IE: [
    ['heuston', 'Galos near Heuston Station, Dublin'],
    ['connolly station', 'Galos near Connolly Station, Dublin'],
    ['st stephens green', "Galos near St Stephen's Green, Dublin"],
    ['Temple Bar', 'Galos near Temple Bar, Dublin'],
    ['Ranelagh', 'Galos near Ranelagh, Dublin'],
    ['Dublin 6W', 'Galos near Dublin 6W'],
    ['d6w', 'Galos near D6W'],
    ['D02', 'Galos near D02'],
    ['d 02', 'Galos near D02'],
    ['A94', 'Galos near A94'],
    ['d02x285', 'Galos near D02 X285'],
    [' D02  X 285', 'Galos near D02 X285'],
    ['Corcaigh', 'Galos near Cork'],
    ['Dunlaoghaire', 'Galos near Dún Laoghaire'],
    ["St. Stephen's", "Galos near St Stephen's Green, Dublin"],
    ['Galwey', 'Galos near Galway'],
    ['Northern Quarter', 'Northern Quarter, Manchester is in the UK'],
    ['BT1', 'BT1, Belfast is in the UK'],
    ['Mancester', 'Manchester is in the UK'],
  ],
} as const

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.describe('Finding a place', () => {
  test('the example in the field works', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/order/search')
    const example = (await field(page).getAttribute('placeholder')) ?? ''
    await search(page, example)
    await expect(heading(page)).toHaveText(`Galos near ${example}`)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /order from here/i })
        .first(),
    ).toBeVisible()
  })

  test('a town leads to the town', { tag: '@proof' }, async ({ page, market }) => {
    await search(page, market === 'UK' ? 'leeds city centre' : 'cork city')
    await expect(heading(page)).toHaveText(market === 'UK' ? 'Galos near Leeds' : 'Galos near Cork')
    await expect(
      page.getByRole('heading', { name: market === 'UK' ? 'Galo Leeds Briggate' : 'Galo Cork' }),
    ).toBeVisible()
  })

  test('the name of a station, a sight, a district or the beginning of a code leads where people mean by it', async ({
    request,
    market,
  }) => {
    const found: (readonly [string, string | undefined])[] = []
    for (const [words] of SAID[market]) {
      const html = await (await request.get(`/order/search/results?${new URLSearchParams({ q: words })}`)).text()
      found.push([words, /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll('&#x27;', "'")])
    }
    expect(found).toEqual(SAID[market])
  })

  test('a right postcode that nobody knows is never called invalid', { tag: '@proof' }, async ({ page, market }) => {
    const code = market === 'UK' ? 'GIR 0AA' : 'A65 F4E2'
    await search(page, code)
    await expect(heading(page)).toHaveText(`We don’t know ${code} yet`)
    await expect(page.getByText(/please enter a valid/i)).toBeHidden()
    await expect(field(page)).toHaveValue(code)
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible()
  })

  // Nowhere in Ireland is that far from a Galo.
  test('a right postcode far away says how far the nearest restaurant is', { tag: '@uk' }, async ({ page }) => {
    await search(page, 'JE2 3XP')
    await expect(page.getByText('No Galo near there yet')).toBeVisible()
    await expect(page.getByText(/the nearest is \d+ miles away/i)).toBeVisible()
  })

  test('a place in the other country is an offer of the other site, which finds it', async ({ page, market }) => {
    const { words, there, site, found } =
      market === 'UK'
        ? { words: 'Dublin 2', there: 'in Ireland', site: IE_SITE, found: /galos near dublin 2/i }
        : { words: 'Belfast', there: 'in the UK', site: UK_SITE, found: /galos near belfast/i }
    await search(page, words)
    await expect(heading(page)).toHaveText(`${words} is ${there}`)
    await expect(page.getByRole('link', { name: /order from here/i })).toHaveCount(0)
    await page.getByRole('link', { name: `Search ${there}` }).click()
    await expect(heading(page)).toHaveText(found)
    expect(page.url()).toContain(site)
  })

  test('a code of the other country is no mistake', { tag: '@proof' }, async ({ page, market }) => {
    await search(page, market === 'UK' ? 'D02 X285' : 'M3 4EN')
    await expect(heading(page)).toHaveText(market === 'UK' ? 'D02 X285 is in Ireland' : 'M3 4EN is in the UK')
  })

  test('a position in the other country says where the customer is', { tag: '@proof' }, async ({ page, market }) => {
    const at = market === 'UK' ? 'lat=53.3498&lon=-6.2603' : 'lat=53.4775&lon=-2.2497'
    await page.goto(`/order/search/results?q=Your+location&${at}`)
    await expect(heading(page)).toHaveText(market === 'UK' ? 'You’re in Ireland' : 'You’re in the UK')
  })

  test(
    'a menu of the other country leads to the other site',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      complaints.expectAny(/404/)
      const [slug, site] = market === 'UK' ? ['temple-bar', IE_SITE] : ['deansgate', UK_SITE]
      await page.goto(`/order/menu/${slug}?fulfilment=collection`)
      const way = page.getByRole('main').getByRole('link').first()
      await expect(way).toHaveAttribute('href', `${site}/order/menu/${slug}?fulfilment=collection`)
    },
  )

  test('a dish chosen on the home page is where the menu opens', { tag: '@proof' }, async ({ page, market }) => {
    await page.goto('/order/search')
    await page.getByRole('link', { name: 'Sides' }).click()
    const asked = page.getByRole('combobox', { name: 'Sides near you: where are you?' })
    await expect(asked).toBeFocused()
    await asked.fill(market === 'UK' ? 'M3 4EN' : 'Dublin 2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Menus open at Sides.')).toBeVisible()
    await page
      .getByRole('link', { name: /order from here/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Sides' })).toBeInViewport()
    await expect(page).toHaveURL(/#sides$/)
  })

  for (const width of [320, 768, 1280])
    test(
      `every suggestion can be reached at ${width} pixels, and none covers the button`,
      inTheProofUnless(width === 320),
      async ({ page, market }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/order/search')
        await field(page).pressSequentially(market === 'UK' ? 'oxford' : 'dublin')
        const options = page.getByRole('option')
        await expect(options.nth(4)).toBeAttached()
        await options.last().scrollIntoViewIfNeeded()
        await options.last().hover()
        const list = await page.getByRole('listbox').boundingBox()
        const button = await page.getByRole('button', { name: 'Find my Galo' }).boundingBox()
        expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
        await page.keyboard.press('ArrowUp')
        await expect(options.last()).toHaveAttribute('aria-selected', 'true')
        expect(await page.locator('section[aria-labelledby="up-early"]').evaluate((hero) => hero.scrollTop)).toBe(0)
      },
    )

  test(
    'who walks the suggestions by arrow keys on a low screen sees where they are',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.setViewportSize({ width: 375, height: 600 })
      await page.goto('/order/search')
      await field(page).pressSequentially(market === 'UK' ? 'oxford' : 'dublin')
      const options = page.getByRole('option')
      await expect(options.nth(4)).toBeAttached()
      for (const option of await options.all()) {
        await page.keyboard.press('ArrowDown')
        await expect(option).toHaveAttribute('aria-selected', 'true')
        await expect(option).toBeInViewport({ ratio: 1 })
      }
    },
  )

  test('the button works while suggestions stand above it', { tag: '@proof' }, async ({ page, market }) => {
    await page.goto('/order/search')
    await field(page).pressSequentially(market === 'UK' ? 'oxford' : 'dublin')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.getByRole('button', { name: 'Find my Galo' }).click()
    await expect(page).toHaveURL(/\/order\/search\/results/)
  })

  test('nothing is cut off or scrolls sideways at 320 pixels', async ({ page, market, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/order/search')
    const find = await page.getByRole('search').boundingBox()
    expect((find?.x ?? 0) + (find?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await search(page, market === 'UK' ? 'London' : 'Dublin')
    await expect(page.getByRole('link', { name: /order from here/i }).first()).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await expectAccessible()
    for (const path of ['/card/about', '/profile']) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      expect(await sideways(page), path).toBeLessThanOrEqual(0)
    }
  })

  test('the address of the locator form leads to the results', { tag: '@proof' }, async ({ page, market }) => {
    const place = market === 'UK' ? 'M3 4EN' : 'Dublin 2'
    for (const path of [`/restaurants/search?q=${place}`, `/js/geo/convert/place?place=${place}`]) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(/^Galos near /)
      await expect(page).toHaveURL(/\/restaurants\/search\?/)
      await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(place)
      await expect(page.getByRole('link', { name: /order for collection/i }).first()).toBeVisible()
    }
    const [misspelt, meant] = market === 'UK' ? ['Mancester', 'Manchester'] : ['Galwey', 'Galway']
    for (const path of [`/restaurants/search?q=${misspelt}`, `/js/geo/convert/place?place=${misspelt}`]) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(`Galos near ${meant}`)
      await expect(page.getByText(`Showing ${meant} for “${misspelt}”.`)).toBeVisible()
    }
  })
})
