import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  addCombo,
  CARDS,
  chooseSlot,
  fillCard,
  fillDetails,
  openMenu,
  payButton,
  PLACES,
  resultsOf,
} from '../fixtures/journey'
import { basketIdOf, countCharges, countOrders } from '../fixtures/platform'
import { beSlowPhone } from '../fixtures/slow-phone'

const WAITS = { timeout: 90_000 }
const HOME = '/order/search'
const RESULTS = resultsOf('UK')
const MENU = `/order/menu/${PLACES.UK.slug}?fulfilment=collection`

const main = (page: Page) => page.getByRole('main')
const place = (page: Page) => main(page).getByRole('combobox')
const findButton = (page: Page) => main(page).getByRole('button', { name: /find (my|a|your) galo|find/i })
const locate = (page: Page) => main(page).getByRole('button', { name: /my location/i })
const orderLinks = (page: Page) => main(page).getByRole('link', { name: /order from here|see the menu/i })

const standInManchester = async (context: BrowserContext) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 53.479, longitude: -2.248 })
}

interface Control {
  readonly what: string
  readonly at: string
  /** As fast as somebody presses who waits for nothing. */
  readonly press: (page: Page) => Promise<void>
  readonly effect: (page: Page) => Promise<void>
  /** Of what there are several of a kind, one is a fair slice. */
  readonly isForTheProof?: true
}

const atResults = (page: Page) => expect(page).toHaveURL(/\/order\/search\/results\?/, WAITS)
const atMenu = async (page: Page) => {
  await expect(page).toHaveURL(/\/order\/menu\//, WAITS)
  await expect(page.getByRole('heading', { level: 1, name: /Galo/ })).toBeVisible(WAITS)
}

const CONTROLS: readonly Control[] = [
  {
    what: 'the start page’s search',
    at: HOME,
    press: async (page) => {
      await place(page).pressSequentially(PLACES.UK.postcode)
      await findButton(page).click({ noWaitAfter: true })
    },
    effect: async (page) => {
      await atResults(page)
      await expect(page.getByRole('heading', { level: 1, name: /M3 4LZ/ })).toBeVisible(WAITS)
    },
    isForTheProof: true,
  },
  {
    what: 'a dish of the start page',
    at: HOME,
    press: (page) => main(page).getByRole('listitem').getByRole('link').nth(1).click({ noWaitAfter: true }),
    effect: async (page) => {
      await expect(main(page).locator('a[aria-current]')).toHaveCount(1, WAITS)
      await expect(place(page)).toBeFocused(WAITS)
    },
    isForTheProof: true,
  },
  {
    what: 'the results’ first restaurant',
    at: RESULTS,
    press: (page) => orderLinks(page).first().click({ noWaitAfter: true }),
    effect: atMenu,
  },
  {
    what: 'the results’ last restaurant',
    at: RESULTS,
    press: (page) => orderLinks(page).last().click({ noWaitAfter: true }),
    effect: atMenu,
    isForTheProof: true,
  },
  {
    what: 'another search over the results',
    at: RESULTS,
    press: async (page) => {
      await place(page).fill('LS1 4DY')
      await findButton(page).click({ noWaitAfter: true })
    },
    effect: async (page) => {
      await atResults(page)
      await expect(page.getByRole('heading', { level: 1, name: /LS1 4DY/ })).toBeVisible(WAITS)
    },
    isForTheProof: true,
  },
  {
    what: '“use my location” over the results',
    at: RESULTS,
    press: (page) => locate(page).click({ noWaitAfter: true }),
    effect: async (page) => {
      await expect(page).toHaveURL(/lat|coordinates|latitude/, WAITS)
    },
    isForTheProof: true,
  },
  {
    what: 'the way from a menu to another restaurant',
    at: MENU,
    press: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /start page/ })
        .click({ noWaitAfter: true }),
    effect: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(/hungry|where|fire|galo/i, WAITS),
    isForTheProof: true,
  },
  {
    what: 'a dish’s “close”, opened by its address',
    at: `${MENU}&item=garlic-dip`,
    press: (page) =>
      page
        .getByRole('dialog', { name: 'Garlic dip' })
        .getByRole('button', { name: /close/i })
        .click({ noWaitAfter: true }),
    effect: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Garlic dip' })).toBeHidden(WAITS)
      await expect(page).not.toHaveURL(/item=/)
      await expect(page.getByRole('heading', { level: 1, name: PLACES.UK.restaurant })).toBeVisible()
    },
    isForTheProof: true,
  },
]

test.describe('On a slow phone with a bad line a press counts from the first paint on:', () => {
  for (const { what, at, press, effect, isForTheProof } of CONTROLS)
    test(what, { tag: isForTheProof ? '@proof' : [] }, async ({ page, context }) => {
      await standInManchester(context)
      await beSlowPhone(page)
      await page.goto(at, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible(WAITS)
      expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false)
      await press(page)
      await effect(page)
    })

  test.describe('the checkout', () => {
    test(
      'gone through as its parts are painted, paid by two presses and charged once',
      { tag: '@proof' },
      async ({ page, request }) => {
        page.setDefaultTimeout(WAITS.timeout)
        await openMenu(page, 'UK')
        await addCombo(page)
        const basketId = await basketIdOf(page)
        await beSlowPhone(page)
        await page.goto('/order/checkout', { waitUntil: 'commit' })
        await expect(main(page).getByRole('radio').first()).toBeAttached(WAITS)
        await chooseSlot(page)
        await expect(page.getByLabel('First name')).toBeVisible(WAITS)
        await fillDetails(page)
        await expect(page.getByLabel(/name on (the )?card|cardholder/i)).toBeVisible(WAITS)
        await fillCard(page, CARDS.good)
        await payButton(page).dblclick({ noWaitAfter: true })
        await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/, { timeout: 60_000 })
        expect(await countCharges(request, basketId)).toBe(1)
        expect(await countOrders(request, basketId)).toBe(1)

        // The order's own page, cold: its first picture of itself leads on.
        await page.reload({ waitUntil: 'commit' })
        await page
          .getByRole('banner')
          .getByRole('link', { name: /start page/ })
          .click({ noWaitAfter: true })
        await expect(place(page)).toBeVisible(WAITS)
      },
    )
  })
})
