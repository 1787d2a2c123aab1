import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { breakPath, mendAll, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'

type Market = 'UK' | 'IE'

/** A house with the riders' own service, one near it that rides itself, and a town whose list nobody has asked for. */
const HERE = {
  UK: {
    id: 'galo-uk-deansgate',
    name: 'Galo Deansgate',
    around: 'q=M3+4LZ&lat=53.4775&lon=-2.2497',
    ridesItself: 'Galo Didsbury',
    town: 'Leeds',
    phone: /0808/,
  },
  IE: {
    id: 'galo-ie-grafton-street',
    name: 'Galo Grafton Street',
    around: 'q=D02+A9Y4&lat=53.3407&lon=-6.2612',
    ridesItself: 'Galo Smithfield',
    town: 'Cork',
    phone: /020 910/,
  },
} as const
const resultsFor = (market: Market, way: string) => `/order/search/results?${HERE[market].around}&fulfilment=${way}`

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

// One after the other: they break what their site stands on.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ request, site, market }) => putBack(request, site, HERE[market].id, 'item-half-chicken'))
test.afterEach(async ({ request, site, market }) => {
  for (const channel of ['COLLECTION', 'DELIVERY'])
    await request.put(`${site.platform}/console/api/restaurants/${HERE[market].id}/throttles/${channel}`, {
      data: { minutes: null },
    })
})

test.describe('The list of restaurants on a bad day', () => {
  test('stands without first times while nobody tells them, and each is still to be had', async ({
    page,
    request,
    site,
    market,
    complaints,
    expectAccessible,
  }) => {
    // A list that lies open is brought again by the page itself.
    complaints.expectAny(/status of 5\d\d/)
    await breakPath(request, site, { path: '/capacity', status: 503 })
    await page.goto(resultsFor(market, 'collection'))
    await expect(card(page, HERE[market].name)).toContainText('Usually takes')
    await expect(card(page, HERE[market].name)).not.toContainText('Collect from')
    await expect(
      card(page, HERE[market].name).getByRole('link', { name: `Order from here: ${HERE[market].name}` }),
    ).toBeVisible()
    await expectAccessible()
    await page.goto(resultsFor(market, 'delivery'))
    await expect(card(page, HERE[market].name)).toContainText('Arrives in')
  })

  test('comes while half of all calls fail', { tag: '@proof' }, async ({ page, request, site, market, complaints }) => {
    complaints.expectAny(/status of 5\d\d/)
    await breakPath(request, site, { path: '/order-experience', status: 503, share: 0.5 })
    await breakPath(request, site, { path: '/capacity', status: 503, share: 0.5 })
    for (const way of ['delivery', 'eat-in']) {
      await page.goto(resultsFor(market, way))
      const again = page.getByRole('button', { name: 'Try again' })
      // As somebody would who is told that it failed; it is offered three times.
      await expect(async () => {
        if (await again.isVisible()) await again.click()
        await expect(card(page, HERE[market].name)).toBeVisible({ timeout: 4_000 })
      }).toPass({ timeout: 30_000 })
    }
  })

  test(
    'is asked for three times, says where to ring then, and comes once it can',
    { tag: '@proof' },
    async ({ page, request, site, market, complaints, expectAccessible }) => {
      complaints.expectAny(/status of 5\d\d/)
      await breakPath(request, site, { path: '/order-experience', status: 503 })
      await page.goto(`/order/search/results?q=${HERE[market].town}&fulfilment=collection`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
      // It is asked over the page once its code is here; on its way up it has no colours to judge yet.
      await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toBeVisible()
      await expectAccessible()
      const again = page.getByRole('button', { name: 'Try again' })
      await again.click()
      await expect(again).toBeEnabled()
      await again.click()
      await expect(page.getByRole('link', { name: HERE[market].phone })).toBeVisible({ timeout: 30_000 })
      await expect(again).toHaveCount(0)
      await mendAll(request, site)
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Galos near ${HERE[market].town}`, {
          timeout: 1_000,
        })
      }).toPass({ timeout: 30_000 })
    },
  )

  test('is said to be slow in coming, and comes', { tag: '@proof' }, async ({ page, request, site, market }) => {
    await page.goto(resultsFor(market, 'collection'), { waitUntil: 'networkidle' })
    await breakPath(request, site, { path: '/order-experience', kind: 'slow', delayMs: 4_000, times: 6 })
    await page.getByRole('navigation', { name: 'How you get your food' }).getByRole('link', { name: 'Eat in' }).click()
    await expect(card(page, HERE[market].name)).toContainText('On the table in', { timeout: 30_000 })
  })

  test(
    'says whose kitchen is catching up, until when, and orders for after that',
    { tag: '@proof' },
    async ({ page, request, site, market, expectAccessible }) => {
      for (const channel of ['COLLECTION', 'DELIVERY'])
        await request.put(`${site.platform}/console/api/restaurants/${HERE[market].id}/throttles/${channel}`, {
          data: { minutes: 40 },
        })
      // Answers of the moment before are held for some seconds.
      await expect(async () => {
        await page.goto(resultsFor(market, 'collection'))
        await expect(card(page, HERE[market].name)).toContainText(/Catching up until 1\d:\d\d/, { timeout: 1_000 })
      }).toPass({ timeout: 30_000 })
      await expect(card(page, HERE[market].name)).toContainText('Paused')
      await expect(
        card(page, HERE[market].name).getByRole('link', {
          name: new RegExp(`^Order for 1\\d:\\d\\d: ${HERE[market].name}$`),
        }),
      ).toBeVisible()
      await expectAccessible()
      await page.goto(resultsFor(market, 'delivery'))
      await expect(card(page, HERE[market].name)).toContainText('Catching up until')
      await expect(card(page, HERE[market].name).getByRole('link', { name: /^Order / })).toBeVisible()
    },
  )

  test(
    'says that the riders’ own service is down, where it rides for a house',
    { tag: '@proof' },
    async ({ page, request, site, market }) => {
      const isOn = async (isOn: boolean) =>
        expect(
          (
            await request.put(`${site.platform}/console/api/flags/delivery-partner-unavailable`, { data: { isOn } })
          ).ok(),
        ).toBe(true)
      await isOn(true)
      try {
        await expect(async () => {
          await page.goto(resultsFor(market, 'delivery'))
          await expect(card(page, HERE[market].name)).toContainText('Not taking orders right now', { timeout: 1_000 })
        }).toPass({ timeout: 30_000 })
        await expect(card(page, HERE[market].ridesItself)).toContainText('Arrives in')
      } finally {
        await isOn(false)
      }
    },
  )
})
