import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { collected, lookAway } from '../fixtures/collected'
import {
  addCombo,
  chooseSlot,
  confirmation,
  fillDetails,
  goToRestaurant,
  openCheckout,
  payButton,
  payWithGoodCard,
} from '../fixtures/journey'

/** Says what one thinks of cookies, as the form on their page does. */
const say = async (page: Page, baseURL: string | undefined, form: Readonly<Record<string, string>>) => {
  const answer = await page.request.post('/order/api/consent', {
    form: { to: '/order/search', ...form },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

/** Until what a page noticed stands in the console. */
const COLLECTED = { timeout: 15_000 }

const TOLD = /\/order\/api\/(events|session\/id)/

const listen = (page: Page) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (TOLD.test(request.url())) told.push(request.url())
  })
  return told
}

/** Names of visits, browsers and orders that are remembered for counting and recording. */
const keptNames = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...localStorage, ...sessionStorage }).flatMap(([key, value]: [string, string]) =>
      /\.(?:recorded\w+|purchase)$/.test(key)
        ? (value.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])
        : [],
    ),
  )

/** Longer than the code for it takes to come. */
const untilCounted = (page: Page) => page.waitForTimeout(2_500)

test(
  'Who has said nothing about cookies, or no, is neither counted nor recorded',
  { tag: '@proof' },
  async ({ page, baseURL }) => {
    const told = listen(page)
    for (const answer of [null, 'reject']) {
      if (answer !== null) await say(page, baseURL, { choice: answer })
      await page.goto('/order/search?ff=session-recording')
      await page.getByRole('combobox', { name: 'Where are you?' }).click()
      await untilCounted(page)
      await lookAway(page)
      expect([told, await keptNames(page)]).toEqual([[], []])
    }
  },
)

test('Who has said yes is counted at every step of a meal, and once, until they say no', async ({
  page,
  request,
  market,
  baseURL,
}) => {
  const told = listen(page)
  await say(page, baseURL, { choice: 'chosen', measure: 'on' })
  await page.goto('/order/search')
  await untilCounted(page)
  await goToRestaurant(page, market)
  await addCombo(page)
  await openCheckout(page)
  await chooseSlot(page)
  await fillDetails(page)
  const price = await payButton(page).innerText()
  await payWithGoodCard(page)
  await expect(confirmation(page)).toBeVisible({ timeout: 20_000 })
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  await page.reload()
  await expect(confirmation(page)).toBeVisible({ timeout: 20_000 })
  await untilCounted(page)
  await lookAway(page)

  const named = async (name: string) =>
    (await collected(request, market, `kind=event&text=${encodeURIComponent(name)}`)).filter(
      ({ message }) => message === name,
    )
  const stages = async () => new Set((await named('journey_stage')).map(({ details }) => details['stage']))
  const views = async () => (await named('page_view')).map(({ details }) => String(details['path']))
  // What was noticed on a page goes together, seconds after it: all has come before anything is counted.
  for (const name of ['vital:LCP', 'not_busy', 'checkout:checkout_submit_success', 'pop:order_success'])
    await expect.poll(async () => (await named(name)).length, { message: name, ...COLLECTED }).toBeGreaterThan(0)
  await expect.poll(stages, COLLECTED).toEqual(new Set(['search', 'results', 'menu', 'checkout', 'order']))
  await expect.poll(views, COLLECTED).toContainEqual(expect.stringMatching(/^\/order\/fulfilment\/[\w-]+\/confirmed$/))
  // At noon nobody's kitchen has stopped.
  expect((await named('not_busy'))[0]?.details).toMatchObject({ restaurants: expect.any(Number) })
  const [clicked] = await named('checkout:checkout_submit_clicked')
  // In pence or cent, what the button said in pounds or euro.
  expect(clicked?.details).toMatchObject({ value: Number(price.replace(/\D/g, '')) })
  const value = clicked?.details['value']
  const placed = (await named('checkout:checkout_submit_success')).filter(
    ({ details }) => details['orderId'] === orderId,
  )
  expect(placed.map(({ details }) => details)).toMatchObject([{ orderId, value, loyalty: false }])
  expect((await named('pop:order_success')).map(({ details }) => details)).toMatchObject([{ value }])
  const viewed = await views()
  expect(new Set(viewed).size).toBe(viewed.length)
  const [vital] = await named('vital:LCP')
  expect(vital?.details).toMatchObject({
    rating: expect.any(String),
    remote: expect.stringMatching(/^mfe-/),
  })

  await say(page, baseURL, { choice: 'reject' })
  await page.goto('/order/search')
  told.length = 0
  await untilCounted(page)
  await lookAway(page)
  expect(told).toEqual([])
})

test(
  'Who lets their visit be recorded is, by a name of its own and without what is secret',
  { tag: '@proof' },
  async ({ page, request, market, baseURL }) => {
    const told = listen(page)
    await say(page, baseURL, { choice: 'chosen', record: 'on' })
    await page.goto('/order/search?ff=session-recording')
    await expect.poll(() => told.some((url) => url.includes('/session/id?sessionId='))).toBe(true)
    const sessionId = new URL(told.find((url) => url.includes('sessionId')) ?? '').searchParams.get('sessionId')
    await goToRestaurant(page, market)
    await addCombo(page)
    await lookAway(page)
    const moments = async () =>
      (await collected(request, market, 'kind=event&text=recording')).filter((moment) => moment.sessionId === sessionId)
    await expect
      .poll(async () => (await moments()).map(({ message }) => message), COLLECTED)
      .toContain('recording:page')
    // A guest's basket is filled by calls that carry a token.
    const calls = async () => (await moments()).filter(({ message }) => message === 'recording:call')
    await expect
      .poll(async () => (await calls()).map(({ details }) => details), COLLECTED)
      .toContainEqual(expect.objectContaining({ headers: expect.objectContaining({ authorization: '[redacted]' }) }))
    expect(
      (await collected(request, market, 'kind=event&text=session.reported')).map((event) => event.sessionId),
    ).toContain(sessionId)
    expect(JSON.stringify(await moments())).not.toMatch(/Bearer (?!\[redacted\])|eyJ/)

    await say(page, baseURL, { choice: 'reject' })
    await page.goto('/order/search')
    await untilCounted(page)
    expect(await keptNames(page)).toEqual([])
  },
)

test(
  'An error that nobody caught stands in the console, once, with whose code it was',
  { tag: '@proof' },
  async ({ page, request, market, complaints }) => {
    complaints.expect(/uncaught: nobody minds/)
    await page.goto('/order/search')
    await page.waitForLoadState('networkidle')
    const word = `nobody minds ${market} ${Math.random().toString(36).slice(2)}`
    await page.evaluate((text) => {
      const shell = document.querySelector<HTMLScriptElement>('script[src*="/order/assets/shell/"]')?.src ?? ''
      for (let turn = 0; turn < 3; turn++)
        setTimeout(() => {
          const error = new Error(text)
          error.stack = `Error: ${text}\n    at turn (${shell}:1:1)`
          throw error
        })
    }, word)
    const lines = () => collected(request, market, `kind=log&text=${encodeURIComponent(word)}`)
    await expect.poll(async () => (await lines()).length, COLLECTED).toBe(1)
    const [line] = await lines()
    expect(line?.details).toMatchObject({ remote: 'shell', version: expect.stringMatching(/^0\.1\.0-/) })
  },
)
