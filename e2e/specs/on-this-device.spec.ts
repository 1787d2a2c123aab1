import type { BrowserContext, Page, Worker } from '@playwright/test'
import { WHOLE } from '../chromium'
import { expect } from '../fixtures'
import { haveItBrought } from '../fixtures/delivery'
import { PLACES } from '../fixtures/journey'
import { moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'

// The engine alone shows no notifications.
test.use({ launchOptions: WHOLE })
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ request, site, market, complaints }) => {
  // The browser notes what the basket is told on its way to the kitchen.
  complaints.expectAny(/409/)
  // A test's browser remembers nothing, and such a one has no push service.
  complaints.expectAny(/does not support the Push API in incognito mode/)
  return putBack(request, site, PLACES[market].id, 'item-half-chicken')
})

/** What stands in a worker's scope, as far as these need it. */
declare const self: {
  readonly registration: { getNotifications(): Promise<{ readonly title: string; readonly body: string }[]> }
  readonly clients: { openWindow(url: string): Promise<unknown> }
  dispatchEvent(event: Event): boolean
}
declare const NotificationEvent: new (name: string, about: { readonly notification: object }) => Event

/** Has the browser hand the worker a message, as if its push service had brought it. */
const deliver = async (context: BrowserContext, page: Page, data: string): Promise<void> => {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    ),
  )
  await browser.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => (await self.registration.getNotifications()).map(({ title, body }) => ({ title, body })))

/** Presses what is shown. A browser opens windows for a real finger alone: where it would lead is read instead. */
const press = (worker: Worker): Promise<string> =>
  worker.evaluate(async () => {
    const [notification] = await self.registration.getNotifications()
    if (notification === undefined) throw new Error('Nothing is shown')
    return new Promise<string>((resolve) => {
      self.clients.openWindow = async (url) => resolve(url)
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    })
  })

test('Who asks to be told on their device sees the sentence first, is told where the browser can’t, and a message that comes leads to the order', async ({
  page,
  context,
  site,
  market,
  request,
  expectAccessible,
}) => {
  const id = await haveItBrought(page, market)
  const { origin } = new URL(page.url())
  const posted = page.getByRole('region', { name: 'Keep me posted' })
  // Its code comes after the page's, and a busy machine takes its time.
  await expect(posted).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await posted.getByRole('button', { name: 'On this device' }).click()
  const preview = posted.locator('blockquote')
  await expect(preview).toHaveText(/^Galo .+ has said yes to order .+ It's with you between \d\d:\d\d and \d\d:\d\d\.$/)
  await expectAccessible()
  const text = await preview.innerText()

  // This browser has no push service to reach: it says so, and nothing else is lost.
  await context.grantPermissions(['notifications'], { origin })
  await posted.getByRole('button', { name: 'Yes, on this device' }).click()
  await expect(posted.getByText(/^Your browser couldn’t reach its push service/)).toBeVisible({ timeout: 30_000 })
  await expectAccessible()
  await expect(posted.getByRole('button', { name: 'Text me' })).toBeVisible()

  await expect.poll(() => context.serviceWorkers().length).toBe(1)
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('no worker')
  expect(worker.url()).toBe(`${origin}/order/worker.js`)
  const path = `/order/myorders/${id}`
  await deliver(context, page, JSON.stringify({ text, path }))
  await expect.poll(() => shown(worker)).toEqual([{ title: 'Galo', body: text }])
  // What comes twice is seen once.
  await deliver(context, page, JSON.stringify({ text, path }))
  await deliver(context, page, JSON.stringify({ text: 'Galo: another', path }))
  await expect
    .poll(async () => (await shown(worker)).map(({ body }) => body).sort())
    .toEqual(['Galo: another', text].sort())

  await page.goto('/order/search')
  const leadsTo = await press(worker)
  expect(leadsTo).toBe(`${origin}${path}`)
  await moveOrder(request, site, id, 'delivery/accepted-by-delivery-partner')
  await page.goto(leadsTo)
  await expect(page.getByRole('region', { name: 'Keep me posted' })).toBeVisible({ timeout: 30_000 })
})
