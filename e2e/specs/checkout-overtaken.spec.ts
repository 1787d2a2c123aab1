import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import {
  addCombo,
  bankOf,
  CARDS,
  choose,
  fillCard,
  fillDetails,
  openCheckout,
  openMenu,
  payButton,
  payUntilTheBankAsks,
  PLACES,
} from '../fixtures/journey'
import { moveOn, putBack } from '../fixtures/operator'
import type { OwnSite } from '../fixtures/own-site'
import { test } from '../fixtures/own-site-test'
import { basketIdOf, countCharges, expectPaidOnce, inBasket } from '../fixtures/platform'
import { WAYS } from '../fixtures/ways'

const ORDER = /\/order\/myorders\/[\w-]+$/

// One after the other: they move the time of their site.
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.beforeEach(async ({ page, request, site, market, complaints }) => {
  // What is over by the platform's clock is refused by status, and the browser notes it.
  complaints.expectAny(/401 \(Unauthorized\)/, /409 \(Conflict\)/)
  await page.clock.install()
  await putBack(request, site, PLACES[market].id, 'item-half-chicken')
})

const soonest = (page: Page) => page.getByRole('button', { name: /^As soon as possible/ })

/** The last time of the day, which nothing here overtakes. */
const chooseLateSlot = async (page: Page) => {
  const day = page.getByRole('group', { name: /collect/i })
  await day.getByRole('button').last().click()
  await choose(day.getByRole('radio').last())
  await page.getByRole('button', { name: 'Continue to personal details' }).click()
}

type WayName = keyof typeof WAYS

interface Meal {
  readonly market: keyof typeof PLACES
  readonly way: WayName
}

/** As far as the card form. */
const reachCard = async (page: Page, { market, way }: Meal, tellWhen: (page: Page) => Promise<void>) => {
  await openMenu(page, market, WAYS[way].asked)
  await addCombo(page)
  await openCheckout(page)
  if (way === 'collection') {
    await tellWhen(page)
    await fillDetails(page)
  } else await WAYS[way].tell(page, market)
  await expect(page.getByLabel('Name on card')).toBeVisible()
}

/** By the clocks of the platform and of the device: as of a laptop that was shut, or a phone in a pocket. */
const pass = async (page: Page, request: APIRequestContext, site: OwnSite, minutes: number) => {
  await moveOn(request, site, `${minutes} min`)
  await page.clock.fastForward(minutes * 60_000)
}

/** Who does what the page asks for: another time, on to paying, Pay, a yes to the bank. Ends at the order. */
const followThePage = async (page: Page) => {
  const steps = [
    bankOf(page).getByRole('button', { name: 'Complete' }),
    page.getByRole('dialog').getByRole('button', { name: /^\d\d:\d\d/ }),
    soonest(page),
    page.getByRole('button', { name: /^(Confirm collection time|Continue to payment|Update)$/ }),
    page.getByRole('button', { name: /^(Pay|Place order)/ }),
  ]
  await expect(async () => {
    for (const step of steps) if (await step.first().isVisible()) await step.first().click({ timeout: 2_000 })
    await expect(page).toHaveURL(ORDER, { timeout: 4_000 })
  }).toPass({ timeout: 60_000 })
}

/** What was typed at the card form, and before it, is there. */
const expectKept = async (page: Page) => {
  await expect(page.getByLabel('Name on card')).toHaveValue('Maeve Okafor')
  await expect(page.frameLocator('iframe[title*="card number"]').getByRole('textbox')).toHaveValue(
    '4242 4242 4242 4242',
  )
}

const renewedQuote = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/basket/basket/quote') && answer.ok())

interface Crossing {
  readonly what: string
  readonly ways: readonly WayName[]
  /** Brings the page past the end of it, and of nothing that ends later. */
  readonly cross: (page: Page, wait: (minutes: number) => Promise<void>) => Promise<void>
}

const EVERY_WAY = Object.keys(WAYS) as readonly WayName[]

/** What ends unnoticed: somebody who is at the card form pays what they were told, and gets it. */
const UNNOTICED: readonly Crossing[] = [
  {
    what: 'A delivery’s quote (ten minutes)',
    ways: ['delivery'],
    cross: async (page, wait) => {
      const renewed = renewedQuote(page)
      await wait(11)
      await renewed
    },
  },
  // Half an hour after it was touched last; a guest's token ends with it, unless it was renewed.
  { what: 'A basket (half an hour)', ways: EVERY_WAY, cross: (_page, wait) => wait(31) },
  {
    what: 'A guest’s token (half an hour)',
    ways: EVERY_WAY,
    cross: async (page, wait) => {
      await wait(20)
      // A code touches the basket, which then outlives the token.
      await page.getByRole('button', { name: 'Use a code or a reward' }).click()
      const code = page.getByRole('textbox', { name: 'Discount code' })
      await code.fill('GALO20')
      await code.press('Enter')
      await expect(page.getByText('GALO20 is on')).toBeVisible()
      await wait(20)
    },
  },
]

for (const { what, ways, cross } of UNNOTICED)
  for (const way of ways)
    test(
      `${what} that ends while the page is open costs nobody anything they typed, by ${way}`,
      inTheProofUnless(what.startsWith('A delivery’s quote')),
      async ({ page, request, site, market }) => {
        await reachCard(page, { market, way }, chooseLateSlot)
        await fillCard(page, CARDS.good)
        const basketId = await basketIdOf(page)
        await cross(page, (minutes) => pass(page, request, site, minutes))
        await expectKept(page)
        expect(await countCharges(request, basketId, site.platform)).toBe(0)
        const { total } = await inBasket(page)
        const sum = `${PLACES[market].currency}${(total / 100).toFixed(2)}`
        await expect(payButton(page)).toHaveText(`Pay ${sum}`)
        await payButton(page).click()
        await expect(page).toHaveURL(ORDER, { timeout: 30_000 })
        await expectPaidOnce(request, basketId, site.platform)
        await expect(page.getByText(sum).first()).toBeAttached()
      },
    )

test('A collection time that comes too near while the page is open is said to be gone, nothing is charged for it, and what was typed is kept', async ({
  page,
  request,
  site,
  market,
}) => {
  await reachCard(page, { market, way: 'collection' }, (at) => soonest(at).click())
  await fillCard(page, CARDS.good)
  const basketId = await basketIdOf(page)
  await pass(page, request, site, 25)
  await expect(page.getByText(/\d\d:\d\d is too soon to cook for now\. Nothing was charged/)).toBeVisible()
  await payButton(page).click()
  await expect(
    page.getByText('No time chosen yet.').or(page.getByText('Choose when you’d like to collect.')).first(),
  ).toBeVisible()
  expect(await countCharges(request, basketId, site.platform)).toBe(0)
  await soonest(page).click()
  await expectKept(page)
  await payButton(page).click()
  await expect(page).toHaveURL(ORDER, { timeout: 30_000 })
  await expectPaidOnce(request, basketId, site.platform)
})

/** The soonest time that the site's kitchen takes an order for. */
const soonestTime = async (request: APIRequestContext, site: OwnSite, market: Meal['market']): Promise<string> => {
  const answer = await request.get(`${site.platform}/console/api/restaurants/${PLACES[market].id}/slots`)
  const { slots } = (await answer.json()) as { slots: readonly { time: string }[] }
  return slots[0]?.time ?? 'none'
}

test('Whose collection time goes while their bank asks gets their food all the same, and pays once', async ({
  page,
  request,
  site,
  market,
}) => {
  await reachCard(page, { market, way: 'collection' }, (at) => soonest(at).click())
  const basketId = await basketIdOf(page)
  const chosen = await soonestTime(request, site, market)
  await payUntilTheBankAsks(page)
  for (let minutes = 0; (await soonestTime(request, site, market)) === chosen; minutes += 1) {
    expect(minutes).toBeLessThan(30)
    await pass(page, request, site, 1)
  }
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page).toHaveURL(ORDER, { timeout: 30_000 })
  await expectPaidOnce(request, basketId, site.platform)
})

// Longer than a quote, a basket, a guest's token and a time that was near hold.
for (const way of EVERY_WAY)
  test(`A checkout that stands open for two hours by ${way} charges nothing for what is over, and ends in one order @proof`, async ({
    page,
    request,
    site,
    market,
  }) => {
    await reachCard(page, { market, way }, (at) => soonest(at).click())
    await fillCard(page, CARDS.good)
    const basketId = await basketIdOf(page)
    // The platform's alone: a device whose clock stood still has noticed nothing before it pays.
    await moveOn(request, site, '2 h')
    await payButton(page).click()
    if (way === 'collection') {
      await expect(page.getByText(/The kitchen can’t make|is too soon now/).first()).toBeVisible({ timeout: 20_000 })
      expect(await countCharges(request, basketId, site.platform)).toBe(0)
    }
    await followThePage(page)
    await expectPaidOnce(request, basketId, site.platform)
  })

for (const way of EVERY_WAY)
  test(`Who lets their bank’s question stand for an hour and says yes to it is told that nothing came of it, and pays once, by ${way} @proof`, async ({
    page,
    request,
    site,
    market,
    complaints,
  }) => {
    // A payment that nobody went on with is withdrawn, and the bank's question with it.
    complaints.expectAny(/404 \(Not Found\).*\/challenge\//)
    await reachCard(page, { market, way }, (at) => soonest(at).click())
    const basketId = await basketIdOf(page)
    await payUntilTheBankAsks(page)
    await pass(page, request, site, 60)
    expect(await countCharges(request, basketId, site.platform)).toBe(0)
    await bankOf(page).getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText('No order came of your last try to pay.')).toBeVisible({ timeout: 30_000 })
    expect(await countCharges(request, basketId, site.platform)).toBe(0)
    await followThePage(page)
    await expectPaidOnce(request, basketId, site.platform)
  })
