import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { orderCollection, orderDelivery, orderDeliveryWithCode, orderToCollect } from '../fixtures/orders-by-call'
import { startOwnPlatform, type OwnPlatform } from '../fixtures/own-platform'
import { NOW } from '../ports'

let platform: OwnPlatform
const api = (path: string): string => `${platform.url}/console/api${path}`
const open = async (page: Page, view: string) => {
  await page.goto(`${platform.url}/console#${view}`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
}
const runsOff = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

// One after the other, on a platform of their own: they move its time and its orders.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  platform = await startOwnPlatform()
})
test.afterAll(() => platform.stop())
test.beforeEach(async ({ request }) => {
  await request.post(api('/clock'), { data: { now: NOW } })
  await request.put(api('/scenario'), { data: { name: 'by-hand' } })
})

test('Support finds an order by its postcode, tells how it went, and gives a dish back once, after its sum in words', async ({
  page,
  request,
  expectAccessible,
}) => {
  const shortId = await orderDelivery(request, platform.url)
  await open(page, 'support')
  await page.getByRole('searchbox', { name: 'Find an order' }).fill('lopes M15 4AA')
  await page.getByRole('button', { name: new RegExp(`^${shortId}`) }).click()
  await expect(page.getByRole('list', { name: `How ${shortId} went` }).getByText('Money came in')).toBeVisible()
  await page.getByLabel(/^Warm hummus and pitta, .* each$/).selectOption('1')
  await page.getByRole('combobox', { name: 'Reason, the customer reads it' }).selectOption('missing')
  await page.getByLabel('Your name').fill('Owen')
  await expectAccessible()
  await page.getByRole('button', { name: /^Refund £/ }).click()
  const question = page.getByRole('dialog', { name: /^Give back £/ })
  await expect(question.getByText(/^That is .* pounds? and .* pence\.$|^That is .* pounds?\.$/)).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: /^Yes, give back £/ }).click()
  const given = page.getByRole('list', { name: 'Already given back' })
  await expect(given.getByText('Something was missing')).toBeVisible()
  await expect(given.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(/^Letter: £.* back for order/)).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await runsOff(page)).toBe(0)
})

test(
  'A kitchen takes out what it has run out of, which is paid back once; a dish that was missing goes back by the rule, and both are in its story',
  { tag: '@proof' },
  async ({ page, request, expectAccessible }) => {
    const { shortId, reportMissing } = await orderToCollect(request, platform.url)
    await open(page, 'orders')
    const ticket = page.getByRole('article', { name: shortId })
    const accept = ticket.getByRole('button', { name: 'Accept' })
    await accept.click()
    // The ticket goes to another column.
    await expect(accept).toHaveCount(0)
    await ticket.getByRole('button', { name: 'Something ran out' }).click()
    await ticket.getByLabel('Warm hummus and pitta').selectOption({ label: '4 of 4' })
    await expect(ticket.getByText('That is all of the food: reject the order instead.')).toBeVisible()
    await ticket.getByLabel('Warm hummus and pitta').selectOption({ label: '1 of 4' })
    await expectAccessible()
    await ticket.getByRole('button', { name: 'Take it out, pay it back' }).click()
    await expect(page.getByText(new RegExp(`^${shortId}: taken out, £.* goes back$`))).toBeVisible()
    await expect(ticket.getByText('1 out')).toBeVisible()

    // It was to be collected by now, and they are still known as who ordered it.
    await request.post(api('/clock'), { data: { advance: '27 min' } })
    await reportMissing(3)
    await open(page, 'support')
    const reports = page.getByRole('list', { name: 'Reported dishes' })
    await expect(reports.getByText('3 × Warm hummus and pitta: missing')).toBeVisible()
    await expect(reports.getByText(/Given back · by the rule$/)).toBeVisible()
    await expectAccessible()
    await reports.getByRole('button', { name: shortId }).click()
    const story = page.getByRole('list', { name: `How ${shortId} went` })
    await expect(story.getByText('Reported: 3 × Warm hummus and pitta')).toBeVisible()
    await page.setViewportSize({ width: 375, height: 812 })
    expect(await runsOff(page)).toBe(0)
  },
)

test('A courier takes a ride on a phone, presses on without a line, and hands over for the code', async ({
  page,
  request,
  context,
  complaints,
  expectAccessible,
}) => {
  // The line that is cut, and the code that is none.
  complaints.expectAny(/ERR_INTERNET_DISCONNECTED/, /409 .*\/rides\//)
  await page.setViewportSize({ width: 375, height: 812 })
  const { shortId, code } = await orderDeliveryWithCode(request, platform.url)
  const { orders } = (await (await request.get(api(`/support/orders?find=${shortId}`))).json()) as {
    readonly orders: readonly { readonly id: string }[]
  }
  const order = api(`/orders/${orders[0]?.id}`)
  await request.post(`${order}/delivery/accepted-by-delivery-partner`)
  await request.post(`${order}/confirm`)
  await open(page, 'rides')
  await page.getByLabel('Your first name').fill('Tomás')
  await page.getByRole('button', { name: 'Show my rides' }).click()
  await page.getByRole('list', { name: 'Waiting for a rider' }).getByRole('button', { name: 'Take it' }).click()
  const mine = page.getByRole('list', { name: 'Your rides' })
  await expect(mine.getByRole('button', { name: 'I’m at the restaurant' })).toBeVisible()
  await expectAccessible()
  expect(await runsOff(page)).toBe(0)

  await context.setOffline(true)
  await mine.getByRole('button', { name: 'I’m at the restaurant' }).click()
  await expect(page.getByText(/One press waits/)).toBeVisible()
  await mine.getByLabel('Number on the bag').fill(shortId)
  await mine.getByRole('button', { name: 'I have the bag' }).click()
  await expect(page.getByText(/2 presses wait/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/presses? waits?/)).toHaveCount(0)
  await mine.getByRole('button', { name: 'I’m at the door' }).click()
  await mine.getByLabel('Code the customer says').fill('no')
  await mine.getByRole('button', { name: 'Handed over' }).click()
  await expect(page.getByText(/That is not the code/)).toBeVisible()
  await mine.getByLabel('Code the customer says').fill(code ?? '')
  await mine.getByRole('button', { name: 'Handed over' }).click()
  await expect(mine.getByRole('button')).toHaveCount(0)
  await expect(mine.getByText('Handed over', { exact: true })).toBeVisible()
})

test(
  'A day stands in figures, drawn and as tables, for both markets',
  { tag: '@proof' },
  async ({ page, request, expectAccessible }) => {
    await orderCollection(request, platform.url)
    await open(page, 'figures')
    await expect(page.getByText(/^\d+ orders?$/)).toBeVisible()
    await page.getByText('Orders by hour, as a table').click()
    await expect(page.getByRole('table', { name: 'Orders by hour' }).getByRole('row')).not.toHaveCount(0)
    await expectAccessible()
    await page.setViewportSize({ width: 375, height: 812 })
    expect(await runsOff(page)).toBe(0)
    await page.getByRole('combobox', { name: 'Market', exact: true }).selectOption('IE')
    await expect(page.getByText('No orders that day.')).toHaveCount(2)
  },
)
