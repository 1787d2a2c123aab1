import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures'
import { PLATFORM } from '../ports'

test('One failing order lookup can be followed by its trace id from the screen to the platform’s log line', async ({
  page,
  request,
  context,
  complaints,
  expectAccessible,
}) => {
  complaints.expectAny(/status of (500|404)/)
  // Of nobody else's order, so that nobody else meets the fault.
  const orderId = randomUUID()
  const faults = `${PLATFORM}/console/api/faults`
  const broken = await request.post(faults, { data: { path: `/direct-orders/orders/${orderId}`, status: 500 } })
  const { id } = (await broken.json()) as { readonly id: string }

  await page.goto(`/order/myorders/${orderId}`)
  await expect(page.getByRole('heading', { name: 'We can’t reach your order' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('we go on asking')
  const reference = await page.getByRole('alert').locator('code').innerText()
  expect(reference).toMatch(/^[0-9a-f]{32}$/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
  await expectAccessible()

  const desk = await context.newPage()
  await desk.goto(`${PLATFORM}/console`)
  await desk.getByRole('link', { name: /^Logs/ }).click()
  await desk.getByLabel('Contains, or a reference').fill(reference.slice(0, 8).toUpperCase())
  const lines = desk.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  // The platform answers, the site passes it on, the browser gives up: and all of them say so, in this order.
  await expect(lines.nth(0)).toContainText('GET /direct-orders/orders/:id answered 500')
  await expect(lines.nth(0)).toContainText('platform')
  await expect(lines.nth(1)).toContainText('GET /direct-orders/orders/{orderId} answered 500')
  await expect(lines.nth(1)).toContainText('site')
  await expect(lines.nth(2)).toContainText('FAULT_INJECTED')
  await expect(lines.nth(2)).toContainText('browser')
  expect((await lines.allInnerTexts()).join('\n')).not.toContain(orderId)
  await desk.close()

  // Nobody has to press anything: it is asked for again, and the platform answers now.
  await request.delete(`${faults}/${id}`)
  await expect(page.getByRole('heading', { name: 'We don’t know this order' })).toBeVisible({ timeout: 20_000 })
})
