import type { Page } from '@playwright/test'
import { createDraw, type Draw } from '../payment-chaos/draw'
import { expect, test } from '../fixtures'
import {
  CARDS,
  addCombo,
  bankOf,
  chooseSlot,
  fillCard,
  openCheckout,
  openMenu,
  payButton,
  payUntilTheBankAsks,
  reachPayment,
} from '../fixtures/journey'
import { basketIdOf, countCharges, expectPaidOnce } from '../fixtures/platform'

const ORDER = /\/order\/myorders\/[\w-]+$/

test('Whoever closes the tab while their bank asks finds out in a new one that nothing was charged, and the fraud check knew of it', async ({
  page,
  context,
  market,
  request,
}) => {
  const sessions: unknown[] = []
  const payments: unknown[] = []
  await context.route('**/sigmund/session', async (route) => {
    sessions.push(route.request().postDataJSON())
    await route.continue()
  })
  await context.route('**/payment/transaction', async (route) => {
    payments.push(route.request().postDataJSON())
    await route.continue()
  })
  await reachPayment(page, market)
  const basketId = await basketIdOf(page)
  await payUntilTheBankAsks(page)
  expect(sessions).toEqual([expect.objectContaining({ source: 'WEB', fulfilmentMethod: 'COLLECTION' })])
  expect(payments[0]).toMatchObject({ metadata: { basketId, sigmundSessionId: expect.any(String) } })

  const again = await context.newPage()
  await page.close()
  await again.goto('/order/checkout')
  // Not by the first answer: what was sent before the tab was closed might still be on its way.
  await expect(again.getByText('You have not been charged.').first()).toBeVisible({ timeout: 30_000 })
  expect(await countCharges(request, basketId)).toBe(0)
  await fillCard(again, CARDS.good)
  await payButton(again).click()
  await expect(again).toHaveURL(ORDER)
  await expectPaidOnce(request, basketId)
})

test('Whoever closes the tab while their bank asks, and says yes to it elsewhere, is led to their order and pays once', async ({
  page,
  context,
  market,
  request,
}) => {
  await reachPayment(page, market)
  const basketId = await basketIdOf(page)
  await payUntilTheBankAsks(page)
  const frame = bankOf(page).owner()
  const address = new URL((await frame.getAttribute('src')) ?? '', page.url())
  await page.close()
  // In the bank’s own app.
  const answer = await request.post(address.href.split('?')[0] ?? '', { data: { answer: 'complete' } })
  expect(answer.status()).toBe(200)
  const again = await context.newPage()
  await again.goto('/order/checkout')
  // What became of the payment is asked before the order is sent.
  await expect(again).toHaveURL(ORDER, { timeout: 30_000 })
  await expectPaidOnce(request, basketId)
})

test('Who has begun to change the time and turns to their name is asked to finish the one first, and brought there', async ({
  page,
  market,
}) => {
  await reachPayment(page, market)
  await page.getByRole('button', { name: /edit (collection time|when)/i }).click()
  await page.getByRole('button', { name: 'Edit personal details' }).click()
  const reminder = page.getByText('One thing first.')
  await expect(reminder).toBeVisible()
  await expect(reminder).toBeInViewport()
  await expect(page.getByLabel('First name')).toHaveCount(0)
})

/** What is done to a call on the wire. */
const FAULTS = ['abort', 'lost', '503', 'garbage', 'slow', 'reload'] as const
const CALLS = ['**/capacity/query', '**/basket/build-order', '**/payment/transaction', '**/orders/orders', '**/confirm']

const spoil = async (page: Page, draw: Draw) => {
  const fault = draw.one(FAULTS)
  await page.route(
    draw.one(CALLS),
    async (route) => {
      if (fault === 'abort') return route.abort()
      if (fault === '503') return route.fulfill({ status: 503, json: { errors: [] } })
      if (fault === 'slow') return void setTimeout(() => void route.continue().catch(() => {}), 1_500)
      await route.fetch()
      if (fault === 'lost') return route.abort()
      if (fault === 'garbage') return route.fulfill({ status: 200, body: '<!doctype html>' })
      await page.reload()
    },
    { times: 1 },
  )
}

/** Where somebody who tries on, and comes back when it fails, is in the end. */
const tryOn = async (page: Page, draw: Draw) => {
  for (let press = 0; press < 5 && !ORDER.test(page.url()); press++) {
    if (draw.chance(0.2)) await page.goBack().then(() => page.goForward())
    if (draw.chance(0.2))
      await page
        .context()
        .setOffline(true)
        .then(() => page.context().setOffline(false))
    const next = page.getByRole('button', { name: /^(Pay|Place|Check again)/ }).first()
    const leave = page.getByRole('link', { name: /leave paying/i })
    const here = next.or(leave).first().waitFor()
    await Promise.race([here, page.waitForURL(ORDER)])
    if (ORDER.test(page.url())) return
    if (!(await next.isVisible())) await page.reload()
    // Fields that came without a connection are no fields: a press on Pay says so, and has them brought again.
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click()
    const name = page.getByLabel(/name on (the )?card/i)
    if (await name.isVisible()) await fillCard(page, CARDS.good).catch(() => {})
    await next.click({ timeout: 5_000 }).catch(() => {})
    await page.waitForURL(ORDER, { timeout: 9_000 }).catch(() => {})
  }
}

for (let number = 0; number < 20; number++)
  test(`Checkout ${number + 1} of twenty, with the line spoiled as its number says, ends with one order that is paid once @proof`, async ({
    page,
    market,
    request,
    complaints,
  }) => {
    complaints.expectAny(/.*/)
    const draw = createDraw(20_261_124 + number)
    await openMenu(page, market)
    await addCombo(page)
    await openCheckout(page)
    const basketId = await basketIdOf(page)
    await chooseSlot(page)
    await page.getByLabel('First name').fill('Maeve')
    await page.getByLabel('Last name').fill('Okafor')
    await page.getByLabel('E-mail', { exact: true }).fill('maeve@example.com')
    await page.getByLabel('Mobile').fill('07700 900142')
    await page.getByRole('button', { name: /continue to payment/i }).click()
    for (let fault = 0; fault <= draw.number(3); fault++) await spoil(page, draw)
    await tryOn(page, draw)
    await expect(page).toHaveURL(ORDER)
    await expectPaidOnce(request, basketId)
  })
