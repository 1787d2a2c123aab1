import { expect, test } from '../fixtures'
import { mapsPageUrl, serveMapsPage } from '../fixtures/maps-page/serve-maps-page'

const KEY = 'galo-maps'
/** What the provider's own package says when its script does not come. */
const DID_NOT_LOAD = [/injectScript error/, /Error with loading Google Maps API script/, /^error: Event/]

test.beforeEach(async ({ page }) => serveMapsPage(page))
// A tile may still be on its way when the test ends: the page is left before its routes are.
test.afterEach(async ({ page }) => {
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('The maps stand-in', () => {
  test('shows a map one can move, with what the page lays on it', async ({ page, expectAccessible }) => {
    await page.goto(mapsPageUrl(KEY))
    await expect(page.getByTestId('map-state')).toHaveText('idle')
    await expect(page.getByRole('button', { name: 'Your door' })).toBeVisible()
    const rider = page.getByTestId('rider')
    const before = await rider.boundingBox()
    await page.getByRole('application', { name: 'Map' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await rider.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 60)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.getByRole('button', { name: 'Satellite' }).click()
    await expect(page.getByRole('button', { name: 'Satellite' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible()
  })

  test('gives a pin the address it was dropped at', { tag: '@proof' }, async ({ page }) => {
    await page.goto(mapsPageUrl(KEY))
    await expect(page.getByTestId('map-state')).toHaveText('idle')
    const pin = page.getByRole('button', { name: 'Your door' })
    const box = await pin.boundingBox()
    if (box === null) throw new Error('The pin is nowhere')
    await page.mouse.move(box.x + box.width / 2, box.y + 15)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + 60, { steps: 6 })
    await page.mouse.move(box.x + 110, box.y + 90, { steps: 6 })
    await page.mouse.up()
    await expect(page.getByRole('status').last()).toHaveText(/^dropped after \d{2,3} m: \d+ .+, Manchester M\d/)
    await expect(page.getByTestId('pin')).not.toHaveText('53.47750, -2.24970')
  })

  test('lets a pin be moved with the arrow keys', { tag: '@proof' }, async ({ page }) => {
    await page.goto(mapsPageUrl(KEY))
    await page.getByRole('button', { name: 'Your door' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByTestId('pin')).not.toHaveText('53.47750, -2.24970')
  })

  test('suggests addresses and brings the chosen one', { tag: '@proof' }, async ({ page }) => {
    await page.goto(mapsPageUrl(KEY))
    await page.getByRole('combobox', { name: 'Address' }).fill('Deansg')
    await expect(page.getByRole('option').first()).toContainText('Deansgate')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').last()).toHaveText(/^chosen: \d+ Deansgate, Manchester M.+, UK$/)
  })

  test('finds a postcode, and says when there is nothing', { tag: '@proof' }, async ({ page }) => {
    await page.goto(mapsPageUrl(KEY))
    await page.getByRole('button', { name: 'Find M1 1AE' }).click()
    await expect(page.getByRole('status').last()).toHaveText('found: Manchester M1 1AE, UK')
    await page.getByRole('button', { name: 'Find nothing' }).click()
    await expect(page.getByRole('status').last()).toHaveText('found: ZERO_RESULTS')
  })

  test('works under the provider’s React hook and under its library loader', { tag: '@proof' }, async ({ page }) => {
    await page.goto(mapsPageUrl(KEY, 'hook'))
    await expect(page.getByTestId('map-state')).toHaveText('idle')
    await page.goto(mapsPageUrl(KEY, 'import'))
    await expect(page.getByText(/imported: \d+ m/)).toBeVisible()
    await expect(page.getByRole('img', { name: 'Galo Deansgate' })).toBeVisible()
  })

  test('tells the page when its key may not be used', { tag: '@proof' }, async ({ page, complaints }) => {
    complaints.expect(/InvalidKeyMapError/)
    await page.goto(mapsPageUrl('auth-failure'))
    await expect(page.getByText('The map may not be used')).toBeVisible()
    await expect(page.getByText('This page can’t show the map.')).toBeVisible()
  })

  test('fails to load for the key that never loads', { tag: '@proof' }, async ({ page, complaints }) => {
    complaints.expect(...DID_NOT_LOAD)
    complaints.expectAny(/Failed to load resource/)
    await page.goto(mapsPageUrl('load-failure'))
    await expect(page.getByText('The map did not load')).toBeVisible()
  })
})
