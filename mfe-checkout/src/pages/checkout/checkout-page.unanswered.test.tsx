import { act, screen } from '@testing-library/react'
import { NetworkError } from '@galo/contracts/errors'
import { aPlatform, aKeptAttempt, open, ready, sent } from '../../test/checkout-page.fixture'

const UNKNOWN = /We don’t know yet whether the restaurant has your order/

/** Somebody who has paid, at a server that does not answer `times` times. */
const paidAtDeadServer = async (times: number) => {
  let left = times
  const http = aPlatform({
    'orders.submit-order': () => {
      if (left-- > 0) throw new NetworkError('unreachable')
      return { data: { id: 'order-1' } }
    },
  })
  const page = open({ fulfilmentDetails: ready, payment: aKeptAttempt('submitting') }, http)
  await screen.findByText(UNKNOWN)
  return page
}
const waitABit = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('who has paid while the servers were down', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  it('has their order once the servers are back, without pressing anything', async () => {
    const { http } = await paidAtDeadServer(2)
    await waitABit(6_000)
    expect(screen.getByText(UNKNOWN)).toBeInTheDocument()
    await waitABit(11_000)
    expect(window.location.pathname).toBe('/order/myorders/order-1')
    expect(sent(http, 'orders.submit-order')).toHaveLength(3)
    expect(new Set(sent(http, 'orders.submit-order').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(sent(http, 'payment.create-transaction')).toEqual([])
  })

  it('keeps the focus where it is, and is told once', async () => {
    const { http, user } = await paidAtDeadServer(99)
    const said = screen.getByText(UNKNOWN)
    await user.tab()
    const at = document.activeElement
    await waitABit(40_000)
    expect(sent(http, 'orders.submit-order').length).toBeGreaterThan(3)
    expect(screen.getByText(UNKNOWN)).toBe(said)
    expect(document.activeElement).toBe(at)
  })

  it('sees what is done when they press while we ask by ourselves', async () => {
    let answer = (_order: unknown): void => {}
    const answered = new Promise<unknown>((resolve) => (answer = resolve))
    let asked = 0
    const http = aPlatform({
      'orders.submit-order': () => {
        if (asked++ === 0) throw new NetworkError('unreachable')
        return answered
      },
    })
    const { user } = open({ fulfilmentDetails: ready, payment: aKeptAttempt('submitting') }, http)
    await screen.findByText(UNKNOWN)
    await waitABit(6_000)
    expect(asked).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(screen.getByRole('button', { name: 'Placing your order' })).toBeVisible()
    await act(async () => answer({ data: { id: 'order-1' } }))
    await waitABit(0)
    expect(window.location.pathname).toBe('/order/myorders/order-1')
    expect(asked).toBe(2)
  })
})
