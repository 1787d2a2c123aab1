import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { listenForBearers } from '../fixtures/bearers'
import { haveItBrought } from '../fixtures/delivery'
import { startLineProxy } from '../fixtures/line-proxy'
import { moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'

const ORDERS = '/order/api/platform/direct-orders/orders'

/** Far less than the eight seconds after which a page that polls looks again. */
const AT_ONCE = { timeout: 3_000 }
/** Longer than a page takes that has just been told that its line stands. */
const LOOKED_MS = 5_000
/** In which a page that polls looks twice. */
const A_WHILE_MS = 17_000
/** A line that broke is asked for again within so long at first; one that is refused several times later. */
const ANOTHER_LINE = { timeout: 45_000 }

/** What is asked for in the background by all tabs of a browser. */
const listenForAsking = (context: BrowserContext) => {
  const lines: string[] = []
  let looks = 0
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/order/api/live') lines.push(request.url())
    if (pathname.endsWith('/status')) looks += 1
  })
  return { lines, looks: () => looks }
}

const said = (page: Page) => page.getByRole('main').getByRole('status').first()

test.describe.configure({ mode: 'serial' })
test.beforeEach(async ({ request, site, market, complaints }) => {
  // The browser notes what the basket is told on its way to the kitchen.
  complaints.expectAny(/409/)
  await putBack(request, site, PLACES[market].id, 'item-half-chicken')
})

test('Stages arrive by themselves in every tab, by one line, and without asking; the next tab takes it over', async ({
  page,
  context,
  site,
  market,
  request,
  expectAccessible,
}) => {
  const asking = listenForAsking(context)
  const id = await haveItBrought(page, market)
  await expect(said(page)).toContainText('Sending your order to the restaurant')
  await expect.poll(() => asking.lines.length).toBe(1)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(said(other)).toContainText('Sending your order to the restaurant')
  await page.waitForTimeout(LOOKED_MS)

  const looks = asking.looks()
  await page.waitForTimeout(A_WHILE_MS)
  expect([asking.looks() - looks, asking.lines.length], 'looks and lines of two tabs').toEqual([0, 1])

  for (const [steps, words] of [
    [['delivery/accepted-by-delivery-partner', 'confirm'], "We've got your order"],
    [['delivery/rider-assigned'], "We're making your meal"],
    [['delivery/rider-arrived'], "It's being picked up"],
  ] as const) {
    for (const step of steps) await moveOrder(request, site, id, step)
    await Promise.all([page, other].map((each) => expect(said(each)).toContainText(words, AT_ONCE)))
  }
  await expectAccessible()

  await page.close()
  await expect.poll(() => asking.lines.length).toBe(2)
  await other.waitForTimeout(LOOKED_MS)
  await moveOrder(request, site, id, 'delivery/rider-in-transit')
  await expect(said(other)).toContainText("It's on the way!", AT_ONCE)
})

test(
  'A line that breaks, or that something on the way keeps back, leaves a page that polls; when it is mended, the order is followed again',
  { tag: '@proof' },
  async ({ page, context, site, baseURL, market, request, complaints }) => {
    complaints.expectAny(/503/, /net::ERR_/, /sessions\/me/)
    const asking = listenForAsking(context)
    const id = await haveItBrought(page, market)
    const front = await startLineProxy(baseURL ?? '')
    front.keepBack()
    await page.goto(`${front.url}/order/myorders/${id}`)
    await expect(said(page)).toContainText('Sending your order to the restaurant')
    const before = asking.looks()
    await page.waitForTimeout(A_WHILE_MS)
    expect(asking.looks() - before, 'looks of a page that is told nothing').toBeGreaterThanOrEqual(2)

    front.mend()
    await page.reload()
    await page.waitForTimeout(LOOKED_MS)
    for (const step of ['delivery/accepted-by-delivery-partner', 'confirm']) await moveOrder(request, site, id, step)
    await expect(said(page)).toContainText("We've got your order", AT_ONCE)

    front.cut()
    await page.waitForTimeout(1_000)
    await moveOrder(request, site, id, 'delivery/rider-assigned')
    await expect(said(page)).toContainText("We're making your meal", { timeout: 10_000 })

    const lines = asking.lines.length
    front.mend()
    await expect.poll(() => asking.lines.length, ANOTHER_LINE).toBeGreaterThan(lines)
    await page.waitForTimeout(LOOKED_MS)
    await moveOrder(request, site, id, 'delivery/rider-arrived')
    await expect(said(page)).toContainText("It's being picked up", AT_ONCE)
    await page.close()
    await front.close()
  },
)

test(
  'Who was offline hears what they missed, and of the next step at once',
  { tag: '@proof' },
  async ({ page, context, site, market, request, complaints }) => {
    complaints.expectAny(/net::ERR_/)
    const asking = listenForAsking(context)
    const id = await haveItBrought(page, market)
    await expect.poll(() => asking.lines.length).toBe(1)
    await context.setOffline(true)
    for (const step of ['delivery/accepted-by-delivery-partner', 'confirm']) await moveOrder(request, site, id, step)
    await page.waitForTimeout(2_000)
    await expect(said(page)).toContainText('Sending your order to the restaurant')
    await context.setOffline(false)
    // The line may have lived through it, or be a new one.
    await expect(said(page)).toContainText("We've got your order", { timeout: 10_000 })
    await page.waitForTimeout(LOOKED_MS)
    await moveOrder(request, site, id, 'delivery/rider-assigned')
    await expect(said(page)).toContainText("We're making your meal", AT_ONCE)
  },
)

test(
  'Nobody is told of another guest’s order',
  { tag: '@proof' },
  async ({ page, browser, baseURL, market, complaints }) => {
    complaints.expectAny(/404/)
    const id = await haveItBrought(page, market)
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const stranger = await elsewhere.newPage()
    const asking = listenForAsking(elsewhere)
    const bearers = listenForBearers(stranger)
    await stranger.goto(`/order/myorders/${id}`)
    await expect(stranger.getByRole('heading', { level: 1 })).toContainText('We don’t know this order')
    expect(asking.lines).toEqual([])
    const headers = { authorization: `Bearer ${bearers.at(-1) ?? ''}` }
    const ask = (path: string) => elsewhere.request.get(path, { headers })
    expect((await ask(`${ORDERS}/${id}/live`)).status()).toBe(404)
    expect((await ask(`/order/api/live?order=${id}`)).status()).toBe(401)
    const madeUp = { ...headers, cookie: `galo_live_${id}=a.made-up.pass` }
    expect((await elsewhere.request.get(`/order/api/live?order=${id}`, { headers: madeUp })).status()).toBe(401)
    await elsewhere.close()
  },
)
