import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { basketOf, PLACES, resultsOf } from '../fixtures/journey'
import { signIn } from '../fixtures/person'
import { LOST_FILES, PAGE_DATA } from '../fixtures/remotes'

type Market = keyof typeof PLACES

/** The second one near the place of each market, which is open late. */
const OTHER = { UK: 'Galo Piccadilly', IE: 'Galo Temple Bar' } as const satisfies Record<Market, string>
const OPENS = '11:30'
const at = (market: Market, time: string) => `${resultsOf(market)}&mockTime=2026-11-18T${time}:00Z`
const search = (market: Market, fulfilment: string) => resultsOf(market).replace('collection', fulfilment)

const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const action = (page: Page, name: string): Locator =>
  card(page, name).getByRole('link', { name: new RegExp(`: ${name}$`) })
const menu = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })

/** The results, with code that hears what is pressed: without it a link is followed. */
const openResults = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await untilAlive(page.getByRole('main').getByRole('listitem').getByRole('link').last())
}

/** The same, from another way of having the food: Back closes a dialog where it would lead within the site. */
const openFromOtherWay = async (page: Page, path: string) => {
  await openResults(page, path.replace('collection', 'delivery'))
  await page.getByRole('link', { name: 'Collection', exact: true }).click()
  await expect(page).toHaveURL(/fulfilment=collection/)
}

/** Opened by its link, it has the focus, and so has the link again after Back. */
const expectToComeAndGo = async (page: Page, link: Locator, dialog: Locator) => {
  const before = page.url()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading')).toBeFocused()
  // What has Back close it comes with the first popup of a page.
  await page.waitForTimeout(1_500)
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(before)
  await expect(link).toBeFocused()
}

test(
  'Who chooses a restaurant that has closed hears once when it is back, and may read its menu',
  { tag: '@proof' },
  async ({ page, market, expectAccessible }) => {
    const { restaurant } = PLACES[market]
    await openResults(page, at(market, '23:50'))
    const link = action(page, restaurant)
    await link.click()
    const dialog = page.getByRole('dialog', { name: `${restaurant} is closed` })
    await expect(dialog).toContainText(`Back tomorrow from ${OPENS}`)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'See other Galos' }).click()
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await link.click()
    await expect(menu(page, restaurant)).toBeVisible()
  },
)

test(
  'Who chooses one that opens later, or closes soon, hears it before they order, and Back closes what was said',
  { tag: '@proof' },
  async ({ page, market, expectAccessible }) => {
    const { restaurant } = PLACES[market]
    await openResults(page, at(market, '21:32'))
    const soon = page.getByRole('dialog', { name: `${restaurant} is closing soon` })
    await action(page, restaurant).click()
    await expect(soon).toContainText(/at 22:00, in 2[5-8] minutes/)
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(soon).toBeHidden()

    await openFromOtherWay(page, at(market, '08:30'))
    const early = page.getByRole('dialog', { name: 'You’re up before us' })
    await expectToComeAndGo(page, action(page, OTHER[market]), early)
    await action(page, restaurant).click()
    await expect(early).toContainText(`${restaurant} opens at ${OPENS}`)
    await early.getByRole('link', { name: 'Order ahead' }).click()
    await expect(menu(page, restaurant)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'What is switched off everywhere is said to who chooses a restaurant for it, with the way that is left',
  { tag: '@proof' },
  async ({ page, market, expectAccessible }) => {
    const { restaurant } = PLACES[market]
    const cases = [
      ['collection', 'collect-unavailable', 'Nothing can be collected just now', false],
      ['delivery', 'delivery-unavailable', 'Nothing is delivered just now', true],
      ['delivery', 'delivery-unavailable,collect-unavailable', 'We’re not taking orders just now', false],
      ['eat-in', 'eat-in-unavailable', 'Our tables are not served just now', true],
    ] as const
    for (const [fulfilment, flags, title, canCollect] of cases) {
      await openResults(page, `${search(market, fulfilment)}&ff=${flags}`)
      await action(page, restaurant).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'See the menu' })).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'Collect instead' })).toHaveCount(canCollect ? 1 : 0)
    }
    await expectAccessible()
    await page.getByRole('dialog').getByRole('link', { name: 'Collect instead' }).click()
    await expect(page).toHaveURL(/fulfilment=collection/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/order/search?ff=')
  },
)

test('A basket of another restaurant is asked for once: kept with its menu, or gone, in every tab, and offered back', async ({
  page,
  context,
  market,
  expectAccessible,
}) => {
  const { restaurant } = PLACES[market]
  await openFromOtherWay(page, resultsOf(market))
  await action(page, restaurant).click()
  await page.getByRole('button', { name: 'Add Garlic dip' }).first().click()
  await expect.poll(() => basketOf(page)).toBe(1)
  const second = await context.newPage()
  await openResults(second, resultsOf(market))

  // The restaurant it is from asks nobody.
  await action(second, restaurant).click()
  await expect(menu(second, restaurant)).toBeVisible()
  await second.goBack()

  await page.goBack()
  const dialog = page.getByRole('dialog', { name: 'One basket, one Galo' })
  await expectToComeAndGo(page, action(page, OTHER[market]), dialog)
  await action(page, OTHER[market]).click()
  await expect(dialog).toContainText(`Your basket has food from ${restaurant}`)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Keep my basket' }).click()
  await expect(menu(page, restaurant)).toBeVisible()
  expect(await basketOf(page)).toBe(1)

  await page.goBack()
  await action(page, OTHER[market]).click()
  await dialog.getByRole('button', { name: 'Start again here' }).click()
  await expect(menu(page, OTHER[market])).toBeVisible()
  await expect.poll(() => basketOf(page)).toBe(0)
  await expect(second.getByRole('banner').getByRole('link', { name: /basket|dish/i })).toHaveCount(0)
  await action(second, OTHER[market]).click()
  await expect(menu(second, OTHER[market])).toBeVisible()

  await page.getByRole('button', { name: 'Add Garlic dip' }).first().click()
  await expect.poll(() => basketOf(page)).toBe(1)
  if ((page.viewportSize()?.width ?? 0) < 1200) await page.getByRole('link', { name: /view basket/i }).click()
  await page.getByRole('button', { name: 'Take that one instead' }).click()
  await expect(
    page
      .getByText(new RegExp(`^${restaurant} · `))
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  expect(await basketOf(page)).toBe(1)
})

test(
  'Where the code of what is to be said doesn’t come, the link leads on',
  { tag: '@proof' },
  async ({ page, market, complaints }) => {
    complaints.expectAny(LOST_FILES)
    const { restaurant } = PLACES[market]
    await openResults(page, at(market, '23:50'))
    await page.route('**/order/assets/mfe-search/**', (route) => route.abort('connectionrefused'))
    await action(page, restaurant).click()
    await expect(menu(page, restaurant)).toBeVisible()
  },
)

test(
  'A search that comes to nothing is said to who sent it, may be sent again, and after the third time there is a number',
  { tag: '@proof' },
  async ({ page, market, complaints, expectAccessible }) => {
    complaints.expectAny(LOST_FILES)
    await openResults(page, resultsOf(market))
    await page.route(PAGE_DATA, (route) => route.abort('connectionrefused'))
    await page.route('**/order/api/platform/order-experience/query', (route) => route.abort('connectionrefused'))
    const field = page.getByRole('combobox').first()
    await field.fill(market === 'UK' ? 'M1 1LZ' : 'D02 K7P8')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' })
    await expect(dialog).toBeVisible({ timeout: 30_000 })
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog).toBeHidden()
    await expect(dialog).toBeVisible({ timeout: 30_000 })
    await dialog.getByRole('button', { name: 'Try again' }).click()
    const last = page.getByRole('dialog', { name: 'Our restaurants can’t be reached' })
    await expect(last.getByRole('link', { name: /^Ring / })).toBeVisible({ timeout: 30_000 })
    await last.getByRole('button', { name: 'Not now' }).click()
    await expect(field).toHaveValue(market === 'UK' ? 'M1 1LZ' : 'D02 K7P8')
  },
)

test(
  'A restaurant that a customer likes has its heart in every tab, and waits for them at home without moving anything',
  { tag: '@proof' },
  async ({ page, context, market, expectAccessible }) => {
    const { restaurant } = PLACES[market]
    const heartIn = (tab: Page) =>
      card(tab, restaurant).getByRole('button', { name: `${restaurant} is one of your Galos` })
    await page.goto(resultsOf(market))
    await expect(heartIn(page)).toHaveCount(0)
    await signIn(page, market, resultsOf(market))
    const second = await context.newPage()
    await second.goto(resultsOf(market))
    await expect(heartIn(second)).toHaveAttribute('aria-pressed', 'false')

    await heartIn(page).focus()
    await page.keyboard.press('Space')
    await expect(heartIn(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(heartIn(second)).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible()

    let letAnswerCome = () => {}
    const held = new Promise<void>((resolve) => (letAnswerCome = resolve))
    await page.route('**/graphql/current-user', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/order/search', { waitUntil: 'networkidle' })
    const below = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const before = await below.boundingBox()
    letAnswerCome()
    const yours = page.getByRole('region', { name: 'Your Galos' })
    await expect(yours.getByRole('link', { name: restaurant })).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
    await expectAccessible()
    await yours.getByRole('link', { name: restaurant }).click()
    await expect(menu(page, restaurant)).toBeVisible()

    await heartIn(second).click()
    await expect(heartIn(second)).toHaveAttribute('aria-pressed', 'false')
    await page.goto('/order/search', { waitUntil: 'networkidle' })
    await expect(yours).toHaveCount(0)
  },
)
