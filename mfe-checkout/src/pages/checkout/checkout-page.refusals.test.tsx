import { screen, waitFor } from '@testing-library/react'
import type { ChosenFulfilment } from '@galo/domain'
import { NetworkError, RejectedError } from '@galo/contracts/errors'
import { aLine, aLineWithSide, aSignedBasket } from '@galo/testing'
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

describe('paying that is refused', () => {
  it('tells menu of a refused basket and keeps everything that was typed', async () => {
    const { user, bus, state } = await openAtPayment({
      'basket.build-order': () =>
        aSignedBasket({ menu_items: [aLine({ display_name: 'Half chicken', each: 1195, quantity: 2 })] }),
    })
    const heard: unknown[] = []
    bus.subscribe('basket.refused', ({ payload }) => heard.push(payload))
    await user.click(payButton())
    expect(await screen.findByText('Your basket has changed. Nothing was charged.')).toBeInTheDocument()
    expect(heard).toEqual([{ basketId: 'basket-1', code: 'BASKET_STALE' }])
    expect(screen.getByRole('button', { name: 'Pay £23.90' })).toBeInTheDocument()
    expect(state.read('fulfilmentDetails').getState()).toEqual(ready)
    expect(cardProvider.confirmations).toEqual([])
  })

  it('says what sold out when nothing is left to pay for', async () => {
    const { user } = await openAtPayment({
      'basket.build-order': () => {
        throw refusal('ITEM_OUT_OF_STOCK', aSignedBasket({ menu_items: [] }))
      },
    })
    await user.click(payButton())
    expect(await screen.findByText(/Half chicken just sold out/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Nothing in here yet' })).toBeInTheDocument()
    expect(cardProvider.confirmations).toEqual([])
  })

  it('says what sold out also when another tab noticed it, and the checkout is suddenly empty', () => {
    const notice = 'Sorry, Half chicken just sold out, so we took it out of your basket.'
    open({ basket: { ...basket, signed: aSignedBasket({ menu_items: [] }), notice } })
    expect(screen.getByRole('heading', { name: 'Nothing in here yet' })).toBeInTheDocument()
    expect(screen.getByText(notice)).toBeInTheDocument()
  })

  it.each([
    // Of a release after this one.
    ['DRONE', 'How would you like it?'],
  ])('asks no money for a basket of %s that could never be ordered, and leads to collection', (type, heading) => {
    const other = aSignedBasket({ fulfilment_type: type as ChosenFulfilment, menu_items: [aLine()] })
    const { http } = open({ fulfilmentDetails: ready, basket: { ...basket, signed: other } })
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^(Pay|Place)/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Collect from Galo Deansgate' })).toHaveAttribute(
      'href',
      '/order/menu/deansgate?fulfilment=collection',
    )
    expect(http.calls).toEqual([])
  })

  it('offers the restaurant’s number after the second failure', async () => {
    const { user } = await openAtPayment({
      'basket.build-order': () => {
        throw Object.assign(new NetworkError('unreachable'), { trace: '4bf92f3577b34da6' })
      },
    })
    await user.click(payButton())
    expect(await screen.findByText('Sorry, something went wrong!')).toBeInTheDocument()
    expect(screen.getByText('4bf92f3577b34da6')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Back to the menu' })).not.toBeInTheDocument()
    await user.click(payButton())
    expect(await screen.findByRole('link', { name: 'Back to the menu' })).toBeInTheDocument()
  })

  it.each([
    ['OUTSIDE_OPENING_HOURS', 'This restaurant has closed for today.'],
    ['NO_SLOTS_LEFT', 'No collection times are left here today.'],
    ['CHANNEL_OFFLINE', 'This restaurant has stopped taking orders for now.'],
  ])('says %s by name before any card is asked, with the way to another restaurant', async (code, title) => {
    const { user, bus } = await openAtPayment({
      'basket.build-order': () => {
        throw refusal(code, signed)
      },
    })
    const heard: unknown[] = []
    bus.subscribe('basket.refused', ({ payload }) => heard.push(payload))
    await user.click(payButton())
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(screen.getByText(/Nothing was charged/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Find another restaurant' })).toHaveAttribute('href', '/order/search')
    expect(screen.queryByText(/went wrong|basket has changed/)).not.toBeInTheDocument()
    expect(cardProvider.confirmations).toEqual([])
    expect(heard).toEqual([])
  })

  it('says the same when the restaurant closes between the basket and the payment', async () => {
    const { user } = await openAtPayment({
      'payment.create-transaction': () => {
        throw refusal('OUTSIDE_OPENING_HOURS')
      },
    })
    await user.click(payButton())
    expect(await screen.findByText('This restaurant has closed for today.')).toBeInTheDocument()
    expect(cardProvider.confirmations).toEqual([])
  })

  it('names the side that sold out and what to do, instead of prices that have changed', async () => {
    const marked = aSignedBasket({ menu_items: [aLineWithSide({ side: 'Corn cobs', each: 1095, quantity: 2 })] })
    const { user } = await openAtPayment({
      'basket.build-order': () => {
        throw refusal('ITEM_OUT_OF_STOCK', marked)
      },
    })
    await user.click(payButton())
    expect(await screen.findByText(/Corn cobs \(Half chicken\) has sold out/)).toBeInTheDocument()
    expect(screen.queryByText(/Prices or dishes/)).not.toBeInTheDocument()
  })

  it('stops inviting to pay after the second failure, and lets whoever comes back try again', async () => {
    const { user, state, unmount } = await openAtPayment({
      'basket.build-order': () => {
        throw new NetworkError('unreachable')
      },
    })
    await user.click(payButton())
    await screen.findByText('Sorry, something went wrong!')
    await user.click(payButton())
    expect(await screen.findByRole('link', { name: 'Leave paying for now' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    unmount()
    expect(state.read('checkout').getState().errorCount).toBe(2)
    open({ fulfilmentDetails: ready, checkout: state.read('checkout').getState() })
    expect(payButton()).toBeInTheDocument()
    await settle()
  })

  it('lets whoever has paid put right who it is for, when that is why no order came of it', async () => {
    const { model } = refusal('BAD_REQUEST')
    const wrongName = { ...model, status: 400, message: 'BAD_REQUEST: customer.first_name: not a name' }
    let isWrong = true
    const { user, http } = await openAtPayment({
      'orders.submit-order': () => {
        if (isWrong) throw new RejectedError(wrongName, {})
        return { data: { id: 'order-1' } }
      },
    })
    await user.click(payButton())
    expect(await screen.findByText('Check who it’s for.')).toBeInTheDocument()
    isWrong = false
    await user.click(screen.getByRole('button', { name: 'Edit personal details' }))
    await user.clear(screen.getByLabelText('First name'))
    await fill(user, 'First name', 'Maev')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await user.click(await screen.findByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toHaveLength(1)
    const orders = sent(http, 'orders.submit-order')
    expect(orders.at(-1)).toMatchObject({ body: { customer: { first_name: 'Maev' } } })
    expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('shows in a new tab the name that was refused, to be put right', async () => {
    const { model } = refusal('BAD_REQUEST')
    const wrongName = { ...model, status: 400, message: 'BAD_REQUEST: customer.first_name: not a name' }
    const http = aPlatform({
      'orders.submit-order': () => {
        throw new RejectedError(wrongName, {})
      },
    })
    const { user } = open({ payment: aKeptAttempt('submitting') }, http)
    expect(await screen.findByText('Check who it’s for.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Edit personal details' }))
    expect(screen.getByLabelText('First name')).toHaveValue('Maeve')
    expect(screen.getByLabelText('E-mail')).toHaveValue('maeve@example.com')
  })
})
