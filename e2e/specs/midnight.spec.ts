import { untilAlive } from '../fixtures/alive'
import { expect } from '../fixtures'
import { putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { PLACES, addCombo, chooseSlot, openCheckout } from '../fixtures/journey'

const RESULTS = '/order/search/results?q=M3+4LZ&lat=53.4775&lon=-2.2497&fulfilment=collection'

test.describe.configure({ mode: 'serial' })
test.afterEach(({ request, site }) => putBack(request, site, PLACES.UK.id, 'item-half-chicken'))

test.describe('Who starts the site at ten past midnight', () => {
  test.beforeEach(async ({ request, site }) => {
    await request.post(`${site.platform}/console/api/clock`, { data: { now: '2026-11-19T00:10:00Z' } })
    await expect.poll(async () => (await request.get(`${site.uk}/order/search`)).text()).toContain('See it at 12:30')
  })

  test('is told when the grills are lit, and orders ahead for then', async ({ page, expectAccessible }) => {
    await page.goto(RESULTS)
    await expect(page.getByText('Opens at 11:30').first()).toBeVisible()
    await expectAccessible()
    const ahead = page.getByRole('link', { name: /^Order for 11:\d\d: Galo Deansgate$/ })
    await untilAlive(ahead)
    await ahead.click()
    await page.getByRole('dialog', { name: 'You’re up before us' }).getByRole('link', { name: 'Order ahead' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Galo Deansgate' })).toBeVisible()
    await expect(page.getByText('Opens at 11:30')).toBeVisible()
    await addCombo(page)
    await openCheckout(page)
    await chooseSlot(page)
  })

  test(
    'is one press from lunchtime, and one from there back to the night',
    { tag: '@proof' },
    async ({ page, expectAccessible }) => {
      await page.goto(RESULTS)
      const night = page.getByRole('complementary', { name: 'On this machine' })
      await expect(night).toContainText('It’s 00:10')
      await night.getByRole('link', { name: 'See it at 12:30' }).click()
      await expect(page).toHaveURL(new RegExp('/order/search/results'))
      await expect(page.getByText(/Open until/).first()).toBeVisible()
      await expect(night).toHaveCount(0)
      await expectAccessible()
      await page.getByRole('link', { name: 'Back to the usual time' }).click()
      await expect(night).toBeVisible()
    },
  )
})
