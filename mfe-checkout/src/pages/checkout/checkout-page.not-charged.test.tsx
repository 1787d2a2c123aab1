import { act, screen, waitFor } from '@testing-library/react'
import { SURE_AFTER } from '../../features/place-order/place-order.model'
import { aKeptAttempt, aPlatform, fill, open, payButton, ready, sent } from '../../test/checkout-page.fixture'
import { cardProvider } from '../../test/fake-card-provider'

const NOT_CHARGED = 'You have not been charged.'
type Status = 'requires_payment_method' | 'requires_action' | 'succeeded'

/** Somebody whose last try to pay came to nothing, so far; `turnsOut` is what the platform says of it from then on. */
const notCharged = async (status: Status) => {
  let current = status
  const http = aPlatform({
    'payment.create-transaction': () => ({
      stripe: { clientSecret: 'secret-1' },
      transactionReference: 'reference-1',
      status: current,
    }),
  })
  const page = open({ fulfilmentDetails: ready, payment: aKeptAttempt('confirming') }, http)
  await waitFor(() => expect(sent(http, 'payment.create-transaction')).toHaveLength(1))
  // A closed tab's card may be on its way: nobody is told by the first answer.
  expect(screen.queryByText(NOT_CHARGED)).not.toBeInTheDocument()
  await waitABit(7_000)
  expect(screen.getByText(NOT_CHARGED)).toBeInTheDocument()
  expect(sent(http, 'payment.create-transaction')).toHaveLength(SURE_AFTER)
  return { ...page, turnsOut: (now: Status) => (current = now) }
}
const waitABit = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** Until the first of the answers that we ask for unbidden is here. */
const beAskedAbout = async (http: Parameters<typeof sent>[0]) => {
  const before = sent(http, 'payment.create-transaction').length
  for (let waited = 0; sent(http, 'payment.create-transaction').length === before; waited += 500) {
    expect(waited).toBeLessThan(10_000)
    await waitABit(500)
  }
}
const comeIntoSight = () => act(async () => document.dispatchEvent(new Event('visibilitychange')))

describe('who was told that nothing was charged', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  it('is led to the order when another tab pays for the basket and is closed before it hears', async () => {
    const { http, state, turnsOut } = await notCharged('requires_payment_method')
    turnsOut('succeeded')
    act(() => state.write('payment').setState(aKeptAttempt('confirming')))
    expect(screen.queryByText(NOT_CHARGED)).not.toBeInTheDocument()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'orders.submit-order')).toHaveLength(1)
  })

  it('keeps being told so while another tab has only begun, with nothing asked of a card', async () => {
    const { http, state } = await notCharged('requires_payment_method')
    const { attempt } = aKeptAttempt('confirming')
    act(() => state.write('payment').setState({ attempt: attempt === null ? null : { ...attempt, stage: 'opening' } }))
    await waitABit(6_000)
    expect(screen.getByText(NOT_CHARGED)).toBeInTheDocument()
    expect(sent(http, 'payment.create-transaction')).toHaveLength(SURE_AFTER)
  })

  it('is led to the order when they come back from their bank’s app, where they said yes', async () => {
    const { turnsOut } = await notCharged('requires_action')
    turnsOut('succeeded')
    await comeIntoSight()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
  })

  it('is led to the order when they say yes on another device, with nothing done on this one', async () => {
    const { turnsOut } = await notCharged('requires_action')
    await waitABit(30_000)
    expect(screen.getByText(NOT_CHARGED)).toBeInTheDocument()
    turnsOut('succeeded')
    await waitABit(30_000)
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
  })

  it('is asked for no card by a press that comes while we ask again, where the money turns out to be in', async () => {
    const { http, user, turnsOut } = await notCharged('requires_action')
    await fill(user, 'Name on card', 'Maeve Okafor')
    await beAskedAbout(http)
    await user.click(payButton())
    turnsOut('succeeded')
    await waitABit(7_000)
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toEqual([])
    expect(sent(http, 'orders.submit-order')).toHaveLength(1)
  })

  it('pays anew by such a press, once, where the bank still waits', async () => {
    const { http, user } = await notCharged('requires_action')
    await fill(user, 'Name on card', 'Maeve Okafor')
    await beAskedAbout(http)
    await user.dblClick(payButton())
    expect(cardProvider.confirmations).toEqual([])
    await waitABit(7_000)
    await waitFor(() => expect(cardProvider.confirmations).toHaveLength(1))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'orders.submit-order')).toHaveLength(1)
  })

  it('is left alone, coming back from anywhere else, where no bank asks', async () => {
    const { http, user } = await notCharged('requires_payment_method')
    await user.click(screen.getByRole('button', { name: /^Pay/ }))
    const at = document.activeElement
    await comeIntoSight()
    await waitABit(6_000)
    expect(document.activeElement).toBe(at)
    expect(sent(http, 'payment.create-transaction')).toHaveLength(SURE_AFTER)
  })
})
