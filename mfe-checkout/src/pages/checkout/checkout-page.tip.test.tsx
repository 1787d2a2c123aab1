import { act, screen, waitFor, within } from '@testing-library/react'
import { aBasketState, aSignedBasket } from '@galo/testing'
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
} from '../../test/checkout-page.fixture'

const tips = () => screen.findByRole('group', { name: 'A tip for the team?' })
const choose = async (page: ReturnType<typeof open>, name: string) =>
  page.user.click(within(await tips()).getByRole('radio', { name }))
const order = () => screen.getByText('Total with tip').parentElement?.parentElement
const hasOrdered = () => waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
const NO_MONEY = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: '' }

describe('A tip', () => {
  it('is nobody’s before they choose: the sum is the food’s, and what is sent says nothing of a tip', async () => {
    const { user, http } = await openAtPayment()
    expect(within(await tips()).getByRole('radio', { name: 'Not today' })).toBeChecked()
    expect(screen.getByText(/All of it goes to the restaurant’s team, with nothing taken off/)).toBeVisible()
    expect(screen.queryByText('Total with tip')).toBeNull()
    await user.click(payButton())
    await hasOrdered()
    const [asked] = sent(http, 'payment.create-transaction')
    expect(asked?.body).toMatchObject({ stripe: { amount: 2_190 } })
    expect(asked?.body).not.toHaveProperty('tip')
  })

  it('is a line of the sum, in the button, in what the card is asked for and in what the order is counted with', async () => {
    const page = await openAtPayment()
    const counted: unknown[] = []
    for (const fact of ['checkout.submit-clicked', 'checkout.submit-succeeded'] as const)
      page.bus.subscribe(fact, ({ payload }) => counted.push(payload.value))
    await choose(page, '£2')
    expect(order()).toHaveTextContent('Tip for the team£2.00Total with tip£23.90')
    expect(payButton()).toHaveTextContent('Pay £23.90')
    await page.user.click(payButton())
    await hasOrdered()
    expect(sent(page.http, 'payment.create-transaction')[0]?.body).toMatchObject({
      tip: 200,
      stripe: { amount: 2_390 },
    })
    expect(counted).toEqual([2_390, 2_390])
  })

  it('may be any sum of the market’s; what is none is said, and mended before anybody pays', async () => {
    const page = await openAtPayment()
    await choose(page, 'Other')
    await fill(page.user, 'Your tip', '€3')
    await page.user.tab()
    expect(screen.getByText('That’s a euro sign: here it’s pounds.')).toBeVisible()
    await page.user.click(payButton())
    expect(screen.getByLabelText('Your tip')).toHaveFocus()
    expect(sent(page.http, 'basket.build-order')).toEqual([])
    await page.user.clear(screen.getByLabelText('Your tip'))
    await page.user.paste('3,50')
    expect(payButton()).toHaveTextContent('Pay £25.40')
    await page.user.click(payButton())
    await hasOrdered()
    expect(sent(page.http, 'payment.create-transaction')[0]?.body).toMatchObject({
      tip: 350,
      stripe: { amount: 2_540 },
    })
  })

  it('that is changed after a card was declined asks for another sum, under another key', async () => {
    const page = await openAtPayment()
    cardProvider.answer({ error: NO_MONEY }, { paymentIntent: { status: 'succeeded' } })
    await choose(page, '£5')
    await page.user.click(payButton())
    await screen.findByRole('alert')
    await choose(page, 'Not today')
    await page.user.click(payButton())
    await hasOrdered()
    const asked = sent(page.http, 'payment.create-transaction')
    expect(asked.map(({ body }) => body)).toMatchObject([{ stripe: { amount: 2_690 } }, { stripe: { amount: 2_190 } }])
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('outlives a reload with the basket it was given with, and is nothing of the next one', async () => {
    const first = await openAtPayment()
    await choose(first, 'Other')
    await fill(first.user, 'Your tip', '1.20')
    const checkout = first.state.read('checkout').getState()
    first.unmount()
    const again = await openAtPayment({}, { checkout })
    expect(await screen.findByLabelText('Your tip')).toHaveValue('1.20')
    expect(payButton()).toHaveTextContent('Pay £23.10')
    again.unmount()
    const other = { ...signed, data: { ...signed.data, id: 'basket-2' } }
    open({ fulfilmentDetails: ready, checkout, basket: aBasketState({ ...basket, signed: other }) })
    expect(within(await tips()).getByRole('radio', { name: 'Not today' })).toBeChecked()
    expect(payButton()).toHaveTextContent('Pay £21.90')
    await settle()
  })

  it('that is paid stays what it is: what goes back is the whole sum', async () => {
    const attempt = aKeptAttempt('submitting')
    const details = attempt.attempt && { ...attempt.attempt.details, tip: 200 }
    open(
      {
        fulfilmentDetails: ready,
        payment: { ...attempt, attempt: attempt.attempt && details && { ...attempt.attempt, details } },
      },
      aPlatform({
        'orders.submit-order': () => {
          throw refusal('OUTSIDE_OPENING_HOURS')
        },
      }),
    )
    expect(await screen.findByText(/£23\.90 goes back to your card by Wed 25 Nov\./)).toBeInTheDocument()
    await settle()
  })

  it('is not asked for with an order that costs nothing', async () => {
    const free = aSignedBasket({ menu_items: signed.data.menu_items })
    const nothing = {
      ...free,
      data: { ...free.data, totals: { ...free.data.totals, grand_total: { currency_code: 'GBP' as const, value: 0 } } },
    }
    // Typed before a code took everything off: there is no field left to mend it in.
    const { user, state } = open(
      { fulfilmentDetails: ready, basket: aBasketState({ ...basket, signed: nothing }) },
      aPlatform({ 'basket.build-order': () => nothing }),
    )
    const tip = { basketId: free.data.id, value: null, own: 'two' }
    act(() => state.write('checkout').setState((known) => ({ ...known, tip })))
    expect(await screen.findByText(/Nothing to pay/)).toBeVisible()
    await settle()
    expect(screen.queryByRole('group', { name: 'A tip for the team?' })).toBeNull()
    await user.click(payButton())
    await hasOrdered()
  })
})
