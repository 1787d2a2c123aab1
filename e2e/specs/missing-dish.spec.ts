import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { PLACES, addCombo, fillDetails, openCheckout, openMenu, payWithGoodCard, shortIdOf } from '../fixtures/journey'
import { moveOn, moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'

const said = (page: Page) => page.getByRole('region', { name: 'You told us about a dish' })
const send = (page: Page) => page.getByRole('button', { name: 'Send report' }).click()

interface Told {
  readonly market: 'UK' | 'IE'
  readonly combos: number
}

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeEach(({ request, site, market, complaints }) => {
  // What is asked in the moment in which hours go by is asked with a token that is over, and then with another.
  complaints.expectAny(/401 .*\/direct-orders\//)
  return putBack(request, site, PLACES[market].id, 'item-half-chicken')
})

/** Pays for so many combos to collect; when they have been handed over, the form to report a dish is open. */
const collect = async (page: Page, { market, combos }: Told, handOver: (id: string) => Promise<void>) => {
  await openMenu(page, market)
  for (let count = 0; count < combos; count += 1) await addCombo(page)
  await openCheckout(page)
  await page.getByRole('button', { name: /^As soon as possible/ }).click()
  await fillDetails(page)
  await payWithGoodCard(page)
  await handOver(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.reload()
  const report = page.getByRole('button', { name: 'Report a dish' })
  // Three hours on, its token is over: the page has another one first.
  await expect(report).toBeVisible({ timeout: 30_000 })
  await report.click()
}

// In Ireland a half chicken with its sides is dearer than what goes back by itself: there, it is the next one.
test(
  'A dish that was not in the bag is reported, and its money goes back at once',
  { tag: '@uk' },
  async ({ page, site, market, request, expectAccessible }) => {
    await collect(page, { market, combos: 2 }, async (id) => {
      await moveOrder(request, site, id, 'confirm')
      await moveOn(request, site, '3 h')
    })
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Choose a dish first.' })).toBeVisible()
    await page.getByRole('checkbox', { name: /Half chicken/ }).check()
    await expect(page.getByRole('radio', { name: 'Missing' })).toBeChecked()
    await expectAccessible()
    await send(page)
    await expect(said(page).getByRole('heading')).toBeFocused()
    await expect(said(page)).toContainText('1 × Half chicken: missing')
    await expect(said(page)).toContainText(/Sorry about that\. [£€]\d+\.\d\d goes back to your card by /)
    await page.reload()
    await expect(said(page)).toContainText('goes back to your card by')
    await page.getByRole('link', { name: 'Receipt' }).click()
    await expect(page.getByRole('region', { name: 'What went back' })).toContainText('Half chicken')
  },
)

test(
  'More waits for somebody at the support, whose yes the page of the order says',
  { tag: '@proof' },
  async ({ page, site, market, request, operator }) => {
    await collect(page, { market, combos: 3 }, async (id) => {
      await moveOrder(request, site, id, 'confirm')
      await moveOn(request, site, '3 h')
    })
    await page.getByRole('checkbox', { name: /Half chicken/ }).check()
    await page.getByRole('button', { name: 'One Half chicken more' }).click()
    await send(page)
    await expect(said(page)).toContainText('2 × Half chicken: missing')
    await expect(said(page)).toContainText(/Somebody looks at it today: it’s about [£€]\d+/)

    await operator.giveBackReported(await shortIdOf(page))
    await page.reload()
    await expect(said(page)).toContainText('goes back to your card by')
  },
)
