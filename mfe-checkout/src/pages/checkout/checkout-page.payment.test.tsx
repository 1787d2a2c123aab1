import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { NetworkError } from '@galo/contracts/errors'
import { aBasketState, aLine, aSignedBasket } from '@galo/testing'
import { cardProvider } from '../../test/fake-card-provider'
import {
  aKeptAttempt,
  aPlatform,
  basket,
  fill,
  open,
  openAtPayment,
  payButton,
  ready,
  refusal,
  sent,
  settle,
  signed,
  SLOT,
} from '../../test/checkout-page.fixture'

describe('paying', () => {
  it('keeps a press on Pay that comes before the card fields live, and pays once they do', async () => {
    const come = cardProvider.holdFields()
    const { user } = open({ fulfilmentDetails: ready })
    await fill(user, 'Name on card', 'Maeve Okafor')
    await user.click(payButton())
    expect(screen.queryByText(/Type the/)).not.toBeInTheDocument()
    expect(cardProvider.confirmations).toEqual([])
    act(come)
    await waitFor(() => expect(cardProvider.confirmations).toHaveLength(1))
    await settle()
  })

  it('pays and places the order once, however often Pay is pressed', async () => {
    const { user, http, bus, state } = await openAtPayment()
    const heard: unknown[] = []
    bus.subscribe('order.submitted', ({ payload }) => heard.push(payload))
    await user.dblClick(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'payment.create-transaction')).toHaveLength(1)
    expect(sent(http, 'orders.submit-order')).toHaveLength(1)
    expect(cardProvider.confirmations).toEqual([{ clientSecret: 'secret-1', name: 'Maeve Okafor' }])
    expect(heard).toEqual([{ orderId: 'order-1', basketId: 'basket-1' }])
    expect(state.read('payment').getState().attempt).toBeNull()
  })

  it('tells of the press and of the order, each once and with what it came to', async () => {
    const { user, bus } = await openAtPayment()
    const heard: unknown[] = []
    for (const fact of ['checkout.submit-clicked', 'checkout.submit-succeeded'] as const)
      bus.subscribe(fact, ({ name, payload }) => heard.push([name, payload]))
    await user.dblClick(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(heard).toEqual([
      ['checkout.submit-clicked', { basketId: 'basket-1', value: 2_190 }],
      ['checkout.submit-succeeded', { orderId: 'order-1', value: 2_190, loyalty: false }],
    ])
  })

  it('says what is missing instead of paying', async () => {
    const page = open({ fulfilmentDetails: ready })
    const name = await screen.findByLabelText('Name on card')
    await page.user.click(payButton())
    expect(name).toHaveFocus()
    expect(name).toHaveAttribute('aria-invalid', 'true')
    expect(sent(page.http, 'payment.create-transaction')).toEqual([])
  })

  it('leads to the card’s section, which says what keeps its fields away, when Pay is pressed without them', async () => {
    const { http } = open({ fulfilmentDetails: ready })
    // Before anything else can happen: the fields’ code is still to come.
    fireEvent.click(payButton())
    expect(screen.getByText('Bringing the card fields…')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'How you’ll pay' })).toHaveFocus()
    expect(sent(http, 'payment.create-transaction')).toEqual([])
    expect(await screen.findByLabelText('Name on card')).toBeInTheDocument()
  })

  it('lets another card be tried on the same payment', async () => {
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: '' }
    const { user, http, state } = await openAtPayment()
    cardProvider.answer({ error }, { paymentIntent: { status: 'succeeded' } })
    await user.click(payButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your card wasn’t charged. Check the details or try another card.')
    expect(alert).toHaveTextContent('There isn’t enough on this card right now.')
    expect(state.read('payment').getState()).toMatchObject({
      attempt: null,
      error: { declineCode: 'insufficient_funds' },
    })

    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations.map(({ clientSecret }) => clientSecret)).toEqual(['secret-1', 'secret-1'])
    expect(new Set(sent(http, 'payment.create-transaction').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('asks after a reload what became of the payment, and goes to the order when it went through', async () => {
    const http = aPlatform({
      'payment.create-transaction': () => ({
        stripe: { clientSecret: 'secret-1' },
        transactionReference: 'reference-1',
        status: 'succeeded',
      }),
    })
    open({ fulfilmentDetails: ready, payment: aKeptAttempt('confirming') }, http)
    expect(screen.getByText(/We’re checking what happened to your payment/)).toBeInTheDocument()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toEqual([])
    expect(sent(http, 'payment.create-transaction')[0]).toMatchObject({ idempotencyKey: 'key-0' })
  })

  it('does not say “not charged” to a tab that was left for so long that the money has come and gone back', async () => {
    const { bus } = open(
      { fulfilmentDetails: ready, payment: aKeptAttempt('confirming') },
      aPlatform({
        'payment.create-transaction': () => {
          throw refusal('BASKET_NOT_BUILT')
        },
      }),
    )
    const heard: unknown[] = []
    bus.subscribe('basket.refused', ({ payload }) => heard.push(payload))
    const alert = await screen.findByText('No order came of your last try to pay.')
    expect(alert.closest('[tabindex="-1"]')).toHaveFocus()
    expect(
      screen.getByText(/if your bank shows a payment, it has gone back or will within the hour/),
    ).toBeInTheDocument()
    expect(screen.queryByText(/not been charged/)).not.toBeInTheDocument()
    expect(heard).toEqual([{ basketId: 'basket-1', code: 'BASKET_NOT_BUILT' }])
    expect(payButton()).toHaveTextContent('Pay £21.90')
  })

  it('never pays to find out: a lost answer is asked about', async () => {
    let isDown = true
    const { user, http } = await openAtPayment({
      'orders.submit-order': () => {
        if (isDown) throw new NetworkError('unreachable')
        return { data: { id: 'order-1' } }
      },
    })
    await user.click(payButton())
    expect(await screen.findByText(/We don’t know yet whether the restaurant has your order/)).toBeInTheDocument()
    await user.click(payButton())
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toHaveLength(1)
    expect(new Set(sent(http, 'orders.submit-order').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('is never stuck after paying: Place order asks, whatever became of the time, and one notice says what is known', async () => {
    let isDown = true
    const { user, http, state } = await openAtPayment({
      'orders.submit-order': () => {
        if (isDown) throw new NetworkError('unreachable')
        return { data: { id: 'order-1' } }
      },
    })
    await user.click(payButton())
    await screen.findByText(/We don’t know yet whether the restaurant has your order/)
    // Meanwhile the time has gone by, or filled up: with this very order, for all anybody knows.
    act(() => state.write('fulfilmentDetails').setState((details) => ({ ...details, fulfilment: null })))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    const asked = sent(http, 'orders.submit-order').length
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'orders.submit-order')).toHaveLength(asked + 1)
    expect(cardProvider.confirmations).toHaveLength(1)
  })

  it('finishes in a new tab what was paid in one that was closed, and charges nothing', async () => {
    const { http } = open({ payment: aKeptAttempt('submitting') })
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toEqual([])
    expect(sent(http, 'orders.submit-order')[0]?.body).toMatchObject({
      customer: { email: 'maeve@example.com' },
      payment_reference: 'reference-1',
    })
  })

  it('says in a new tab what was paid for, while the kitchen can’t be reached', async () => {
    const { user } = open(
      { basket: aBasketState({ signed: null, restaurant: null }), payment: aKeptAttempt('submitting') },
      aPlatform({
        'orders.submit-order': () => {
          throw new NetworkError('unreachable')
        },
      }),
    )
    expect(await screen.findByText(/You’ve paid\. We don’t know yet/)).toBeInTheDocument()
    expect(screen.queryByText('Nothing in here yet')).not.toBeInTheDocument()
    expect(screen.getByText('Half chicken')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
  })

  it('shows what was paid, and places that, when the basket has other food by now', async () => {
    const next = aSignedBasket({
      id: 'basket-2',
      menu_items: [aLine({ display_name: 'Wings', each: 500, quantity: 1 })],
    })
    const { user, http } = open(
      { fulfilmentDetails: ready, basket: { ...basket, signed: next }, payment: aKeptAttempt('submitting') },
      aPlatform({
        'orders.submit-order': () => {
          throw refusal('PAYMENT_MISMATCH')
        },
      }),
    )
    expect(await screen.findByText(/Your payment is safe/)).toBeInTheDocument()
    expect(screen.getByText('Half chicken')).toBeInTheDocument()
    expect(screen.queryByText('Wings')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(sent(http, 'orders.submit-order')).toHaveLength(2))
    expect(sent(http, 'basket.build-order')).toEqual([])
  })

  it('takes no time that was chosen at one restaurant for the food of another', async () => {
    const elsewhere = aSignedBasket({ id: 'basket-2', restaurant_id: 'galo-ancoats', menu_items: [aLine()] })
    const { state } = open(
      { basket: { ...basket, signed: elsewhere }, payment: aKeptAttempt('confirming') },
      aPlatform({
        'capacity.list-available-times': () => ({
          data: {
            availableTimes: [signed.data.restaurant_id, 'galo-ancoats'].map((restaurantId) => ({
              restaurantId,
              times: [{ time: SLOT }],
            })),
          },
        }),
      }),
    )
    expect(await screen.findByText('You have not been charged.')).toBeInTheDocument()
    expect(state.read('fulfilmentDetails').getState().personal.email).toBe('maeve@example.com')
    expect(screen.queryByText('Collect today at 12:40')).not.toBeInTheDocument()
    expect(await screen.findByRole('radio', { name: /12:40/ })).not.toBeChecked()
  })

  it('names what goes back, and by which day, when no order can come of what was paid', async () => {
    open(
      { fulfilmentDetails: ready, payment: aKeptAttempt('submitting') },
      aPlatform({
        'orders.submit-order': () => {
          throw refusal('OUTSIDE_OPENING_HOURS')
        },
      }),
    )
    expect(await screen.findByText('Your money is on its way back.')).toBeInTheDocument()
    expect(screen.getByText(/£21\.90 goes back to your card by Wed 25 Nov\./)).toBeInTheDocument()
  })

  it('tells everybody of an order that goes through after the customer has left the page, and leads them to it', async () => {
    let placed = (_answer: object) => {}
    const { user, http, bus, state, unmount } = await openAtPayment({
      'orders.submit-order': () => new Promise((resolve) => (placed = resolve)),
    })
    const heard: unknown[] = []
    bus.subscribe('order.submitted', ({ payload }) => heard.push(payload))
    await user.click(payButton())
    await waitFor(() => expect(sent(http, 'orders.submit-order')).toHaveLength(1))
    unmount()
    window.history.replaceState(null, '', '/order/menu/deansgate')
    placed({ data: { id: 'order-1' } })
    await waitFor(() => expect(heard).toEqual([{ orderId: 'order-1', basketId: 'basket-1' }]))
    await waitFor(() => expect(state.read('payment').getState().attempt).toBeNull())
    expect(state.read('fulfilmentDetails').getState().fulfilment).toBeNull()
    expect(window.location.pathname).toBe('/order/myorders/order-1')
  })

  it('goes to the order that another tab has placed', async () => {
    const { bus } = await openAtPayment()
    // Another tab's fact arrives like any other.
    act(() => bus.publish('order.submitted', { orderId: 'order-9', basketId: 'basket-1' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-9'))
  })
})
