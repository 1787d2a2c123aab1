import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { readTree } from '../fixtures/accessibility-tree'
import { moveOrder, putBack, TO_THE_DOOR } from '../fixtures/operator'
import { orderByCall } from '../fixtures/orders-by-call'
import { test } from '../fixtures/own-site-test'
import { keepPictures } from '../fixtures/pictures'
import { guestIn } from '../fixtures/watched-order'

/** An order of each end, with the steps that lead to it, the tag it has in the list and what is said of its money; the last one goes on. */
const ORDERS = [
  { fulfilment: 'AT_TABLE', steps: ['confirm'], tag: 'Served', money: null, hasReceipt: true },
  {
    fulfilment: 'DELIVERY',
    steps: [...TO_THE_DOOR, 'delivery/delivered'],
    tag: 'Delivered',
    money: null,
    hasReceipt: true,
  },
  {
    fulfilment: 'DELIVERY',
    steps: [...TO_THE_DOOR, 'delivery/undeliverable'],
    tag: 'Refunded',
    money: /^Not delivered: nobody opened\. [£€]\d+\.\d\d goes back to Visa ending 4242 by /,
    hasReceipt: true,
  },
  {
    fulfilment: 'COLLECTION',
    steps: ['reject'],
    tag: 'Refunded',
    money: /^The restaurant couldn’t take it\. [£€]\d+\.\d\d goes back to Visa ending 4242 by /,
    hasReceipt: true,
  },
  {
    fulfilment: 'DELIVERY',
    steps: ['delivery/rejected-by-delivery-partner'],
    tag: 'Not completed',
    money: /^Nobody could bring it\. No money was taken\./,
    hasReceipt: false,
  },
] as const

const heardWell = async (page: Page) => {
  const { nameless, titles } = await readTree(page)
  expect(nameless, 'is operated and has no name').toEqual([])
  expect(titles, 'one title').toHaveLength(1)
}

test.describe.configure({ mode: 'default' })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, 'item-half-chicken'))

test('Orders that ended in every way are listed with how, and with what became of the money; each has its receipt, or none', async ({
  page,
  site,
  market,
  request,
  complaints,
  expectAccessible,
}) => {
  // An order that took no money has no receipt.
  complaints.expect(/404 .*\/receipt\)$/)
  const guestId = await guestIn(page)
  const placed: string[] = []
  for (const { fulfilment, steps } of ORDERS) {
    const { id } = await orderByCall(request, site.platform, { market, fulfilment, guestId })
    for (const step of steps) await moveOrder(request, site, id, step)
    placed.push(id)
  }
  // The money of what nobody opened for goes back after ten minutes; what was served is a memory after an hour.
  await request.post(`${site.platform}/console/api/clock`, { data: { advance: '70 min' } })
  const rides = await orderByCall(request, site.platform, { market, fulfilment: 'DELIVERY', guestId })
  for (const step of TO_THE_DOOR.slice(0, -1)) await moveOrder(request, site, rides.id, step)
  const band = page.getByRole('region', { name: 'On its way' })
  // Until the site has heard how late it is, what was served is still on its way.
  await expect(async () => {
    await page.goto('/order/myorders')
    await expect(page.getByRole('article')).toHaveCount(ORDERS.length, { timeout: 2_000 })
    await expect(band).toHaveCount(1, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })

  await expect(band).toContainText("It's on the way")
  await expect(band).toContainText(rides.shortId)
  await expect(band.getByRole('img', { name: 'Step 4 of 5: On the way' })).toBeVisible()
  const cards = page.getByRole('article')
  for (const [index, { tag, money, hasReceipt }] of ORDERS.toReversed().entries()) {
    const card = cards.nth(index)
    await expect(card).toContainText(tag)
    await (money === null
      ? expect(card.getByText(/goes back/)).toHaveCount(0)
      : expect(card.locator('p').filter({ hasText: money })).toBeVisible())
    await expect(card.getByRole('link', { name: /^Receipt/ })).toHaveCount(hasReceipt ? 1 : 0)
    await expect(card.getByRole('button', { name: /^Order again/ })).toBeVisible()
  }
  await expectAccessible()
  await heardWell(page)
  await keepPictures(page, 'orders-list', `${market} list`)

  for (const [index, { hasReceipt, tag }] of ORDERS.entries()) {
    await page.goto(`/order/myorders/${placed[index]}/receipt`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(hasReceipt ? /^Receipt, order / : /receipt/i)
    const back = page.getByRole('region', { name: 'What went back' })
    await expect(back).toHaveCount(hasReceipt && tag === 'Refunded' ? 1 : 0)
    await expectAccessible()
    await heardWell(page)
    await keepPictures(page, 'orders-list', `${market} receipt ${index} ${tag}`)
  }
})
