import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures'
import { readTree } from '../fixtures/accessibility-tree'
import { CAPACITY, loseCalls, openCheckoutBy, type Scene, type State } from '../fixtures/checkout-scene'
import { DOORS, sayWho } from '../fixtures/delivery'
import {
  addCombo,
  bankOf,
  CARDS,
  fillCard,
  openMenu,
  payButton,
  payUntilTheBankAsks,
  PLACES,
  reachPayment,
} from '../fixtures/journey'
import { WAYS } from '../fixtures/ways'

const asks = (route: Route, field: string) => (route.request().postData() ?? '').includes(field)

/** A beer that came into the basket where nobody asked how old one is, as from another device. */
const openCheckoutWithBeer = async (scene: Scene, way: keyof typeof WAYS) => {
  const { page, market } = scene
  scene.complaints.expectAny(/409 \(Conflict\)/)
  await openMenu(page, market, WAYS[way].asked)
  await addCombo(page)
  await page.getByRole('button', { name: 'Add Galo lager', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'I’m 18 or over' }).click()
  await expect(page.getByText('Added: Galo lager')).toBeVisible()
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) store.removeItem('galo.state.notices')
  })
  await page.goto('/order/checkout')
  await expect(page.getByText('There’s alcohol in this order')).toBeVisible()
  await WAYS[way].tell(page, market)
  await fillCard(page, CARDS.good)
}

interface Popup extends State {
  /** Whoever leaves it by Escape goes on from there. */
  readonly back: (page: Page) => Locator
}

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

const agePopups = (['collection', 'delivery', 'a code on a table'] as const).map((way) => ({
  what: `how old one is, by ${way}`,
  reach: async (scene: Scene) => {
    await openCheckoutWithBeer(scene, way)
    await payButton(scene.page).press('Enter')
    return dialogOf(scene.page, 'Are you 18 or over?')
  },
  back: payButton,
}))

/** Everything that may lie over the checkout. */
const POPUPS: readonly Popup[] = [
  ...agePopups,
  {
    what: 'that no time is left',
    reach: async (scene) => {
      await scene.page.route(CAPACITY, async (route) => {
        if (!asks(route, 'availableTimes')) return route.continue()
        const answer = await route.fetch()
        const { data } = (await answer.json()) as { readonly data: { readonly availableTimes: readonly object[] } }
        const availableTimes = data.availableTimes.map((one) => ({ ...one, laterFrom: null, times: [] }))
        return route.fulfill({ response: answer, json: { data: { availableTimes } } })
      })
      await openCheckoutBy(scene, 'collection')
      return dialogOf(scene.page, 'No collection slots available')
    },
    back: (page) => page.getByRole('heading', { level: 1, name: 'Nearly there' }),
  },
  {
    what: 'that the time has gone',
    reach: async ({ page, market, complaints }) => {
      complaints.expectAny(/409/)
      await reachPayment(page, market)
      await fillCard(page, CARDS.good)
      await page.route(CAPACITY, async (route) => {
        if (!asks(route, 'validateTime')) return route.continue()
        const answer = await route.fetch()
        return route.fulfill({ response: answer, json: { data: { validateTime: { valid: false, reason: 'TAKEN' } } } })
      })
      await payButton(page).press('Enter')
      return dialogOf(page, /\d\d:\d\d/)
    },
    back: (page) => page.locator('#section-COLLECTION_SLOT'),
  },
  {
    what: 'that no rider goes there',
    reach: async (scene) => {
      const { page, market } = scene
      await openCheckoutBy(scene, 'delivery')
      await sayWho(page)
      await page.getByLabel('Number and street').fill('1 Far Away')
      await page.getByLabel('Town or city').fill(DOORS[market].city)
      await page.getByLabel(DOORS[market].label).fill(market === 'UK' ? 'LS1 4DY' : 'T12 X8P2')
      await page.keyboard.press('Tab')
      return dialogOf(page, 'We can’t deliver to that address from here.')
    },
    back: (page) => page.locator('#section-DELIVERY_DETAILS'),
  },
  {
    what: 'that the riders can’t be reached',
    reach: async (scene) => {
      const { page, market } = scene
      scene.complaints.expectAny(/ERR_FAILED|status of 5\d\d/)
      await page.clock.install()
      await loseCalls(page, '**/quote/quote/**')
      await openCheckoutBy(scene, 'delivery')
      await sayWho(page)
      const { street, city, label } = DOORS[market]
      await page.getByLabel('Number and street').fill(street)
      await page.getByLabel('Town or city').fill(city)
      await page.getByLabel(label).fill(PLACES[market].postcode)
      await page.keyboard.press('Tab')
      const stopped = dialogOf(page, 'We can’t reach the riders right now.')
      await expect(async () => {
        await page.clock.fastForward(30_000)
        await expect(stopped).toBeVisible({ timeout: 1_500 })
      }).toPass({ timeout: 40_000 })
      return stopped
    },
    back: (page) => page.locator('#section-DELIVERY_DETAILS'),
  },
  {
    what: 'that there is no line',
    reach: async ({ page, market, complaints }) => {
      complaints.expectAny(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/)
      await reachPayment(page, market)
      await fillCard(page, CARDS.good)
      await page.context().setOffline(true)
      await payButton(page).focus()
      return dialogOf(page, 'You are offline')
    },
    back: (page) => page.getByRole('main'),
  },
]

/** The keyboard is in it, goes round in it and not under it. */
const expectHeld = async (page: Page, popup: Locator) => {
  await expect.poll(() => popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  for (let tab = 1; tab <= 6; tab++) {
    await page.keyboard.press('Tab')
    // From the last to the browser's own controls, which are no part of the page, and back.
    const isHere = await popup.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isHere, 'in the dialog, not under it').toBe(true)
  }
}

for (const { what, reach, back } of POPUPS)
  test(`What lies over the checkout to say ${what} is accessible, holds the keyboard, and gives it back`, async ({
    page,
    market,
    complaints,
    expectAccessible,
  }) => {
    const popup = await reach({ page, market, complaints })
    await expect(popup).toBeVisible({ timeout: 30_000 })
    await expectAccessible()
    expect((await readTree(page)).nameless).toEqual([])
    await expectHeld(page, popup)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    const place = back(page)
    await expect
      .poll(() => place.evaluate((there) => there.contains(document.activeElement)), 'the focus is given back')
      .toBe(true)
    await page.context().setOffline(false)
  })

test('The bank’s question is accessible, and whoever says no to it is told with the focus on what is said', async ({
  page,
  market,
  complaints,
  expectAccessible,
}) => {
  complaints.expectAny(/402/)
  await reachPayment(page, market)
  await payUntilTheBankAsks(page)
  await expectAccessible()
  expect((await readTree(page)).nameless).toEqual([])
  await bankOf(page).getByRole('button', { name: 'Fail' }).press('Enter')
  const news = page.getByRole('alert').filter({ hasText: 'that didn’t happen' })
  await expect(news).toBeVisible()
  await expect
    .poll(() =>
      news.evaluate((said) => {
        const focused = document.activeElement
        return focused !== document.body && focused?.contains(said) === true
      }),
    )
    .toBe(true)
  await expectAccessible()
})
