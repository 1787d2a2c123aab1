import { expect } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { haveItBrought } from '../fixtures/delivery'
import { moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'

/** As somebody types it, and as networks write it. */
const MOBILES = {
  UK: { typed: '07700 900142', number: '+447700900142' },
  IE: { typed: '085 123 4567', number: '+353851234567' },
} as const

test.describe.configure({ mode: 'serial' })
test.beforeEach(({ request, site, market, complaints }) => {
  // The browser notes what the basket is told on its way to the kitchen, and a number that was refused.
  complaints.expectAny(/409|400/)
  return putBack(request, site, PLACES[market].id, 'item-half-chicken')
})

test('A guest asks for texts after seeing the next one, gets exactly these, once and in order, and none after saying stop', async ({
  page,
  context,
  site,
  market,
  request,
  operator,
  expectAccessible,
}) => {
  const id = await haveItBrought(page, market)
  const posted = page.getByRole('region', { name: 'Keep me posted' })
  // Its code comes after the page's, and a busy machine takes its time.
  await expect(posted).toBeVisible({ timeout: 30_000 })
  await posted.getByRole('button', { name: 'Text me' }).click()
  const field = posted.getByLabel('Mobile number')
  await expect(field).toBeFocused()
  const preview = posted.locator('blockquote')
  await expect(preview).toHaveText(/^Galo .+ has said yes to order .+ It's with you between \d\d:\d\d and \d\d:\d\d\.$/)
  await expectAccessible()

  await field.fill('0161 496 0000')
  await posted.getByRole('button', { name: 'Yes, text me' }).click()
  await expect(posted.getByText(/^Enter the number of a mobile/)).toBeVisible()
  const { typed, number } = MOBILES[market]
  await field.fill(typed)
  const first = await preview.innerText()
  await posted.getByRole('button', { name: 'Yes, text me' }).click()
  const asked = posted.getByText(`We text you at ${number}.`)
  await expect(asked).toBeFocused()
  await expectAccessible()

  // It is the order's, not the page's: after a reload, and in another tab.
  await page.reload()
  await expect(asked).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText(`We text you at ${number}.`)).toBeVisible()

  const texts = await operator.textsTo(number)
  await expect(texts).toHaveCount(0)
  for (const step of ['delivery/accepted-by-delivery-partner', 'confirm', 'delivery/rider-assigned'])
    await moveOrder(request, site, id, step)
  await expect(texts).toHaveCount(1)
  await expect(texts.first()).toContainText(first)
  for (const step of ['delivery/rider-arrived', 'delivery/rider-in-transit']) await moveOrder(request, site, id, step)
  await expect(texts).toHaveCount(2)
  await expect(texts.first()).toContainText(/is on its way to you\.$/)

  await other.getByRole('button', { name: 'Stop texts' }).click()
  await expect(other.getByText('No more texts about this order.')).toBeFocused()
  await other.close()
  await page.bringToFront()
  await page.reload()
  await expect(posted.getByRole('button', { name: 'Text me' })).toBeVisible()
  for (const step of ['delivery/rider-nearby', 'delivery/delivered']) await moveOrder(request, site, id, step)
  await expect(page.getByText(/^Order delivered/).first()).toBeVisible({ timeout: 20_000 })
  await expect(posted).toHaveCount(0, { timeout: 20_000 })
  // The outbox looks again every three seconds.
  await page.waitForTimeout(4_000)
  await expect(texts).toHaveCount(2)
})

test(
  'What can’t be asked for is said, and is asked for at the next press; nothing runs off a small telephone',
  { tag: '@proof' },
  async ({ page, market, complaints }) => {
    complaints.expectAny(/ERR_FAILED/)
    await page.setViewportSize({ width: 320, height: 700 })
    // A call that goes out right after it is to be caught isn't, now and then: the trap stands from the beginning, and is shut and opened.
    let asked = 0
    let isCut = false
    await page.route('**/updates', async (route) => {
      if (route.request().method() === 'PUT') asked += 1
      await (isCut ? route.abort() : route.continue())
    })
    await haveItBrought(page, market)
    const posted = page.getByRole('region', { name: 'Keep me posted' })
    await posted.getByRole('button', { name: 'E-mail me' }).focus()
    // Held for a while: the form that opens under the key isn't sent by it.
    for (const stroke of ['down', 'down', 'down', 'up'] as const) await page.keyboard[stroke]('Enter')
    await expect(posted.getByLabel('E-mail', { exact: true })).toHaveValue('maeve@example.com')
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    expect(asked, 'was asked for before anybody said yes').toBe(0)
    isCut = true
    await page.keyboard.press('Enter')
    await expect(posted.getByText(/^That didn’t get through\. Nothing has changed/)).toBeVisible({ timeout: 40_000 })
    isCut = false
    await page.keyboard.press('Enter')
    await expect(posted.getByText('We write to maeve@example.com.')).toBeFocused({ timeout: 20_000 })
    expect(await overflow()).toBe(0)
  },
)
