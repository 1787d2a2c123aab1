import { RejectedError, TimeoutError, type SubmittedOrder } from '@galo/contracts'
import {
  act,
  aRestaurantEstimate,
  aSubmittedOrder,
  createFakeHttp,
  renderScreen,
  screen,
  within,
  type FakeHttp,
} from '@galo/testing'
import { OrderPage } from './order-page'

const ORDER = aSubmittedOrder()

/** A kitchen whose answer can be changed while the page is open. */
const aKitchen = (order: SubmittedOrder = ORDER) => {
  let now = order
  const http = createFakeHttp({
    'platform.order': () => ({ data: now }),
    'platform.order-status': () => ({ data: { order_state: now.order_state } }),
    'platform.restaurant-summary': () => ({ data: { restaurantsByFilter: { items: [aRestaurantEstimate()] } } }),
  })
  return { http, becomes: (order_state: SubmittedOrder['order_state']) => (now = { ...order, order_state }) }
}

const open = (http: FakeHttp, orderId = ORDER.id) =>
  renderScreen(<OrderPage data={{ orderId }} params={{ id: orderId }} />, {
    owner: 'mfe-tracking',
    at: `/order/myorders/${orderId}`,
    http,
  })

/** Lets time pass in small steps, so that what one look leads to is on screen before the next. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 2_000) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 2_000)))
}

const polls = (http: FakeHttp) => http.calls.filter(({ contract }) => contract.startsWith('platform.order')).length

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('OrderPage', () => {
  it('shows the clock, what is in the bag and where to go', async () => {
    open(aKitchen().http)
    await pass(50)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/4T-118.*collect at.*12:40/)
    expect(screen.getByText('Half chicken')).toBeVisible()
    expect(screen.getByText('£16.60')).toBeVisible()
    const place = within(screen.getByRole('region', { name: 'Where to collect' }))
    expect(place.getByText('Galo Deansgate')).toBeVisible()
    expect(place.getByText(/231 Deansgate/)).toBeVisible()
  })

  it('moves from placed to confirmed by itself, and tells it aloud, in the title and to the others', async () => {
    const { http, becomes } = aKitchen()
    const { bus, state } = open(http)
    const told: string[] = []
    bus.subscribe('order.state-changed', ({ payload }) => void told.push(payload.state))
    bus.subscribe('order.finished', ({ payload }) => void told.push(`finished: ${payload.state}`))
    await pass(50)
    expect(screen.getByRole('status')).toHaveTextContent('Sending your order to the restaurant.')
    expect(document.title).toBe('Sending your order · Galo')
    expect(screen.getByText('Confirming').closest('li')).toHaveAttribute('aria-current', 'step')

    becomes('confirmed')
    await pass(8_000)
    expect(screen.getByRole('status')).toHaveTextContent("We've got your order.")
    expect(document.title).toBe('Order confirmed · Galo')
    expect(screen.getByText('Collect').closest('li')).toHaveAttribute('aria-current', 'step')
    expect(state.read('tracking').get().byId[ORDER.id]?.order_state).toBe('confirmed')
    expect(told).toEqual(['placed', 'confirmed', 'finished: confirmed'])
  })

  it('stops asking once a collection is confirmed', async () => {
    const { http } = aKitchen(aSubmittedOrder({ order_state: 'confirmed' }))
    open(http)
    await pass(50)
    const asked = polls(http)
    await pass(120_000)
    expect(polls(http)).toBe(asked)
  })

  it('slows down after twelve quiet looks and says that it still waits', async () => {
    const { http } = aKitchen()
    open(http)
    await pass(50)
    await pass(12 * 8_000)
    expect(screen.getByRole('status')).toHaveTextContent('Still waiting for the restaurant.')
    const asked = polls(http)
    await pass(29_000)
    expect(polls(http)).toBe(asked)
    await pass(60_000)
    expect(polls(http)).toBeGreaterThan(asked)
  })

  it('keeps what it showed while the line is bad, and offers Retry after twenty-four failures', async () => {
    const { http, becomes } = aKitchen()
    open(http)
    await pass(50)
    const fail = () => {
      throw new TimeoutError('/direct-orders/orders/{orderId}/status')
    }
    http.answer('platform.order-status', fail)
    await pass(8_000)
    expect(screen.getByText(/the line is bad/i)).toBeVisible()
    expect(screen.getByText('Half chicken')).toBeVisible()
    await pass(24 * 30_000)
    const retry = screen.getByRole('button', { name: 'Retry' })

    becomes('confirmed')
    http.answer('platform.order-status', () => ({ data: { order_state: 'confirmed' } }))
    act(() => retry.click())
    await pass(50)
    expect(screen.getByText("We've got your order.")).toBeVisible()
    expect(screen.queryByText(/the line is bad/i)).not.toBeInTheDocument()
  })

  it.each([
    ['rejected', /couldn’t take it.*refunded/i, '/order/checkout'],
    ['payment_declined', /no money was taken/i, '/order/checkout'],
    ['rejected_by_delivery_partner', /7 days/, '/order/search'],
  ] as const)('tells what became of an order that was %s, and the way on', async (state, words, way) => {
    const { http, becomes } = aKitchen()
    open(http)
    await pass(50)
    becomes(state)
    await pass(8_000)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('link', { name: /go back to checkout|restart order/i })).toHaveAttribute('href', way)
  })

  it('does not say whose order it is when it is not yours', async () => {
    const http = createFakeHttp({
      'platform.order': () => {
        throw new RejectedError(
          {
            errorCode: 'NOT_FOUND',
            status: 404,
            message: 'NOT_FOUND: no such order',
            endPoint: '/direct-orders/orders/{orderId}',
            method: 'GET',
            apiSource: 'order-tracking',
          },
          null,
        )
      },
    })
    open(http, 'somebody-elses')
    await pass(50)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We don’t know this order')
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/order/myorders')
    await pass(60_000)
    expect(polls(http)).toBe(1)
  })

  it('writes down the order it hears of, even if it hears of it late', async () => {
    const { http } = aKitchen()
    const { bus, state } = open(http)
    act(() => bus.publish('order.submitted', { orderId: ORDER.id, basketId: 'basket-1' }))
    await pass(50)
    expect(
      state
        .read('submittedOrder')
        .get()
        .orders.map(({ orderId }) => orderId),
    ).toEqual([ORDER.id])
  })
})
