import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { test } from '../fixtures/own-site-test'
import type { OwnSite } from '../fixtures/own-site'
import { resultsOf } from '../fixtures/journey'
import { breakPath, mendAll } from '../fixtures/operator'

const map = (page: Page) => page.getByRole('region', { name: 'Map' })
const pins = (page: Page) => map(page).getByRole('link')
const canvas = (page: Page) => map(page).getByRole('application', { name: 'Map' })
const closer = (page: Page) => map(page).getByRole('button', { name: 'Closer' })
const unavailable = (page: Page) => map(page).getByText('The map isn’t available, you can still type your address.')

/** What somebody who pressed for it is told. */
const trouble = (page: Page) => page.getByRole('dialog', { name: 'We couldn’t bring the map' })

const RING = { UK: 'Ring 0808 157 0100', IE: 'Ring 020 910 0100' } as const

const SAID = 'Google Maps API failed to load. Maps and Geo services are unavailable for this session.'

/** How often the site has been told that the provider failed. */
const timesTold = async (request: APIRequestContext, site: OwnSite): Promise<number> => {
  const answer = await request.get(`${site.platform}/console/api/logs`)
  return (await answer.text()).split(SAID).length - 1
}

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ request, site }) => mendAll(request, site))

test.describe('With somebody at the console, the map', () => {
  test('leaves the picture and the list when its script fails, and comes when it is asked for again', async ({
    page,
    request,
    site,
    market,
    complaints,
    expectAccessible,
  }) => {
    complaints.expectAny(/Failed to load resource/)
    await breakPath(request, site, { path: '/stand-ins/maps/api/js', status: 503, times: 1 })
    await page.goto(resultsOf(market))
    await closer(page).click()
    await expect(trouble(page)).toContainText('The map isn’t available, you can still type your address.')
    await expectAccessible()
    await trouble(page).getByRole('button', { name: 'Not now' }).click()
    await expect(trouble(page)).toBeHidden()
    await expect(unavailable(page)).toBeVisible()
    await expect(pins(page).first()).toBeVisible()
    await expect(closer(page)).toBeFocused()
    await expect.poll(() => timesTold(request, site), { timeout: 15_000 }).toBe(1)
    await closer(page).click()
    await expect(canvas(page)).toBeVisible()
    await expect(unavailable(page)).toBeHidden()
  })

  test(
    'may be asked for again where its failure is said, and after the third time there is a number',
    { tag: '@proof' },
    async ({ page, request, site, market, complaints }) => {
      complaints.expectAny(/Failed to load resource/)
      await breakPath(request, site, { path: '/stand-ins/maps/api/js', status: 503 })
      await page.goto(resultsOf(market))
      await closer(page).click()
      const again = trouble(page).getByRole('button', { name: 'Try again' })
      await again.click()
      await again.click()
      await expect(trouble(page).getByRole('link', { name: RING[market] })).toBeVisible()
      await expect(again).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(trouble(page)).toBeHidden()
      await expect(pins(page).first()).toBeVisible()
    },
  )

  test(
    'is taken away when its key turns out not to be good, and the picture is back',
    { tag: '@proof' },
    async ({ page, request, site, market, complaints }) => {
      complaints.expect(/InvalidKeyMapError/)
      complaints.expectAny(/Failed to load resource/)
      await breakPath(request, site, { path: '/stand-ins/maps/v1/authorise', status: 403 })
      await page.goto(resultsOf(market))
      await closer(page).click()
      // Asking once more is of no use.
      await expect(trouble(page).getByRole('link', { name: RING[market] })).toBeVisible()
      await expect(trouble(page).getByRole('button', { name: 'Try again' })).toBeHidden()
      await trouble(page).getByRole('button', { name: 'Not now' }).click()
      await expect(unavailable(page)).toBeVisible()
      await expect(canvas(page)).toBeHidden()
      await expect(map(page).getByRole('img', { name: 'The streets around you' })).toBeVisible()
      await expect(closer(page)).toBeHidden()
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /order from here/i })
          .first(),
      ).toBeVisible()
    },
  )

  test('says that it is on its way while it is slow', { tag: '@proof' }, async ({ page, request, site, market }) => {
    await breakPath(request, site, { path: '/stand-ins/maps/api/js', delayMs: 3_000 })
    await page.goto(resultsOf(market))
    await closer(page).click()
    await expect(map(page).getByText('The map is on its way.')).toBeVisible()
    await expect(canvas(page)).toBeVisible()
    await expect(map(page).getByText('The map is on its way.')).toBeHidden()
  })
})
