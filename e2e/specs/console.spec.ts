import { quotePosition } from '@galo/contracts/quotes'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { orderCollection, orderDelivery } from '../fixtures/orders-by-call'
import { startOwnPlatform, type OwnPlatform } from '../fixtures/own-platform'
import { NOW } from '../ports'

const RESTAURANT = PLACES.UK.id

const card = (page: Page, shortId: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: shortId, exact: true }) })
const column = (page: Page, name: RegExp): Locator => page.getByRole('region', { name })
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click()
const view = (page: Page, name: string) => page.getByRole('link', { name }).click()

let platform: OwnPlatform
const api = (path: string): string => `${platform.url}/console/api${path}`

// One after the other, on a platform of their own: they move its time and its kitchens.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  platform = await startOwnPlatform()
})
test.afterAll(() => platform.stop())
test.beforeEach(async ({ page, request }) => {
  await request.post(api('/clock'), { data: { now: NOW } })
  await request.put(api('/scenario'), { data: { name: 'by-hand' } })
  await page.goto(`${platform.url}/console`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
})

test.describe('The operator', () => {
  test('accepts a delivery, drives its rider to the door and sees it on the map, without a reload', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const shortId = await orderDelivery(request, platform.url)
    const order = card(page, shortId)
    await expect(column(page, /^New/).getByRole('heading', { name: shortId })).toBeVisible()
    await expectAccessible()
    await press(order, 'Partner accepts')
    await press(order, 'Accept')
    await expect(column(page, /^On the coals/).getByRole('heading', { name: shortId })).toBeVisible()
    await press(order, 'Assign a rider')
    await press(order, 'Rider arrives')
    await press(order, 'Rider sets out')
    await expect(column(page, /^On the road/).getByRole('heading', { name: shortId })).toBeVisible()
    await press(order, 'Map')
    const map = page.getByRole('dialog', { name: `Rider of ${shortId}` })
    await expect(map.getByText(/At the door between/)).toBeVisible()
    await expectAccessible()
    await press(map, 'Close')
    await press(order, 'Rider is nearby')
    await press(order, 'Delivered')
    await expect(column(page, /^Done/).getByRole('heading', { name: shortId })).toBeVisible()
    await expect(order.getByText('Delivered', { exact: true }).first()).toBeVisible()
  })

  test(
    'rejects an order, whose pots have their labels on screen and on paper, and a door that stays shut gets a second try',
    { tag: '@proof' },
    async ({ page, request }) => {
      const rejected = await orderCollection(request, platform.url, 'item-louco-dip')
      const label = card(page, rejected).getByRole('group', { name: 'Label of Louco dip' })
      await expect(label.getByText('SULPHITES')).toBeVisible()
      await expect(label).toContainText('May contain mustard.')
      await page.evaluate(() => {
        window.print = () => {}
      })
      await press(card(page, rejected), 'Print')
      await page.emulateMedia({ media: 'print' })
      await expect(label).toBeVisible()
      await expect(card(page, rejected).getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      await page.emulateMedia({ media: null })
      await press(card(page, rejected), 'Reject')
      await expect(card(page, rejected).getByText('Rejected, money back')).toBeVisible()
      const order = card(page, await orderDelivery(request, platform.url))
      for (const step of [
        'Partner accepts',
        'Accept',
        'Assign a rider',
        'Rider arrives',
        'Rider sets out',
        'Nobody home',
      ])
        await press(order, step)
      await press(order, 'Bring it again')
      await expect(order.getByText(/Second try/)).toBeVisible()
    },
  )

  test(
    'sells a dish out and closes a restaurant early: its last times are gone',
    { tag: '@proof' },
    async ({ page, request, expectAccessible }) => {
      await view(page, 'Kitchens')
      await expectAccessible()
      await page.getByLabel('Find a restaurant').fill('deansgate')
      await page.getByRole('button', { name: /Galo Deansgate/ }).click()
      const dish = page.getByRole('checkbox', { name: /Warm hummus and pitta/ })
      await dish.uncheck()
      await expect(page.getByText(/^1 of \d+ sold out/)).toBeVisible()
      await dish.check()
      await page.getByLabel('Closes').fill('14:30')
      await page.getByRole('button', { name: 'Change today' }).click()
      await expect(page.getByText('Today only: open 11:30 to 14:30.')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Slots today' }).getByRole('listitem').last()).toContainText('14:25')
      await expectAccessible()
      const { slots } = (await (await request.get(api(`/restaurants/${RESTAURANT}/slots`))).json()) as {
        slots: { label: string }[]
      }
      expect(slots.at(-1)?.label).toBe('14:25')
    },
  )

  test(
    'jumps to ten to midnight and over the change of the clocks',
    { tag: '@proof' },
    async ({ page, expectAccessible }) => {
      await view(page, 'Clock')
      await expectAccessible()
      await page.getByRole('button', { name: 'Before midnight, 23:50' }).click()
      await expect(page.locator('#clock-now')).toHaveText(/^23:5/)
      await page.getByRole('button', { name: 'Forward 2027, 5 min before' }).click()
      await expect(page.locator('#clock-now')).toHaveText(/^00:5/)
      await page.getByRole('button', { name: '+ 30 min' }).click()
      // At one o'clock the clocks went forward: half an hour after 00:55 it is 02:25.
      await expect(page.locator('#clock-now')).toHaveText(/^02:2/)
    },
  )

  test(
    'breaks the quote for half of all requests, and heals it',
    { tag: '@proof' },
    async ({ page, request, expectAccessible }) => {
      await view(page, 'Faults')
      await page.getByRole('combobox', { name: 'Call', exact: true }).selectOption('POST /quote/quote/deliveroo/latlon')
      await page.getByLabel('Share of calls, %').fill('50')
      await page.getByRole('button', { name: 'Break it' }).click()
      await expect(page.getByText(/latlon · answers 503 · 50% of calls · until cleared/)).toBeVisible()
      await expectAccessible()
      const statuses = []
      for (let call = 0; call < 40; call += 1)
        statuses.push((await request.post(`${platform.url}${quotePosition.path}`, { data: {} })).status())
      // 503 is the fault, 401 the platform's own word to somebody without a session.
      expect([...new Set(statuses)].sort()).toEqual([401, 503])
      await page.getByRole('button', { name: 'Heal', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Nothing is broken on purpose.')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Faults now' })).toBeFocused()
    },
  )
})

test(
  'a flag that is being edited survives another console’s save, and the keyboard stays where it pressed',
  { tag: '@proof' },
  async ({ page, request }) => {
    await view(page, 'Flags')
    const [edited, other] = (
      (await (await request.get(api('/flags'))).json()) as { flags: { key: string; isOn: boolean }[] }
    ).flags
    if (edited === undefined || other === undefined) throw new Error('There are not enough flags')
    const rowOf = ({ key }: { key: string }) =>
      page.getByRole('listitem').filter({ has: page.getByText(key, { exact: true }) })
    await rowOf(edited)
      .getByText(/^(On|Off):/)
      .click()
    await rowOf(edited).getByLabel('Share, %').fill('37')
    for (const { key, isOn } of [edited, other]) await request.put(api(`/flags/${key}`), { data: { isOn: !isOn } })
    await expect(rowOf(other).getByRole('switch')).toBeChecked({ checked: !other.isOn })
    await expect(rowOf(edited).getByRole('switch')).toBeChecked({ checked: !edited.isOn })
    await expect(rowOf(edited).getByLabel('Share, %')).toHaveValue('37')
    await expect(rowOf(edited).getByLabel('Share, %')).toBeFocused()
    await rowOf(edited).getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${edited.key}: saved`)).toBeVisible()
    await expect(rowOf(edited).getByRole('button', { name: 'Save' })).toBeFocused()
  },
)

test(
  'People, flags and logs are found by keyboard, and are accessible',
  { tag: '@proof' },
  async ({ page, expectAccessible }) => {
    await page.getByRole('link', { name: 'People' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'People and codes' })).toBeVisible()
    await page.getByLabel('Find somebody').fill('ana.lopes')
    await expect(page.getByRole('list', { name: 'Customers' }).getByText('Ana Lopes')).toBeVisible()
    await expectAccessible()
    for (const [name, title] of [
      ['Flags', 'Feature flags'],
      ['Logs', 'Logs and events'],
    ] as const) {
      await view(page, name)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible()
    }
  },
)

test('nothing runs off a phone’s side', { tag: '@proof' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const shortId = await orderDelivery(request, platform.url)
  await expect(page.getByRole('heading', { name: shortId })).toBeVisible()
  const runsOff = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await runsOff()).toBe(0)
  for (const name of ['Kitchens', 'People', 'Clock', 'Flags', 'Faults', 'Logs']) {
    await view(page, name)
    await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    expect([name, await runsOff()]).toEqual([name, 0])
  }
})
