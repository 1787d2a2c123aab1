import { act, screen } from '@galo/testing'
import type { LiveEvent } from '@galo/contracts/orders'
import { aKitchen, open, ORDER, pass, polls } from '../../test/order-page.fixture'

/** Lines that a test speaks on. */
class FakeLine {
  static opened: FakeLine[] = []
  readonly listeners = new Map<string, () => void>()
  isClosed = false
  constructor(readonly url: string) {
    FakeLine.opened.push(this)
  }
  addEventListener(type: string, listener: () => void) {
    this.listeners.set(type, listener)
  }
  close() {
    this.isClosed = true
  }
  say(event: LiveEvent | 'error') {
    act(() => this.listeners.get(event)?.())
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  FakeLine.opened = []
  Object.assign(globalThis, { EventSource: FakeLine })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'EventSource')
})

const statusLooks = (http: Parameters<typeof polls>[0]) => polls(http, 'orders.get-order-status')

/** A page whose line stands. */
const openLive = async () => {
  const kitchen = aKitchen()
  kitchen.http.answer('orders.follow-order', () => ({ data: { until: '2026-11-18T12:20:00Z' } }))
  const { unmount } = open(kitchen.http)
  await pass(50)
  // The line's code comes by itself once there is an order to follow.
  await act(() => import('../../features/order-progress/live/follow-live'))
  await pass(50)
  const [line] = FakeLine.opened
  if (line === undefined) throw new Error('there is no line')
  return { ...kitchen, line, unmount }
}

describe('OrderPage, while it is told', () => {
  it('shows at once what the kitchen said, by the polled answer, and asks for no more than once a minute besides', async () => {
    const { http, becomes, line } = await openLive()
    expect(line.url).toBe(`/order/api/live?order=${ORDER.id}`)
    line.say('live')
    await pass(4_000)
    const asked = statusLooks(http)
    for (let beat = 0; beat < 3; beat += 1) {
      await pass(15_000)
      line.say('live')
    }
    expect(statusLooks(http)).toBe(asked)

    becomes('confirmed')
    line.say('moved')
    await pass(10)
    expect(screen.getByRole('status')).toHaveTextContent("We've got your order.")
    expect(statusLooks(http)).toBe(asked + 1)
  })

  it('looks every eight seconds again as soon as the line breaks, and has another line', async () => {
    const { http, line } = await openLive()
    line.say('live')
    await pass(4_000)
    line.say('error')
    const asked = statusLooks(http)
    await pass(8_000)
    expect(statusLooks(http)).toBe(asked + 1)
    await pass(8_000)
    expect(statusLooks(http)).toBeGreaterThan(asked + 1)
    expect(FakeLine.opened).toHaveLength(2)
  })

  it('says nothing aloud of the line itself', async () => {
    const { line } = await openLive()
    const said = screen.getByRole('status').textContent
    for (const event of ['live', 'quiet', 'live', 'error'] as const) line.say(event)
    expect(screen.getByRole('status').textContent).toBe(said)
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })

  it('lets go of the line when the order is finished, and when the page is left', async () => {
    const { becomes, line } = await openLive()
    line.say('live')
    becomes('confirmed')
    line.say('moved')
    await pass(50)
    expect(line.isClosed).toBe(true)
    const other = await openLive()
    other.unmount()
    expect(FakeLine.opened.every(({ isClosed }) => isClosed)).toBe(true)
  })

  it('polls as ever where the platform offers no line', async () => {
    const { http } = aKitchen()
    http.answer('orders.follow-order', () => {
      throw Object.assign(new Error('no such call'), { code: 'rejected', model: { status: 404 } })
    })
    open(http)
    await pass(50)
    await act(() => import('../../features/order-progress/live/follow-live'))
    const asked = statusLooks(http)
    await pass(24_000)
    expect(statusLooks(http)).toBeGreaterThanOrEqual(asked + 3)
    expect(FakeLine.opened).toEqual([])
  })
})
