import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { payWithGoodCard, reachPayment } from '../fixtures/journey'
import { test } from '../fixtures/own-site-test'
import type { OwnSite } from '../fixtures/own-site'

test.describe.configure({ mode: 'serial' })

const latestLink = async (request: APIRequestContext, { platform }: OwnSite): Promise<string> => {
  const answer: unknown = await (await request.get(`${platform}/console/api/letters`)).json()
  const { letters } = answer as { readonly letters: readonly { readonly kind: string; readonly link: string }[] }
  const link = letters.find(({ kind }) => kind === 'order-placed')?.link
  if (link === undefined) throw new Error('No letter of an order was written')
  return link
}

/** A browser that has never been here. */
const anotherDevice = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

test('A guest reads the receipt of their order, keeps it as a file, and opens both from the letter on another device', async ({
  page,
  site,
  market,
  request,
  browser,
  complaints,
  expectAccessible,
}) => {
  // Who has no link is told by status that there is no such order.
  complaints.expect(/404 \(Not Found\)/)
  await reachPayment(page, market)
  await payWithGoodCard(page)
  await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
  const address = new URL(page.url()).pathname

  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt, order / })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${address}/receipt$`))
  const together = page.getByRole('table', { name: 'VAT by rate' }).getByRole('row', { name: /^Together/ })
  const total = await page
    .getByRole('row', { name: /^Total paid/ })
    .getByRole('cell')
    .last()
    .innerText()
  await expect(together).toContainText(total)
  await expectAccessible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^Galo receipt (UK|IE)-\d{6}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe('%PDF-1.7')

  // On paper it is alone, and on one page.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const link = await latestLink(request, site)
  const device = await anotherDevice(browser)
  await device.goto(link)
  await expect(device).toHaveURL(new RegExp(`${address}$`))
  await expect(device.getByText('Half chicken').first()).toBeVisible()
  await device.getByRole('link', { name: 'Receipt' }).click()
  await expect(device.getByRole('row', { name: /^Total paid/ })).toContainText(total)
  await device.context().close()

  const stranger = await anotherDevice(browser)
  await stranger.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  await expect(stranger).toHaveURL(new RegExp(`${address}$`))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('We don’t know this order')
  await expect(stranger.getByRole('link', { name: 'Your orders' })).toBeVisible()
  await stranger.context().close()
})
