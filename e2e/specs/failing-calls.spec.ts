import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures'
import { collected, lookAway } from '../fixtures/collected'
import { addCombo, chooseSlot, PLACES } from '../fixtures/journey'

const CAPACITY = '**/order/api/platform/capacity/query'
const BASKET = '**/order/api/platform/basket/**'

const openMenu = (page: Page, market: 'UK' | 'IE') =>
  page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`, { waitUntil: 'networkidle' })

const asks = (route: Route, field: string) => (route.request().postData() ?? '').includes(field)

/** The line of the log about a call that failed for this page, once it has been sent. */
const lineAbout = async (page: Page, find: () => Promise<readonly { readonly details: object }[]>) => {
  await lookAway(page)
  await expect.poll(async () => (await find()).length, { timeout: 15_000 }).toBeGreaterThan(0)
  return (await find())[0]?.details
}

test(
  'What the kitchen’s calendar refuses in its own way is said to the customer, and known by their reference',
  { tag: '@proof' },
  async ({ page, request, market, complaints }) => {
    complaints.expect(/status of 4\d\d/)
    await openMenu(page, market)
    await addCombo(page)
    // Asked what nobody can ask, the platform itself says no.
    await page.route(CAPACITY, async (route) => {
      if (!asks(route, 'availableTimes')) return route.continue()
      const { variables, ...rest } = route.request().postDataJSON() as { readonly variables: object }
      return route.continue({ postData: { ...rest, variables: { ...variables, restaurantIds: [] } } })
    })
    const refused = page.waitForResponse((response) => response.url().endsWith('/capacity/query') && !response.ok())
    await page.goto('/order/checkout')
    expect(await (await refused).json()).toEqual([
      expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
    ])
    const failed = page.getByRole('alert').filter({ hasText: 'We can’t see the collection times right now.' })
    await expect(failed).toContainText('Your basket is exactly as you left it.')
    const reference = await failed.locator('code').innerText()

    const line = await lineAbout(page, async () =>
      (await collected(request, market, `kind=log&trace=${reference}`)).filter(
        ({ details }) => details['status'] === 418,
      ),
    )
    expect(line).toMatchObject({ endPoint: '/capacity/query', apiSource: 'capacity', errorClass: 'endpoint' })

    await page.unrouteAll()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('radio').first()).toBeAttached()
  },
)

test(
  'Whose failure it was, the visitor’s line, the service or nobody knows, is told to the visitor and the log apart',
  { tag: '@proof' },
  async ({ page, market, complaints }) => {
    complaints.expectAny(/ERR_FAILED|status of 500|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await page.clock.install()
    const told: string[] = []
    page.on('request', (sent) => {
      if (sent.url().endsWith('/order/api/log')) told.push(sent.postData() ?? '')
    })
    await openMenu(page, market)
    const add = page.getByRole('button', { name: 'Add Garlic dip' })
    const sorry = page.getByText("We couldn't add that. Please try again.").filter({ visible: true }).first()
    const classes = () =>
      told.flatMap((lines) => [...lines.matchAll(/"errorClass":"([\w-]+)"/g)].map(([, name]) => name))

    await page.route(BASKET, (route) => route.fulfill({ status: 500, json: { errors: [{ code: 'OVEN_OUT' }] } }))
    await add.click()
    await expect(sorry).toBeVisible()
    await lookAway(page)
    await expect.poll(classes).toEqual(['endpoint'])

    await page.unrouteAll()
    await page.route(BASKET, () => {})
    const asked = page.waitForRequest(BASKET)
    await add.click()
    await asked
    await page.clock.fastForward(21_000)
    await expect(sorry).toBeVisible()
    await lookAway(page)
    await expect.poll(classes).toEqual(['endpoint', 'unknown-network'])

    await page.unrouteAll()
    await page.route('**/order/api/**', (route) => route.abort())
    await add.click()
    await page.clock.fastForward(5_000)
    await expect(page.getByRole('dialog', { name: 'You are offline' })).toBeVisible()
    await lookAway(page)
    await page.waitForTimeout(500)
    expect(classes()).toEqual(['endpoint', 'unknown-network'])
  },
)

test('A press whose answer takes long says that it is still at work, and a call that fails in passing is made three more times', async ({
  page,
  market,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/status of 503/)
  await openMenu(page, market)
  await addCombo(page)
  await page.goto('/order/checkout')
  let tries = 0
  await page.route(CAPACITY, async (route) => {
    if (!asks(route, 'validateTime')) return route.continue()
    tries += 1
    await new Promise((resolve) => setTimeout(resolve, 600))
    return tries > 3 ? route.continue() : route.fulfill({ status: 503, json: [] })
  })
  await chooseSlot(page)
  const still = page.getByRole('status').filter({ hasText: 'Still working on it…' })
  await expect(page.getByRole('button', { name: 'Checking that time', exact: true })).toBeVisible()
  await expect(still).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Checking that time Still working on it…' })).toBeVisible()
  await expect(still).toHaveCount(1)
  await expectAccessible()
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(still).toHaveCount(0)
  expect(tries).toBe(4)
})
