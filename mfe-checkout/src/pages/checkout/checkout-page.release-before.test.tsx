import { screen, waitFor } from '@testing-library/react'
import { storesInUse } from '@galo/build/descriptions'
import { createState, persistState } from '@galo/state'
import { cardProvider } from '../../test/fake-card-provider'
import { aKeptAttempt, aPlatform, open, personal, sent, settle, SLOT } from '../../test/checkout-page.fixture'

/** The stores as this release finds what the one before left in the browser. */
const restored = (store: 'payment' | 'fulfilmentDetails', version: number, value: unknown) => {
  const entries = new Map([[`galo.state.${store}`, JSON.stringify({ version, value })]])
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  }
  const state = createState(storesInUse())
  persistState(
    state,
    () => storage,
    () => {},
  )
  return { payment: state.read('payment').getState(), fulfilmentDetails: state.read('fulfilmentDetails').getState() }
}

/** As it was kept when a time to collect was all an order could ask for. */
const paidBefore = (stage: 'confirming' | 'submitting') => {
  const kept = aKeptAttempt(stage)
  const { customer } = kept.attempt!.details
  return restored('payment', 2, { ...kept, attempt: { ...kept.attempt, details: { customer, pickupTime: SLOT } } })
}

describe('A customer who was at the checkout when this release came', () => {
  it('has the order they had paid for, and pays no second time', async () => {
    const { http } = open(paidBefore('submitting'))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toEqual([])
    expect(sent(http, 'payment.create-transaction')).toEqual([])
    expect(sent(http, 'orders.submit-order')[0]).toMatchObject({
      idempotencyKey: `key-0:${SLOT}`,
      body: { type: 'COLLECTION', pickup_time: SLOT, payment_reference: 'reference-1' },
    })
  })

  it('is asked about a payment of which nobody had heard the end', async () => {
    const http = aPlatform({
      'payment.create-transaction': () => ({
        stripe: { clientSecret: 'secret-1' },
        transactionReference: 'reference-1',
        status: 'succeeded',
      }),
    })
    open(paidBefore('confirming'), http)
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toEqual([])
  })

  it('keeps what they had typed, and chooses the time again', async () => {
    open(restored('fulfilmentDetails', 1, { personal, collection: { pickupTime: SLOT, saved: true } }))
    expect(await screen.findByRole('radio', { name: '12:40' })).not.toBeChecked()
    expect(screen.getByText('Maeve Okafor · 07700 900142')).toBeInTheDocument()
  })

  it('pays anew where nothing that was kept can be read', async () => {
    open(restored('payment', 2, { cardholderName: '', attempt: { stage: 'submitting' }, error: null }))
    expect(await screen.findByRole('radio', { name: '12:40' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await settle()
  })
})
