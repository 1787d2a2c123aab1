import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { PLACES } from '../fixtures/journey'
import { moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { watchOrder } from '../fixtures/watched-order'

const SCRIPT = '**/maps/api/js?*'

/** What can be wrong with a map, and what the browser itself notes of that. */
const WITHOUT = {
  'whose script is refused': async (page: Page) => {
    await page.route(SCRIPT, (route) => route.abort())
  },
  'whose pictures are refused as well': async (page: Page) => {
    await page.route(SCRIPT, (route) => route.fulfill({ status: 403 }))
    await page.route('**/maps/api/staticmap?*', (route) => route.fulfill({ status: 403 }))
  },
  'whose key is none': async (page: Page) => {
    const body = 'setTimeout(() => { window.galoMapsAreHere?.(); window.gm_authFailure?.() })'
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  },
  'whose script never comes': async (page: Page) => {
    await page.route(SCRIPT, () => {})
  },
  'that this browser can’t draw': (page: Page) =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    }),
} as const

test.describe.configure({ mode: 'default' })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, 'item-half-chicken'))

test.describe('A ride without a map is told in words: where it goes, who brings it, and how far away they are', () => {
  for (const [what, spoil] of Object.entries(WITHOUT))
    test(
      `a map ${what}`,
      inTheProofUnless(what === 'whose script never comes'),
      async ({ page, site, market, request, complaints, expectAccessible }) => {
        complaints.expectAny(/^error: Failed to load resource/)
        await spoil(page)
        const order = await watchOrder({ page, request, site, market, fulfilment: 'DELIVERY' })
        for (const step of [
          'accepted-by-delivery-partner',
          'confirm',
          'rider-assigned',
          'rider-arrived',
          'rider-in-transit',
        ])
          await moveOrder(request, site, order.id, step === 'confirm' ? step : `delivery/${step}`)
        await expect(page.getByRole('main').getByRole('status').first()).toContainText("It's on the way!", {
          timeout: 20_000,
        })
        await expect(page.getByRole('region', { name: 'Who brings it' })).toContainText(/\d (metres|miles?|km) away/)
        await expect(page.getByRole('region', { name: 'Where it goes' })).toBeVisible()
        await expect(page.getByRole('region', { name: /^Map with / })).toHaveCount(0)
        await expectAccessible()
      },
    )
})
