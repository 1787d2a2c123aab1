import { screen, waitFor, within } from '@testing-library/react'
import { cardProvider } from '../../test/fake-card-provider'
import {
  aKeptAttempt,
  aPlatform,
  open,
  openAtPayment,
  payButton,
  personal,
  ready,
  refusal,
  sent,
  TAKEN,
  times,
} from '../../test/checkout-page.fixture'

describe('A time that goes while it is being paid for', () => {
  it('shows the next times when the chosen one goes while paying', async () => {
    const { user, http } = await openAtPayment({
      'capacity.validate-time': () => TAKEN,
    })
    http.answer('capacity.list-available-times', () => times('2026-11-18T12:55:00.000Z'))
    await user.click(payButton())
    const opened = await screen.findByRole('dialog', { name: 'Someone beat us to 12:40' })
    await user.click(within(opened).getByRole('button', { name: 'See all times' }))
    expect(screen.getByRole('group', { name: 'Collect today' })).toHaveFocus()
    expect(screen.getByRole('radio', { name: '12:55' })).not.toBeChecked()
    expect(screen.getByText('Maeve Okafor · 07700 900142')).toBeInTheDocument()
  })

  it('takes the time that the customer picks from the dialog, and no other', async () => {
    const { user, http } = await openAtPayment({
      'capacity.validate-time': () => TAKEN,
    })
    http.answer('capacity.list-available-times', () => times('2026-11-18T12:55:00.000Z'))
    await user.click(payButton())
    const dialog = await screen.findByRole('dialog', { name: 'Someone beat us to 12:40' })
    expect(dialog).toHaveTextContent('Nothing was charged')
    expect(within(dialog).getAllByText(/Someone beat us to 12:40/)).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: /12:55/ }))
    expect(screen.getByRole('radio', { name: '12:55' })).toBeChecked()
  })

  it('says to whoever pressed Pay that nothing was charged, when no time is left at all', async () => {
    const { user, http } = await openAtPayment({
      'capacity.validate-time': () => TAKEN,
    })
    http.answer('capacity.list-available-times', () => times())
    await user.click(payButton())
    const dialog = await screen.findByRole('dialog', { name: 'No collection slots available' })
    expect(dialog).toHaveTextContent('Nothing was charged, and your basket is as you left it.')
  })

  it('asks for another time, and no more money, when the first one went after paying', async () => {
    let isFull = true
    const http = aPlatform({
      'capacity.list-available-times': () => times('2026-11-18T12:55:00.000Z'),
      'capacity.validate-time': () => (isFull ? TAKEN : { data: { validateTime: { valid: true } } }),
      'orders.submit-order': () => {
        if (isFull) throw refusal('PICKUP_SLOT_ERROR')
        return { data: { id: 'order-1' } }
      },
    })
    const { user } = open(
      {
        fulfilmentDetails: { personal, fulfilment: null },
        payment: aKeptAttempt('submitting'),
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
    expect(sent(http, 'payment.create-transaction')).toEqual([])
    expect(sent(http, 'orders.submit-order').at(-1)).toMatchObject({
      body: { pickup_time: '2026-11-18T12:55:00.000Z', payment_reference: 'reference-1' },
    })
  })

  it('gives the money back to whoever has paid when no time is left, and sends them nowhere before', async () => {
    let code = 'PICKUP_SLOT_ERROR'
    const http = aPlatform({
      'capacity.list-available-times': () => times(),
      'capacity.validate-time': () => TAKEN,
      'orders.submit-order': () => {
        throw refusal(code)
      },
    })
    const { user } = open({ fulfilmentDetails: ready, payment: aKeptAttempt('submitting') }, http)
    const giveBack = await screen.findByRole('button', { name: 'Give my money back' })
    expect(screen.getByText(/You’ve paid, and no time is left/).closest('[role="status"]')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    code = 'NO_SLOTS_LEFT'
    await user.click(giveBack)
    const news = await screen.findByText('Your money is on its way back.')
    expect(news.closest('[tabindex="-1"]')).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent(http, 'payment.create-transaction')).toEqual([])
    expect(cardProvider.confirmations).toEqual([])
  })

  it.each([
    ['TOO_SOON', /the kitchen can’t make 12:40The first time is now 12:55\./i],
    ['NOT_TAKING', /stopped taking collection orders/],
  ])('blames nobody when the time went because of %s', async (reason, words) => {
    const { user, http } = await openAtPayment({
      'capacity.validate-time': () => ({ data: { validateTime: { valid: false, reason } } }),
    })
    http.answer('capacity.list-available-times', () => times('2026-11-18T12:55:00.000Z'))
    await user.click(payButton())
    expect(await screen.findByRole('dialog')).toHaveTextContent(words)
    expect(screen.queryByText(/beat us/)).not.toBeInTheDocument()
  })
})
