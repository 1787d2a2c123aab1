import { aBasketState, act, aLine, aSignedBasket, aSubmittedOrder, screen, within } from '@galo/testing'
import { aDelivery, aKitchen, open, ORDER, pass } from '../../test/order-page.fixture'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('OrderPage of an order that came to nothing', () => {
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
    expect(screen.getByRole('alert')).toHaveTextContent(`Order ${ORDER.short_id}`)
    const money = within(screen.getByRole('region', { name: 'Your money' }))
    expect(money.getByText('Sent to your bank')).toBeVisible()
    const happened = within(screen.getByRole('region', { name: 'What happened' }))
    expect(happened.getAllByRole('listitem').at(-1)).toHaveTextContent('The restaurant said no')
  })

  it('hears of a second delivery after nobody opened the door', async () => {
    let now = aDelivery({ delivery_state: 'UNDELIVERABLE' })
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
    now = aDelivery({
      delivery_state: 'UNDELIVERABLE',
      redelivery_details: { state: 'ACCEPTED_BY_DELIVERY_PARTNER' },
    })
    await pass(8_000)
    expect(screen.getByRole('status')).toHaveTextContent('Redelivery incoming!')
    expect(screen.queryByText('Collect')).not.toBeInTheDocument()
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
})
