import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { misfits } from '../fixtures/fits'
import { holdCode } from '../fixtures/held-code'
import { signIn } from '../fixtures/person'

type Market = 'UK' | 'IE'

const PLACES = {
  UK: { town: 'Manchester', country: 'GB', other: 'M3 4QQ', whole: 'M3 4EN' },
  IE: { town: 'Dublin', country: 'IE', other: 'D02 X285', whole: 'D02 X285' },
} as const
const HERE = {
  UK: { latitude: 53.479, longitude: -2.248 },
  IE: { latitude: 53.342, longitude: -6.26 },
} as const

const LOCALITIES = '**/order/api/platform/localities/'

const field = (page: Page) => page.getByRole('combobox').first()
const find = (page: Page) => page.getByRole('button', { name: 'Find my Galo' })
const delivery = (page: Page) => page.getByRole('radio', { name: 'Delivery' })
const whereAreYouAt = (page: Page) => page.getByRole('dialog', { name: 'Where are you at?' })
const atResults = async (page: Page, way: string) => {
  await expect(page).toHaveURL(new RegExp(`/order/search/results\\?.*fulfilment=${way}`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /^Galos near/ })).toBeVisible()
}

const openHome = (page: Page, path = '/order/search') => page.goto(path, { waitUntil: 'networkidle' })

/** What the tab keeps of where the customer is. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('galo.state.location') ?? '{}') as { value?: { address?: unknown } }).value
        ?.address,
  )

/** A door of the market, as the address service knows it. */
const aDoor = async (request: APIRequestContext, market: Market) => {
  const { town, country } = PLACES[market]
  const ask = async (path: string, query: Record<string, string>) =>
    (
      await request.get(
        `/order/api/platform/localities/${path}?${new URLSearchParams({ key: 'galo-development', ...query })}`,
      )
    ).json()
  const { predictions } = (await ask('autocomplete', { input: town, country, types: 'address' })) as {
    readonly predictions: readonly { readonly id: string; readonly displayLabel: string }[]
  }
  const [first] = predictions
  if (first === undefined) throw new Error(`Nobody knows a door in ${town}`)
  const { address } = (await ask('details', { public_id: first.id })) as {
    readonly address: { readonly lineOne: string; readonly city: string; readonly postcode: string }
  }
  return { label: first.displayLabel, ...address }
}

/** Every question for the device's position comes to this. */
const deviceSays = (context: BrowserContext, code: number) =>
  context.addInitScript((refusal) => {
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        getCurrentPosition: (_found: unknown, refused: (error: { code: number }) => void) => refused({ code: refusal }),
      },
    })
  }, code)

test.describe('An address', () => {
  test('is one of the doors of a postcode for who is brought it, by keys alone', async ({
    page,
    request,
    market,
    expectAccessible,
  }) => {
    const door = await aDoor(request, market)
    await openHome(page)
    await page.getByRole('radio', { name: 'Collection' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(delivery(page)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(door.postcode.toLowerCase().replace(' ', ''))
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    const doors = page.getByRole('listbox', { name: `Which door at ${door.postcode}?` })
    await expect(doors).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /\d+ address(es)?\. Use the arrow keys/ })).toBeAttached()
    await expectAccessible()
    expect(await misfits(page)).toEqual([])
    await page.keyboard.type(door.lineOne.slice(0, 2))
    await expect(doors.getByRole('option', { selected: true })).toHaveText(door.label)
    await page.keyboard.press('Enter')
    await atResults(page, 'delivery')
    await expect(page).toHaveURL(/[?&]lat=/)
    expect(await kept(page)).toMatchObject({
      lineOne: door.lineOne,
      postcode: door.postcode,
      isManualInput: false,
      confirmedAddress: null,
    })
  })

  test('is asked of nobody who collects, and of nobody twice who is brought it', async ({ page, request, market }) => {
    const door = await aDoor(request, market)
    await openHome(page)
    await field(page).fill(door.postcode)
    await expect(page.getByRole('option').first()).toBeVisible()
    await find(page).click()
    await atResults(page, 'collection')
    await openHome(page, '/order/search?fulfilment=delivery')
    // What was looked for before stands in the field.
    await field(page).clear()
    await field(page).fill(door.postcode)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox', { name: /^Which door/ })).toBeVisible()
    await find(page).click()
    await atResults(page, 'delivery')
  })

  test(
    'written by hand says what is wrong, and nothing of it is lost over a reload and the search',
    { tag: '@proof' },
    async ({ page, market, expectAccessible }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await openHome(page)
      await page.getByText('Delivery', { exact: true }).first().click()
      await expect(delivery(page)).toBeChecked()
      await field(page).fill('9 Nowhere Road')
      await page.getByRole('button', { name: 'Write the address by hand' }).click()
      const form = page.getByRole('form', { name: 'Your address' })
      const line = form.getByRole('textbox', { name: 'Address', exact: true })
      await expect(line).toBeFocused()
      await expect(line).toHaveValue('9 Nowhere Road')
      const code = form.getByRole('textbox', {
        name: market === 'UK' ? 'Postcode' : 'Postcode or Eircode',
        exact: true,
      })
      await code.fill('M3')
      await form.getByRole('button', { name: 'Find who delivers here' }).click()
      await expect(form.getByRole('textbox', { name: 'Town or city' })).toBeFocused()
      await expect(form.getByText('Please enter a valid address')).toBeVisible()
      await expect(form.getByText('Please enter a valid postcode')).toBeVisible()
      await expectAccessible()
      expect(await misfits(page)).toEqual([])
      await form.getByRole('textbox', { name: 'Town or city' }).fill(PLACES[market].town)
      await page.reload({ waitUntil: 'networkidle' })
      await expect(line).toHaveValue('9 Nowhere Road')
      await form.getByRole('button', { name: 'Back to the search' }).click()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('9 Nowhere Road')
      await page.getByRole('button', { name: 'Write the address by hand' }).click()
      // In Ireland the code may be left out.
      await code.fill(market === 'UK' ? 'm34en' : '')
      await form.getByRole('button', { name: 'Find who delivers here' }).click()
      await atResults(page, 'delivery')
      expect(await kept(page)).toMatchObject({
        lineOne: '9 Nowhere Road',
        city: PLACES[market].town,
        isManualInput: true,
      })
      expect(await page.evaluate(() => sessionStorage.getItem('galo.state.unsentPlace'))).not.toContain('Nowhere')
    },
  )

  test(
    'known by another postcode is a question, and either answer leads on',
    { tag: '@proof' },
    async ({ page, request, market }) => {
      const door = await aDoor(request, market)
      const { other } = PLACES[market]
      const write = async () => {
        await openHome(page, '/order/search?fulfilment=delivery')
        await field(page).fill(door.lineOne)
        await page.getByRole('button', { name: 'Write the address by hand' }).click()
        const form = page.getByRole('form', { name: 'Your address' })
        await form.getByRole('textbox', { name: 'Town or city' }).fill(door.city)
        await form.getByRole('textbox', { name: /^Postcode/ }).fill(other)
        await form.getByRole('button', { name: 'Find who delivers here' }).click()
        await expect(form.getByRole('group', { name: `We found ${door.postcode} for that address` })).toBeFocused()
        return form
      }
      const first = await write()
      await first.getByRole('button', { name: `Use ${door.postcode}` }).click()
      await atResults(page, 'delivery')
      expect(await kept(page)).toMatchObject({ lineOne: door.lineOne, postcode: door.postcode })
      const second = await write()
      await second.getByRole('button', { name: `Keep ${other}` }).click()
      await atResults(page, 'delivery')
      expect(await kept(page)).toMatchObject({ lineOne: door.lineOne, postcode: other })
    },
  )

  test(
    'typed and not sent is still there after a reload, and a place found before is a press away',
    { tag: '@proof' },
    async ({ page, market }) => {
      const { whole, town } = PLACES[market]
      await openHome(page)
      await field(page).fill(whole)
      await page.keyboard.press('Enter')
      await atResults(page, 'collection')
      await page.goBack()
      await expect(field(page)).toHaveValue(whole)
      await field(page).fill(town)
      await page.reload({ waitUntil: 'networkidle' })
      await expect(field(page)).toHaveValue(town)
      await field(page).focus()
      const recent = page.getByRole('region', { name: 'Looked for before' })
      await recent.getByRole('button').first().click()
      await atResults(page, 'collection')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(whole)
    },
  )

  test(
    'is helped with also where the field was entered before its code was here',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openHome(page)
      await field(page).fill(PLACES[market].town)
      await find(page).click()
      await atResults(page, 'collection')
      const letCome = await holdCode(page)
      await page.goto('/order/search', { waitUntil: 'commit' })
      await field(page).focus()
      letCome()
      await expect(page.getByRole('region', { name: 'Looked for before' })).toBeVisible()
      await expect(field(page)).toBeFocused()
    },
  )

  test(
    'of who is logged in is a press away, and missed by nobody when it can’t be had',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      await openHome(page)
      await signIn(page, market, '/order/search')
      const saved = page.getByRole('region', { name: 'Your addresses' })
      const asked = page.waitForResponse('**/profile-api/v2/graphql/current-user')
      await field(page).focus()
      await asked
      const first = saved.getByRole('button').first()
      await expect(first).toBeVisible()
      const line = await first.innerText()
      await first.click()
      await atResults(page, 'collection')
      expect(await kept(page)).toMatchObject({ saved: true, formatted: line })
      complaints.expectAny(/503|Failed to load resource/)
      await page.route('**/profile-api/v2/graphql/current-user', (route) => route.fulfill({ status: 503, body: '{}' }))
      await openHome(page)
      await field(page).focus()
      await expect(page.getByRole('region', { name: 'Looked for before' })).toBeVisible()
      await expect(saved).toBeHidden()
    },
  )
})

test.describe('“Use my location”', () => {
  for (const [what, code, words] of [
    ['is refused', 1, /keeps your location to itself/],
    ['knows nothing', 2, /can’t tell where you are/],
    ['takes too long', 3, /took too long/],
  ] as const)
    test(
      `when the device ${what} asks where one is at, and the field goes on`,
      inTheProofUnless(what === 'is refused'),
      async ({ page, context, expectAccessible }) => {
        await deviceSays(context, code)
        await openHome(page)
        await field(page).fill('Leeds')
        await page.getByRole('button', { name: 'Use my location' }).click()
        const dialog = whereAreYouAt(page)
        await expect(dialog).toContainText(words)
        await expectAccessible()
        await dialog.getByRole('button', { name: 'Locate me' }).click()
        await expect(dialog).toContainText(words)
        await dialog.getByRole('button', { name: 'I’ll type it' }).click()
        await expect(dialog).toBeHidden()
        await expect(field(page)).toBeFocused()
        await expect(field(page)).toHaveValue('Leeds')
        await expect(page.getByText(words)).toBeVisible()
      },
    )

  test('finds restaurants once the device may say it', { tag: '@proof' }, async ({ page, context, market }) => {
    await openHome(page)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(whereAreYouAt(page)).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(HERE[market])
    await whereAreYouAt(page).getByRole('button', { name: 'Locate me' }).click()
    await atResults(page, 'collection')
    await expect(whereAreYouAt(page)).toBeHidden()
  })
})

test.describe('When nobody knows addresses', () => {
  test(
    'the way is sent before any code is here, and without it',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      complaints.expect(/ERR_FAILED/)
      await page.route(/\.js$/, (route) => route.abort())
      await page.goto('/order/search')
      await page.getByText('Delivery', { exact: true }).click()
      await field(page).fill(PLACES[market].whole)
      await page.keyboard.press('Enter')
      await atResults(page, 'delivery')
    },
  )

  test(
    'the doors that can’t be had stop nobody, and a slow answer changes nothing that was chosen since',
    { tag: '@proof' },
    async ({ page, request, market, complaints }) => {
      complaints.expectAny(/503|Failed to load resource/)
      const door = await aDoor(request, market)
      await openHome(page, '/order/search?fulfilment=delivery')
      await page.route(`${LOCALITIES}details*`, (route) => route.fulfill({ status: 503, body: '{}' }))
      await field(page).fill(door.postcode)
      await page.getByRole('option').first().click()
      await expect(
        page.getByText('We can’t list the addresses there right now.', { exact: false }).first(),
      ).toBeVisible({
        timeout: 20_000,
      })
      await find(page).click()
      await atResults(page, 'delivery')
    },
  )
})
