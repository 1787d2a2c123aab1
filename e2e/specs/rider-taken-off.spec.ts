import { expect } from '../fixtures'
import { hearAloud } from '../fixtures/heard-aloud'
import { PLACES } from '../fixtures/journey'
import { putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { watchOrder } from '../fixtures/watched-order'

test.describe.configure({ mode: 'default' })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, 'item-half-chicken'))

test('A rider who was taken off an order is told of in words, once and aloud, and is asked about no more until the next one comes', async ({
  page,
  site,
  market,
  request,
  complaints,
  expectAccessible,
}) => {
  // The page asks once where they are before it hears that they are gone.
  complaints.expectAny(/404 .*\/rider\)$/)
  const heard = await hearAloud(page)
  const order = await watchOrder({ page, request, site, market, fulfilment: 'DELIVERY' })
  await order.play('rider-unassigned')
  const comesTo = async (state: string) => {
    while ((await order.state()) !== state) await order.untilSomethingHappens()
  }
  const main = page.getByRole('main')
  const rider = main.getByRole('region', { name: 'Who brings it' })
  const takenOff = main.getByRole('status').filter({ hasText: 'Your rider was taken off this order' })

  await comesTo('confirmed RIDER_ASSIGNED')
  await expect(rider).toBeVisible({ timeout: 20_000 })
  await expect(takenOff).toHaveCount(0)

  await comesTo('confirmed ACCEPTED_BY_DELIVERY_PARTNER')
  await expect(takenOff).toContainText('Another one is being found.', { timeout: 20_000 })
  await expect(rider).toHaveCount(0)
  await expectAccessible()
  // Who loads the page anew is told the same.
  await page.reload()
  await expect(takenOff).toBeVisible()

  const asked: string[] = []
  page.on('request', (sent) => void (sent.url().endsWith('/rider') && asked.push(sent.url())))
  const looked = page.waitForResponse((answer) => answer.url().endsWith('/status'))
  await page.clock.fastForward(60_000)
  await looked
  expect(asked, 'nobody is asked about while nobody comes').toEqual([])

  await comesTo('confirmed RIDER_ASSIGNED')
  await expect(rider).toBeVisible({ timeout: 20_000 })
  await expect(takenOff).toHaveCount(0)
  const said = heard.filter((text) => text.includes('Your rider was taken off this order'))
  expect(said, 'once for each time the page was opened').toHaveLength(2)
})
