import { RejectedError, TimeoutError } from '@galo/contracts/errors'
import type { SubmittedOrder } from '@galo/contracts/orders'
import {
  aBasketState,
  act,
  aLine,
  aRestaurantEstimate,
  aSignedBasket,
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
    'orders.get-order': () => ({ data: now }),
    'orders.get-order-status': () => ({ data: { order_state: now.order_state } }),
    'restaurants.filter-restaurants': () => ({ data: { restaurantsByFilter: { items: [aRestaurantEstimate()] } } }),
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
  // What the last look leads to asks too: whose kitchen it is.
  await act(() => jest.advanceTimersByTimeAsync(0))
}

const polls = (http: FakeHttp) => http.calls.filter(({ contract }) => contract.startsWith('orders.')).length

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('OrderPage', () => {
  it('shows the clock, what is in the bag and where to go', async () => {
    open(aKitchen().http)
    await pass(50)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/4T-118.*collect at 12:40/)
    expect(screen.getByText('Half chicken')).toBeVisible()
    expect(screen.getByText('£16.60')).toBeVisible()
    const place = within(screen.getByRole('region', { name: 'Where to collect' }))
    expect(place.getByText('Galo Deansgate')).toBeVisible()
    expect(place.getByText(/231 Deansgate/)).toBeVisible()
  })

  it('says to have an ID ready where there is alcohol in it, and until it has been delivered', async () => {
    const forAdults = aSubmittedOrder({ is_age_restricted_order: true, order_state: 'confirmed' })
    const { unmount } = open(aKitchen(forAdults).http)
    await pass(50)
    expect(screen.getByText('Have your ID ready.')).toBeVisible()
    unmount()
    const delivered = { type: 'DELIVERY', delivery_state: 'DELIVERED' } as const
    for (const order of [ORDER, { ...forAdults, fulfilment: delivered }]) {
      const page = open(aKitchen(order).http)
      await pass(50)
      expect(screen.queryByText('Have your ID ready.')).not.toBeInTheDocument()
      page.unmount()
    }
  })

  it('tells the others which order is looked at, what it cost and how far it is', async () => {
    const { http, becomes } = aKitchen()
    const { bus } = open(http)
    const told: unknown[] = []
    bus.subscribe('order.seen', ({ payload }) => void told.push(payload))
    bus.subscribe('order.stage-seen', ({ payload }) => void told.push(payload))
    await pass(50)
    becomes('confirmed')
    await pass(8_000)
    const stage = { orderId: ORDER.id, slug: ORDER.restaurant_id }
    expect(told).toEqual([
      { orderId: ORDER.id, value: ORDER.costs.total.value },
      { ...stage, stage: 'placed' },
      { ...stage, stage: 'confirmed' },
    ])
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
    expect(screen.getByText('Being made').closest('li')).toHaveAttribute('aria-current', 'step')
    expect(state.read('tracking').getState().byId[ORDER.id]?.order_state).toBe('confirmed')
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
    http.answer('orders.get-order-status', fail)
    await pass(8_000)
    expect(screen.getByText(/the line is bad/i)).toBeVisible()
    expect(screen.getByText('Half chicken')).toBeVisible()
    await pass(24 * 30_000)
    const retry = screen.getByRole('button', { name: 'Retry' })

    becomes('confirmed')
    http.answer('orders.get-order-status', () => ({ data: { order_state: 'confirmed' } }))
    act(() => retry.click())
    await pass(50)
    expect(screen.getByText("We've got your order.")).toBeVisible()
    expect(screen.queryByText(/the line is bad/i)).not.toBeInTheDocument()
  })

  it('says after the first look that failed, while nothing was heard of it, what it is known by, and goes on looking by itself', async () => {
    const { http } = aKitchen()
    let looks = 0
    http.answer('orders.get-order', () => {
      looks += 1
      throw Object.assign(new TimeoutError('/direct-orders/orders/{orderId}'), { trace: `4bf92f3577b3${looks}` })
    })
    open(http)
    await pass(50)
    expect(screen.getByRole('heading', { name: 'We can’t reach your order' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/we go on asking.*4bf92f3577b31/)
    // Whoever reads it out is not given another one meanwhile.
    await pass(8_000)
    expect(looks).toBe(2)
    expect(screen.getByText('4bf92f3577b31')).toBeVisible()

    http.answer('orders.get-order', () => ({ data: ORDER }))
    await pass(8_000)
    expect(screen.getByText('Half chicken')).toBeVisible()
    expect(screen.queryByText('4bf92f3577b31')).not.toBeInTheDocument()
  })

  it.each([
    ['rejected', /couldn’t take it.*refunded/i, '/order/search'],
    ['payment_declined', /no money was taken/i, '/order/search'],
    ['rejected_by_delivery_partner', /7 days/, '/order/search'],
  ] as const)('tells what became of an order that was %s, and the way on', async (state, words, way) => {
    const { http, becomes } = aKitchen()
    open(http)
    await pass(50)
    becomes(state)
    await pass(8_000)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    act(() => screen.getByRole('button', { name: /go back to checkout|restart order/i }).click())
    await pass(16_000)
    expect(window.location.pathname).toBe(way)
  })

  it('says which Galo card it counts for, by its end alone', async () => {
    open(aKitchen(aSubmittedOrder({ loyalty_card_number: '6331000011110042' })).http)
    await pass(50)
    expect(screen.getByText('Galo card ending 0042')).toBeVisible()
    expect(screen.queryByText(/6331/)).not.toBeInTheDocument()
  })

  it('names what goes back and by which day', async () => {
    const { http } = aKitchen(
      aSubmittedOrder({
        order_state: 'rejected',
        refund: {
          amount: { currency_code: 'GBP', value: 1_660 },
          given_back_at: '2026-11-18T12:06:00Z',
          due_by: '2026-11-25',
        },
      }),
    )
    open(http)
    await pass(50)
    expect(screen.getByRole('alert')).toHaveTextContent('£16.60 goes back to your card by Wed 25 Nov.')
  })

  it('calls nobody to the counter ninety minutes early, and does when it is time', async () => {
    const fulfilment = { type: 'COLLECTION', pickup_time: '2026-11-18T12:07:00.000Z' } as const
    open(aKitchen(aSubmittedOrder({ order_state: 'confirmed', fulfilment })).http)
    await pass(50)
    expect(screen.getByText('Being made').closest('li')).toHaveAttribute('aria-current', 'step')
    await pass(3 * 60_000)
    expect(screen.getByText('Collect').closest('li')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('status')).toHaveTextContent('Time to collect. Say 4T-118 at the counter.')
  })

  it('says for which day an order is, and that nothing is being made before', async () => {
    const fulfilment = { type: 'COLLECTION', pickup_time: '2026-11-19T13:15:00.000Z' } as const
    open(aKitchen(aSubmittedOrder({ order_state: 'confirmed', fulfilment })).http)
    await pass(50)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/collect tomorrow, Thu 19 Nov at 13:15$/)
    expect(screen.getByText('Confirmed').closest('li')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('status')).toHaveTextContent('It goes on the coals tomorrow, Thu 19 Nov, in time for you.')
  })

  it('hears of a second delivery after nobody opened the door', async () => {
    const delivery = (changes: Partial<SubmittedOrder['fulfilment']>) =>
      aSubmittedOrder({
        order_state: 'confirmed',
        fulfilment: { type: 'DELIVERY', delivery_state: 'UNDELIVERABLE', ...changes },
      })
    let now = delivery({})
    const { http } = aKitchen()
    http.answer('orders.get-order', () => ({ data: now }))
    http.answer('orders.get-order-status', () => ({
      data: {
        order_state: 'confirmed',
        delivery_state: 'UNDELIVERABLE',
        redelivery_state: now.fulfilment.redelivery_details?.state,
      },
    }))
    open(http)
    await pass(50)
    expect(screen.getByRole('alert')).toHaveTextContent('Nobody could take it at the door.')
    now = delivery({ redelivery_details: { state: 'ACCEPTED_BY_DELIVERY_PARTNER' } })
    await pass(8_000)
    expect(screen.getByRole('status')).toHaveTextContent('Redelivery incoming!')
    expect(screen.queryByText('Collect')).not.toBeInTheDocument()
  })

  it('shows who sits there their table, whom to ask, and that nothing is to be collected', async () => {
    const fulfilment = { type: 'AT_TABLE', table: '12' } as const
    const { http, becomes } = aKitchen(aSubmittedOrder({ fulfilment }))
    open(http)
    await pass(50)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order 4T-118 · brought to Table 12')
    expect(screen.getByText('Being received').closest('li')).toHaveAttribute('aria-current', 'step')
    becomes('confirmed')
    await pass(8_000)
    expect(screen.getByText('Being cooked').closest('li')).toHaveAttribute('aria-current', 'step')
    const place = within(screen.getByRole('region', { name: 'Your table' }))
    expect(place.getByRole('heading', { name: 'Table 12' })).toBeVisible()
    expect(place.getByText(/Galo Deansgate/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'What you ordered' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Help with this order' })).toHaveTextContent('say table 12 and 4T-118')
    expect(screen.queryByText(/collect/i)).not.toBeInTheDocument()
    const asked = polls(http)
    await pass(60_000)
    expect(polls(http)).toBe(asked)
  })

  it('puts the food of a rejected order back before it leads to the checkout', async () => {
    const { http } = aKitchen(aSubmittedOrder({ order_state: 'rejected' }))
    const { bus, state } = open(http)
    const asked: string[] = []
    bus.subscribe('order.reopened', ({ payload }) => void asked.push(payload.orderId))
    await pass(50)
    act(() => screen.getByRole('button', { name: 'Go back to checkout' }).click())
    expect(asked).toEqual([ORDER.id])
    expect(window.location.pathname).toBe(`/order/myorders/${ORDER.id}`)
    // The menu's part, which has a test of its own.
    act(() => state.write('basket').setState((basket) => ({ ...basket, revision: 1, request: 'PENDING' })))
    act(() =>
      state
        .write('basket')
        .setState(aBasketState({ signed: aSignedBasket({ menu_items: [aLine()] }), restaurant: null, revision: 2 })),
    )
    await pass(50)
    expect(window.location.pathname).toBe('/order/checkout')
  })

  it('waits for the food also when the last change of the basket had failed', async () => {
    const { http } = aKitchen(aSubmittedOrder({ order_state: 'rejected' }))
    const { state } = open(http)
    act(() => state.write('basket').setState((basket) => ({ ...basket, request: 'ERROR', errorCount: 1 })))
    await pass(50)
    act(() => screen.getByRole('button', { name: 'Go back to checkout' }).click())
    await pass(50)
    expect(window.location.pathname).toBe(`/order/myorders/${ORDER.id}`)

    act(() => state.write('basket').setState((basket) => ({ ...basket, errorCount: 2 })))
    await pass(50)
    expect(window.location.pathname).toBe('/order/search')
  })

  it('does not say whose order it is when it is not yours', async () => {
    const http = createFakeHttp({
      'orders.get-order': () => {
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
        .getState()
        .orders.map(({ orderId }) => orderId),
    ).toEqual([ORDER.id])
  })
})
