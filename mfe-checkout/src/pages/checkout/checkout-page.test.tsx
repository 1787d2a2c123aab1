import { act, screen, waitFor, within } from '@testing-library/react'
import { NetworkError, RejectedError } from '@galo/contracts'
import { aLine, aSignedBasket, createFakeHttp, renderScreen, type FakeHttp } from '@galo/testing'
import type { BasketState, FulfilmentDetailsState, Seed } from '@galo/state'
import { cardProvider, installCardProvider } from '../../test/fake-card-provider'
import { CheckoutPage } from './checkout-page'

installCardProvider()
// Whole pages, on a machine that has other things to do.
jest.setTimeout(30_000)
beforeEach(() => cardProvider.reset())

const signed = aSignedBasket({ menu_items: [aLine({ display_name: 'Half chicken', each: 1095, quantity: 2 })] })
const basket: BasketState = {
  signed,
  restaurant: { id: signed.data.restaurant_id, slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate' },
  fulfilmentType: 'COLLECTION',
  revision: 1,
  request: 'DONE',
  errorCode: null,
  errorCount: 0,
  notice: null,
  removedItems: [],
  pictures: {},
}
const personal = {
  givenName: 'Maeve',
  familyName: 'Okafor',
  email: 'maeve@example.com',
  phoneNumber: '07700 900142',
  saved: true,
}
const SLOT = '2026-11-18T12:40:00.000Z'
const ready: FulfilmentDetailsState = { personal, collection: { pickupTime: SLOT, saved: true } }

const times = (...slots: readonly string[]) => ({
  data: {
    availableTimes: [{ restaurantId: signed.data.restaurant_id, times: slots.map((time) => ({ time })) }],
  },
})
const aPlatform = (answers: Parameters<typeof createFakeHttp>[0] = {}): FakeHttp =>
  createFakeHttp({
    'platform.available-times': () => times('2026-11-18T12:20:00.000Z', SLOT),
    'platform.validate-time': () => ({ data: { validateTime: { valid: true } } }),
    'platform.basket.build-order': () => signed,
    'platform.fraud-session': () => ({ id: 'fraud-1' }),
    'platform.transaction': () => ({
      stripe: { clientSecret: 'secret-1' },
      transactionReference: 'reference-1',
      status: 'requires_payment_method',
    }),
    'platform.order': () => ({ data: { id: 'order-1' } }),
    'platform.restaurants-by-filter': () => ({ data: { restaurantsByFilter: { items: [] } } }),
    ...answers,
  })
const open = (seed: Seed = {}, http = aPlatform()) =>
  renderScreen(<CheckoutPage />, { owner: 'mfe-checkout', at: '/order/checkout', seed: { basket, ...seed }, http })
const sent = (http: FakeHttp, contract: string) => http.calls.filter((call) => call.contract === contract)
/** Put in at once: a key at a time takes jsdom its time. */
const fill = async (user: ReturnType<typeof open>['user'], label: string, text: string) => {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}
/** Lets answers that nobody waits for come in. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
const payButton = () => screen.getByRole('button', { name: /^(Pay|Place)/ })

describe('Checkout', () => {
  it('leads to food when there is nothing to pay for', () => {
    open({ basket: { ...basket, signed: null } })
    expect(screen.getByRole('heading', { name: 'Nothing in here yet' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Galo Deansgate' })).toHaveAttribute(
      'href',
      '/order/menu/deansgate?fulfilment=collection',
    )
  })

  it('asks when, then who, then how', async () => {
    const { user, state } = open()
    await user.click(await screen.findByRole('radio', { name: '12:40' }))
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    await fill(user, 'First name', 'Maeve')
    await fill(user, 'Last name', 'Okafor')
    await fill(user, 'E-mail', 'maeve@example.com')
    await fill(user, 'Mobile', '07700 900142')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByLabelText('Name on card')).toBeInTheDocument()
    expect(screen.getByText('Collect today at 12:40')).toBeInTheDocument()
    expect(state.read('fulfilmentDetails').get()).toEqual(ready)
  })

  it('complains about a field only once something was typed there, or the customer wants to go on', async () => {
    const { user } = open({ fulfilmentDetails: { ...ready, personal: { ...personal, email: '', saved: false } } })
    expect(screen.queryByText(/receipt\.$/)).toHaveTextContent('For your receipt.')
    expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid')
    await fill(user, 'E-mail', 'maeve@')
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    await settle()
  })

  it('keeps what was typed when the customer goes and comes back', async () => {
    const first = open({ fulfilmentDetails: { ...ready, personal: { ...personal, givenName: '', saved: false } } })
    await fill(first.user, 'First name', 'Mae')
    await settle()
    const left = first.state.read('fulfilmentDetails').get()
    first.unmount()
    open({ fulfilmentDetails: left })
    expect(screen.getByLabelText('First name')).toHaveValue('Mae')
    await settle()
  })

  it('reminds the customer to finish one change before another, and before paying', async () => {
    const { user, http } = open({ fulfilmentDetails: ready })
    await user.click(await screen.findByRole('button', { name: 'Edit collection time' }))
    await user.click(screen.getByRole('button', { name: 'Edit personal details' }))
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument()
    expect(screen.getByText(/Press “Update” before you go on/)).toBeInTheDocument()
    await user.click(payButton())
    expect(screen.getByRole('heading', { name: 'When' })).toHaveFocus()
    expect(sent(http, 'platform.transaction')).toEqual([])
  })

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

  it('says that collection is fully booked, with a way on', async () => {
    open({}, aPlatform({ 'platform.available-times': () => times() }))
    const dialog = await screen.findByRole('dialog', { name: 'No collection slots available' })
    expect(dialog).toHaveTextContent('Collection is fully booked here. Try another restaurant or delivery.')
  })

  it('offers the times again when they could not be had', async () => {
    let isDown = true
    const http = aPlatform({
      'platform.available-times': () => {
        if (isDown) throw new NetworkError('unreachable')
        return times(SLOT)
      },
    })
    const { user } = open({}, http)
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(again)
    expect(await screen.findByRole('radio', { name: '12:40' })).toBeInTheDocument()
  })

  it('gives up a time that filled up in the meantime, and chooses none instead', async () => {
    const { state } = open(
      { fulfilmentDetails: ready },
      aPlatform({ 'platform.available-times': () => times('2026-11-18T12:50:00.000Z') }),
    )
    expect(await screen.findByText(/Collection slot no longer available/)).toBeInTheDocument()
    expect(screen.getByText(/Someone beat us to 12:40/)).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: '12:50' })).not.toBeChecked()
    expect(state.read('fulfilmentDetails').get().collection).toEqual({ pickupTime: null, saved: false })
    expect(screen.getByRole('group', { name: 'Collect today' })).toHaveFocus()
  })

  it('lists the order by itself when menu’s panel can’t be had', async () => {
    open()
    await settle()
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(within(order).getByText('Half chicken')).toBeInTheDocument()
    expect(within(order).getByText('Total').parentElement).toHaveTextContent('£21.90')
  })
})

describe('paying', () => {
  const openAtPayment = async (answers: Parameters<typeof createFakeHttp>[0] = {}, seed: Seed = {}) => {
    const page = open({ fulfilmentDetails: ready, ...seed }, aPlatform(answers))
    await fill(page.user, 'Name on card', 'Maeve Okafor')
    return page
  }

  it('pays and places the order once, however often Pay is pressed', async () => {
    const { user, http, bus, state } = await openAtPayment()
    const heard: unknown[] = []
    bus.subscribe('order.submitted', ({ payload }) => heard.push(payload))
    await user.dblClick(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'platform.transaction')).toHaveLength(1)
    expect(sent(http, 'platform.order')).toHaveLength(1)
    expect(cardProvider.confirmations).toEqual([{ clientSecret: 'secret-1', name: 'Maeve Okafor' }])
    expect(heard).toEqual([{ orderId: 'order-1', basketId: 'basket-1' }])
    expect(state.read('payment').get().attempt).toBeNull()
  })

  it('says what is missing instead of paying', async () => {
    const page = open({ fulfilmentDetails: ready })
    const name = await screen.findByLabelText('Name on card')
    await page.user.click(payButton())
    expect(name).toHaveFocus()
    expect(name).toHaveAttribute('aria-invalid', 'true')
    expect(sent(page.http, 'platform.transaction')).toEqual([])
  })

  it('lets another card be tried on the same payment', async () => {
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: '' }
    const { user, http, state } = await openAtPayment()
    cardProvider.answer({ error }, { paymentIntent: { status: 'succeeded' } })
    await user.click(payButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your card wasn’t charged. Check the details or try another card.')
    expect(alert).toHaveTextContent('There isn’t enough on this card right now.')
    expect(state.read('payment').get()).toMatchObject({ attempt: null, error: { declineCode: 'insufficient_funds' } })

    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations.map(({ clientSecret }) => clientSecret)).toEqual(['secret-1', 'secret-1'])
    expect(new Set(sent(http, 'platform.transaction').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('tells menu of a refused basket and keeps everything that was typed', async () => {
    const { user, bus, state } = await openAtPayment({
      'platform.basket.build-order': () =>
        aSignedBasket({ menu_items: [aLine({ display_name: 'Half chicken', each: 1195, quantity: 2 })] }),
    })
    const heard: unknown[] = []
    bus.subscribe('basket.refused', ({ payload }) => heard.push(payload))
    await user.click(payButton())
    expect(await screen.findByText('Your basket has changed. Nothing was charged.')).toBeInTheDocument()
    expect(heard).toEqual([{ basketId: 'basket-1', code: 'BASKET_STALE' }])
    expect(screen.getByRole('button', { name: 'Pay £23.90' })).toBeInTheDocument()
    expect(state.read('fulfilmentDetails').get()).toEqual(ready)
    expect(cardProvider.confirmations).toEqual([])
  })

  it('says what sold out when nothing is left to pay for', async () => {
    const { user } = await openAtPayment({
      'platform.basket.build-order': () => {
        throw new RejectedError(
          {
            errorCode: 'ITEM_OUT_OF_STOCK',
            status: 409,
            message: 'Sold out',
            endPoint: '/basket/basket/build-order',
            method: 'POST',
            apiSource: 'basket',
          },
          aSignedBasket({ menu_items: [] }),
        )
      },
    })
    await user.click(payButton())
    expect(await screen.findByText(/Half chicken just sold out/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Nothing in here yet' })).toBeInTheDocument()
    expect(cardProvider.confirmations).toEqual([])
  })

  it('shows the next times when the chosen one goes while paying', async () => {
    const { user, http } = await openAtPayment({
      'platform.validate-time': () => ({ data: { validateTime: { valid: false } } }),
    })
    http.answer('platform.available-times', () => times('2026-11-18T12:55:00.000Z'))
    await user.click(payButton())
    const opened = await screen.findByRole('dialog', { name: 'Someone beat us to 12:40' })
    await user.click(within(opened).getByRole('button', { name: 'See all times' }))
    expect(screen.getByRole('group', { name: 'Collect today' })).toHaveFocus()
    expect(screen.getByRole('radio', { name: '12:55' })).not.toBeChecked()
    expect(screen.getByText('Maeve Okafor · 07700 900142')).toBeInTheDocument()
  })

  it('takes the time that the customer picks from the dialog, and no other', async () => {
    const { user, http } = await openAtPayment({
      'platform.validate-time': () => ({ data: { validateTime: { valid: false } } }),
    })
    http.answer('platform.available-times', () => times('2026-11-18T12:55:00.000Z'))
    await user.click(payButton())
    const dialog = await screen.findByRole('dialog', { name: 'Someone beat us to 12:40' })
    expect(dialog).toHaveTextContent('Nothing was charged')
    await user.click(within(dialog).getByRole('button', { name: /12:55/ }))
    expect(screen.getByRole('radio', { name: '12:55' })).toBeChecked()
  })

  it('asks after a reload what became of the payment, and goes to the order when it went through', async () => {
    const http = aPlatform({
      'platform.transaction': () => ({
        stripe: { clientSecret: 'secret-1' },
        transactionReference: 'reference-1',
        status: 'succeeded',
      }),
    })
    const attempt = {
      basketId: 'basket-1',
      idempotencyKey: 'key-0',
      transactionReference: 'reference-1',
      fraudSessionId: null,
      built: signed,
      stage: 'confirming',
      details: {
        customer: {
          email: personal.email,
          first_name: 'Maeve',
          last_name: 'Okafor',
          phone_number: personal.phoneNumber,
        },
        pickupTime: SLOT,
      },
    } as const
    open({ fulfilmentDetails: ready, payment: { cardholderName: '', attempt, error: null } }, http)
    expect(screen.getByText(/We’re checking what happened to your payment/)).toBeInTheDocument()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toEqual([])
    expect(sent(http, 'platform.transaction')[0]).toMatchObject({ idempotencyKey: 'key-0' })
  })

  it('asks for another time, and no more money, when the first one went after paying', async () => {
    const attempt = {
      basketId: 'basket-1',
      idempotencyKey: 'key-0',
      transactionReference: 'reference-1',
      fraudSessionId: null,
      built: signed,
      stage: 'submitting',
      details: {
        customer: {
          email: personal.email,
          first_name: 'Maeve',
          last_name: 'Okafor',
          phone_number: personal.phoneNumber,
        },
        pickupTime: SLOT,
      },
    } as const
    let isFull = true
    const http = aPlatform({
      'platform.available-times': () => times('2026-11-18T12:55:00.000Z'),
      'platform.order': () => {
        if (isFull)
          throw new RejectedError(
            {
              errorCode: 'PICKUP_SLOT_ERROR',
              status: 409,
              message: 'Invalid pickup time',
              endPoint: '/orders/orders',
              method: 'POST',
              apiSource: 'orders',
            },
            {},
          )
        return { data: { id: 'order-1' } }
      },
    })
    const { user } = open(
      {
        fulfilmentDetails: { personal, collection: { pickupTime: null, saved: false } },
        payment: { cardholderName: '', attempt, error: null },
      },
      http,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Someone beat us to 12:40' })
    expect(dialog).toHaveTextContent('you won’t be charged again')
    isFull = false
    await user.click(within(dialog).getByRole('button', { name: /12:55/ }))
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    await user.click(await screen.findByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toEqual([])
    expect(sent(http, 'platform.transaction')).toEqual([])
    expect(sent(http, 'platform.order').at(-1)).toMatchObject({
      body: { pickup_time: '2026-11-18T12:55:00.000Z', payment_reference: 'reference-1' },
    })
  })

  it('never pays to find out: a lost answer is asked about', async () => {
    let isDown = true
    const { user, http } = await openAtPayment({
      'platform.order': () => {
        if (isDown) throw new NetworkError('unreachable')
        return { data: { id: 'order-1' } }
      },
    })
    await user.click(payButton())
    expect(await screen.findByText('We don’t know yet whether your payment went through.')).toBeInTheDocument()
    await user.click(payButton())
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toHaveLength(1)
    expect(new Set(sent(http, 'platform.order').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('offers the restaurant’s number after the second failure', async () => {
    const { user } = await openAtPayment({
      'platform.basket.build-order': () => {
        throw new NetworkError('unreachable')
      },
    })
    await user.click(payButton())
    expect(await screen.findByText('Sorry, something went wrong!')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Back to the menu' })).not.toBeInTheDocument()
    await user.click(payButton())
    expect(await screen.findByRole('link', { name: 'Back to the menu' })).toBeInTheDocument()
  })

  it('goes to the order that another tab has placed', async () => {
    const { bus } = await openAtPayment()
    // Another tab's fact arrives like any other.
    act(() => bus.publish('order.submitted', { orderId: 'order-9', basketId: 'basket-1' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-9'))
  })
})
