import { RejectedError, TimeoutError } from '@galo/contracts/errors'
import type { OrderUpdates, PushDevice } from '@galo/contracts/orders'
import { act, screen, within, type FakeHttp } from '@galo/testing'
import { aKitchen, open, pass } from '../../test/order-page.fixture'
import { aBrowserWithoutPush, aPushBrowser } from '../../test/push-browser.fixture'

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-18T12:05:00Z') }))
afterEach(() => void jest.useRealTimers())
afterEach(() => aBrowserWithoutPush())

const KEY = 'BMoFvzRG-_AqL1Q'
const NEXT = "Galo Deansgate has said yes to order K4TZ. It's ready at 12:40."
const OFF: OrderUpdates = {
  email: { to: 'ana@example.com', is_on: false },
  text: { to: '+447700900123', is_on: false },
  push: { to: null, is_on: false, key: KEY },
  next: NEXT,
  until: '2026-11-18T13:40:00Z',
}
const toldAt = (to: string | null): OrderUpdates => ({ ...OFF, push: { to, is_on: to !== null, key: KEY } })

/** A platform that keeps what it is asked for. */
const openWith = async (http: FakeHttp, known: OrderUpdates = OFF) => {
  let now = known
  http.answer('orders.get-updates', () => ({ data: now }))
  http.answer('orders.set-updates', ({ body }) => {
    const { push } = body as { readonly push: PushDevice | null }
    now = toldAt(push?.endpoint ?? null)
    return { data: now }
  })
  const { unmount } = open(http)
  await pass(100)
  return { unmount }
}
const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).click())
  await pass(100)
}
const section = () => within(screen.getByRole('region', { name: 'Keep me posted' }))
const asked = (http: FakeHttp) => http.calls.filter(({ contract }) => contract === 'orders.set-updates')

describe('OrderPage, for who would rather be told on their device', () => {
  it('shows the next message first, and asks the browser and registers anything only at the yes', async () => {
    const browser = aPushBrowser()
    const { http } = aKitchen()
    await openWith(http)
    await press('On this device')
    expect(section().getByText(NEXT)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Yes, on this device' })).toHaveFocus()
    expect(browser.seen).toMatchObject({ asked: 0, registered: [], subscribed: [] })
    await press('Yes, on this device')
    expect(section().getByText('We tell you on this device.')).toHaveFocus()
    expect(browser.seen).toMatchObject({
      asked: 1,
      registered: [['/order/worker.js', { scope: '/order/', updateViaCache: 'none' }]],
      subscribed: [{ userVisibleOnly: true, applicationServerKey: KEY }],
    })
    expect(asked(http)).toMatchObject([
      { body: { push: { endpoint: 'https://push.test/1', keys: { p256dh: 'BPoint', auth: 'secret' } } } },
    ])
  })

  it('is still so after a reload, without another question, and ends with one press, in the browser too', async () => {
    const browser = aPushBrowser()
    browser.isSubscribed('https://push.test/before', KEY)
    const { http } = aKitchen()
    await openWith(http, toldAt('https://push.test/before'))
    expect(section().getByText('We tell you on this device.')).toBeVisible()
    expect(browser.seen).toMatchObject({ asked: 0, registered: [] })
    await press('Stop on this device')
    expect(section().getByText('No more messages on this device.')).toHaveFocus()
    expect(asked(http)).toMatchObject([{ body: { push: null } }])
    expect(browser.seen.unsubscribed).toBe(1)
    expect(screen.getByRole('button', { name: 'On this device' })).toBeVisible()
  })

  it('says that it is another device, and takes its place when asked', async () => {
    aPushBrowser()
    const { http } = aKitchen()
    await openWith(http, toldAt('https://push.test/telephone'))
    expect(section().getByText('Another device is told.')).toBeVisible()
    await press('On this device instead')
    await press('Yes, on this device')
    expect(section().getByText('We tell you on this device.')).toBeVisible()
  })

  it('subscribes anew where the platform has another key now', async () => {
    const browser = aPushBrowser()
    browser.isSubscribed('https://push.test/before', 'BOlder-key')
    const { http } = aKitchen()
    await openWith(http)
    await press('On this device')
    await press('Yes, on this device')
    expect(browser.seen).toMatchObject({ unsubscribed: 1, subscribed: [{ applicationServerKey: KEY }] })
    expect(section().getByText('We tell you on this device.')).toBeVisible()
  })

  it('says where the browser blocks it, and asks a browser that has said no never again', async () => {
    const browser = aPushBrowser({ answers: 'denied' })
    const { http } = aKitchen()
    await openWith(http)
    await press('On this device')
    await press('Yes, on this device')
    expect(section().getByText(/^Your browser keeps Galo from showing messages/)).toBeVisible()
    await press('Yes, on this device')
    expect(browser.seen).toMatchObject({ asked: 1, registered: [] })
    expect(asked(http)).toEqual([])
    await press('Cancel')
    expect(screen.getByRole('button', { name: 'On this device' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Text me' })).toBeVisible()
  })

  it('has changed nothing where the browser’s question was left unanswered', async () => {
    const browser = aPushBrowser({ answers: 'default' })
    const { http } = aKitchen()
    await openWith(http)
    await press('On this device')
    await press('Yes, on this device')
    expect(section().getByText(/^Your browser wasn’t told yes/)).toBeVisible()
    await press('Yes, on this device')
    expect(browser.seen.asked).toBe(2)
  })

  it('says that the push service can’t be reached, and that nothing has changed', async () => {
    const browser = aPushBrowser()
    browser.failsWith(new DOMException('Registration failed - push service error', 'AbortError'))
    const { http } = aKitchen()
    await openWith(http)
    await press('On this device')
    await press('Yes, on this device')
    expect(section().getByText(/^Your browser couldn’t reach its push service/)).toBeVisible()
    expect(asked(http)).toEqual([])
  })

  it.each([
    [
      new RejectedError(
        {
          ...{ errorCode: 'UPDATES_DEVICE_INVALID', status: 400, message: '', endPoint: '', method: 'PUT' },
          apiSource: 'order-tracking',
        },
        null,
      ),
      /^We can’t send to this browser’s push service/,
    ],
    [new TimeoutError('/direct-orders/orders/{orderId}/updates'), /^That didn’t get through/],
  ])('leaves no subscription behind that the platform did not take', async (error, words) => {
    const browser = aPushBrowser()
    const { http } = aKitchen()
    await openWith(http)
    http.answer('orders.set-updates', () => {
      throw error
    })
    await press('On this device')
    await press('Yes, on this device')
    expect(section().getByText(words)).toBeVisible()
    expect(browser.seen.unsubscribed).toBe(1)
  })

  it('says why it can’t where the browser has no such messages, or the page no secure connection', async () => {
    aBrowserWithoutPush()
    const { unmount } = await openWith(aKitchen().http)
    expect(section().getByText(/On an iPhone only sites that were installed may/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Text me' })).toBeVisible()
    unmount()
    aPushBrowser()
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false })
    await openWith(aKitchen().http)
    expect(section().getByText(/need a secure connection/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'On this device' })).not.toBeInTheDocument()
  })

  it('is not offered by a platform that pushes nothing', async () => {
    aPushBrowser()
    const { push: _push, ...without } = OFF
    await openWith(aKitchen().http, without)
    expect(screen.getByRole('button', { name: 'Text me' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'On this device' })).not.toBeInTheDocument()
  })
})
