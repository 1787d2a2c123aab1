import { TimeoutError } from '@galo/contracts/errors'
import { act, aSubmittedOrder, screen } from '@galo/testing'
import { aKitchen, open, ORDER, pass, polls } from '../../test/order-page.fixture'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('OrderPage, while it watches', () => {
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
})
