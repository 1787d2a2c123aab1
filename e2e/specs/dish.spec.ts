import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { OVERTAKEN_BASKET } from '../fixtures/complaints'
import { untilAlive } from '../fixtures/alive'
import { basketOf, choose, PLACES, resultsOf } from '../fixtures/journey'
import { menuOf } from '../fixtures/menu-page'
import { signIn } from '../fixtures/person'

type Market = keyof typeof PLACES

/** A dish by its address, alive. */
const openDish = async (page: Page, market: Market, slug: string): Promise<Locator> => {
  await page.goto(`${menuOf(market)}&item=${slug}`)
  const sheet = page.getByRole('dialog').first()
  await untilAlive(sheet.getByRole('button', { name: /add to basket/i }))
  return sheet
}

/** The names of the dishes on the page. */
const dishes = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()

test(
  'What is in a dish is told as it is made up: ten figures, whom it suits, and how sure the kitchen is',
  { tag: '@proof' },
  async ({ page, market, expectAccessible }) => {
    const sheet = await openDish(page, market, 'half-chicken')
    await sheet.getByText('Nutrition', { exact: true }).click()
    const figures = sheet.getByRole('table', { name: /^Nutrition of Half chicken/ })
    await expect(figures.getByRole('row', { name: /^Energy/ })).toContainText('780 kcal')
    await expect(figures.getByRole('row')).toHaveText([
      /Per portion/,
      /Energy\d+ kJ\d+ kcal/,
      /Fat[\d.]+ g/,
      /saturates[\d.]+ g/,
      /Carbohydrate[\d.]+ g/,
      /sugars[\d.]+ g/,
      /Fibre[\d.]+ g/,
      /Protein[\d.]+ g/,
      /Salt[\d.]+ g/,
      /Alcohol0% vol/,
    ])
    const allergens = sheet.getByRole('region', { name: 'Allergens with these choices' })
    await expect(allergens).toContainText('SuitsGluten free')

    await choose(sheet.getByRole('radio', { name: /two regular sides/i }))
    await choose(sheet.getByRole('checkbox', { name: /rainbow slaw/i }).first())
    await choose(sheet.getByRole('checkbox', { name: /spiced rice/i }).first())
    await expect(figures.getByRole('row', { name: /^Energy/ })).toContainText('1270 kcal')
    await expect(allergens).toContainText('ContainsGluten (oats)')
    await expect(allergens).not.toContainText('Gluten free')
    await expectAccessible()

    await sheet.getByRole('link', { name: 'Allergens of the whole menu' }).click()
    const overlay = page.getByRole('dialog', { name: 'Allergens of the whole menu' })
    const table = overlay.getByRole('table', { name: 'Allergens of the whole menu' })
    await expect(table.getByRole('rowheader', { name: /^Half chicken/ }).first()).toBeVisible()
    const said = new Set(
      await table.locator('td').evaluateAll((cells) => cells.map(({ firstChild }) => firstChild?.textContent)),
    )
    expect([...said].sort()).toEqual(
      ['Contains', 'May contain', 'May contain (kitchen)', 'May contain (made)', 'No', 'Not sure'].sort(),
    )
    await expectAccessible()
    await page.goBack()
    await expect(overlay).toBeHidden()
    await expect(sheet.getByRole('checkbox', { name: /rainbow slaw/i }).first()).toBeChecked()
  },
)

test(
  'Every way of serving is chosen where it is served: a bottle, a box, a plate for kids',
  { tag: '@proof' },
  async ({ page, market }) => {
    const { currency } = PLACES[market]
    const wine = await openDish(page, market, 'red-wine')
    await expect(wine.getByText('18+', { exact: true })).toBeVisible()
    await expect(wine.getByText(/18 or over only/)).toBeVisible()
    for (const glass of [/125 ml/, /175 ml/, /250 ml/])
      await expect(wine.getByRole('radio', { name: glass })).toBeAttached()
    const add = wine.getByRole('button', { name: /add to basket/i })
    const one = await add.textContent()
    await choose(wine.getByRole('radio', { name: /Bottle, 750 ml/ }))
    await expect(add).not.toHaveText(one ?? '')
    await expect(add).toContainText(currency)
    await add.click()
    await page.getByRole('button', { name: 'I’m 18 or over' }).click()
    await expect(wine).toBeHidden()
    await expect.poll(() => basketOf(page)).toBe(1)

    const kids = await openDish(page, market, 'kids-strips')
    await expect(kids.getByText('For kids', { exact: true })).toBeVisible()
    await expect(kids.getByRole('radio', { name: /erva/i })).toHaveCount(1)
    await expect(kids.getByRole('radio', { name: /louco/i })).toHaveCount(0)
    const box = await openDish(page, market, 'nata-box')
    await expect(box).toContainText(/Feeds \d/)
  },
)

test('A dish is taken with what goes well with it, for what its button said; who signs in likes it, finds it liked after a reload and in the list of what they like, and likes it no more', async ({
  page,
  market,
  complaints,
  expectAccessible,
}) => {
  complaints.expectAny(OVERTAKEN_BASKET)
  const sheet = await openDish(page, market, 'warm-hummus')
  const heart = sheet.getByRole('button', { name: /Warm hummus.*favourite/i })
  await expect(heart).toHaveCount(0)
  const add = sheet.getByRole('button', { name: /add to basket/i })
  const price = async (words: Promise<string | null>) => Number(((await words) ?? '').replace(/[^\d]/g, ''))
  const alone = await price(add.textContent())
  const extra = sheet
    .getByRole('group', { name: /goes well with it/i })
    .getByRole('checkbox')
    .first()
  const asked = await price(
    extra
      .locator('xpath=ancestor::label')
      .getByText(/^\+[£€]/)
      .textContent(),
  )
  await choose(extra)
  await expect.poll(() => price(add.textContent())).toBe(alone + asked)
  await expectAccessible()
  const said = /[£€][\d.]+/.exec((await add.textContent()) ?? '')?.[0] ?? 'no price'
  await add.click()
  await expect(sheet).toBeHidden()
  await expect.poll(() => basketOf(page)).toBe(2)
  await expect(page.getByText(said, { exact: true }).filter({ visible: true }).first()).toBeVisible()

  const address = `${menuOf(market)}&item=warm-hummus`
  await signIn(page, market, address)
  await page.goto(address)
  // It ends the line that the price is in, or the next.
  const startOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN
  await expect(heart).toBeVisible()
  expect(await startOf(heart)).toBeGreaterThanOrEqual(await startOf(sheet.locator('.sheet-aside > :first-child')))
  const cards = page.getByRole('article').getByRole('heading', { level: 3 })
  for (const isLiked of [true, false]) {
    await expect(heart).toHaveAttribute('aria-pressed', String(!isLiked))
    // It is shown before it is kept: a page that is left at once on a busy machine takes the question with it.
    const kept = page.waitForResponse((answer) => /(add|remove)Favourite/i.test(answer.request().postData() ?? ''))
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', String(isLiked))
    await kept
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', String(isLiked))
    if (!isLiked) continue
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Filters' }).click()
    const filters = page.getByRole('dialog', { name: 'Filter the menu' })
    await filters.getByRole('checkbox', { name: 'Only dishes I like' }).click()
    await filters.getByRole('button', { name: 'Show 1 dish', exact: true }).click()
    await expect(cards).toHaveText(['Warm hummus and pitta'])
    await expectAccessible()
    await page.reload()
    await expect(cards).toHaveText(['Warm hummus and pitta'])
    await page.getByRole('button', { name: 'Show the whole menu' }).click()
    await expect(cards.nth(20)).toBeAttached()
    await page.goto(address)
  }
})

/** What a card may say of its dish besides. */
const LABELS = ['Alcohol free', 'New', 'New recipe', 'New taste', 'It’s back', 'On trial', 'Not for long', 'Double up']

test(
  'A menu has its twelve sections, and shows what is sold this way alone, in pictures that are sharp and light',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.goto(menuOf(market), { waitUntil: 'networkidle' })
    await expect(page.getByRole('navigation', { name: 'Menu sections' }).getByRole('link')).toHaveCount(12)
    for (const label of LABELS)
      await expect(
        page.getByRole('main').getByRole('listitem').getByText(label, { exact: true }).first(),
      ).toBeAttached()
    const toGo = await dishes(page)
    const shown = await page.locator('main li img').evaluateAll((all) =>
      all
        .filter(
          (one): one is HTMLImageElement => one instanceof HTMLImageElement && one.complete && one.currentSrc !== '',
        )
        .map((one) => ({
          file: one.currentSrc,
          needs: Math.round(one.width * devicePixelRatio),
          has: /-(\d+)\.\w+$/.exec(one.currentSrc)?.[1],
        })),
    )
    expect(shown.length).toBeGreaterThan(2)
    for (const { file, needs, has } of shown) {
      expect(file).toMatch(/\.avif$/)
      // The smallest of 200, 240 and 400 that fills the screen's pixels.
      const filling = (pixels: number) => [200, 240, 400].find((width) => width >= Math.min(400, pixels))
      // A picture that lacks a hundredth or two is as sharp.
      expect([filling(needs), filling(needs * 0.98)]).toContain(Number(has))
    }
    await page.goto(menuOf(market, 'eat-in'), { waitUntil: 'networkidle' })
    const inside = await dishes(page)
    expect(toGo).toContain('Lunch box')
    expect(inside).not.toContain('Lunch box')
    expect(inside).toContain('Red sangria')
    expect(toGo).not.toContain('Red sangria')
  },
)

test(
  'A menu that can’t be had says so, and after four tries leads to the restaurant’s telephone',
  { tag: '@proof' },
  async ({ page, market, complaints }) => {
    complaints.expectAny(/status of 503|Failed to load resource/)
    const { restaurant } = PLACES[market]
    await page.route('**/menu-v2/query', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.route('**/order/api/page?**', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(resultsOf(market))
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: restaurant }) })
    await untilAlive(card.getByRole('link', { name: /order from here/i }))
    await card.getByRole('link', { name: /order from here/i }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'We can’t show the menu right now.' })
    const again = page.getByRole('button', { name: 'Try again' })
    for (let tries = 0; tries < 4; tries++) {
      await expect(heading).toBeVisible()
      await again.click()
    }
    await expect(page.getByRole('link', { name: `Ring ${restaurant}` })).toHaveAttribute('href', /^tel:0\d+$/)
    await expect(again).toBeHidden()
  },
)
