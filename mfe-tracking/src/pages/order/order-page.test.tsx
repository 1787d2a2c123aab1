import { RejectedError } from '@galo/contracts/errors'
import { act, aSubmittedOrder, createFakeHttp, screen, within } from '@galo/testing'
import { aKitchen, open, ORDER, pass, polls } from '../../test/order-page.fixture'

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

  it('says that it waits overnight, and until when, while nobody is there to answer it', async () => {
    const order = aSubmittedOrder({ order_state: 'placed', answered_from: '2026-11-19T11:30:00.000Z' })
    open(aKitchen(order).http)
    await pass(50)
    expect(screen.getByText('The restaurant has your order.')).toBeVisible()
    expect(screen.getByText(/Nobody is at the grill now. They open tomorrow at 11:30/)).toBeVisible()
  })

  it('is looked at again by whoever comes back to it, and says why a restaurant has called it off after its yes', async () => {
    const { http, becomes } = aKitchen(aSubmittedOrder({ order_state: 'confirmed', called_off_for: 'no-power' }))
    open(http)
    await pass(50)
    expect(screen.getByText('Half chicken')).toBeVisible()
    becomes('rejected')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass(4_000)
    expect(screen.getByRole('alert')).toHaveTextContent(/Its kitchen has no power. Please don’t set out for it/)
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

  it('says which Galo card it counts for, by its end alone', async () => {
    open(aKitchen(aSubmittedOrder({ loyalty_card_number: '6331000011110042' })).http)
    await pass(50)
    expect(screen.getByText('Galo card ending 0042')).toBeVisible()
    expect(screen.queryByText(/6331/)).not.toBeInTheDocument()
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
