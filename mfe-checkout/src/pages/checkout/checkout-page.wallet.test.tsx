import { act, screen, waitFor, within } from '@testing-library/react'
import { aBasketState, aLine, aSignedBasket } from '@galo/testing'
import { cardProvider } from '../../test/fake-card-provider'
import {
  aPlatform,
  basket,
  open,
  personal,
  ready,
  refusal,
  sent,
  settle,
  signed,
} from '../../test/checkout-page.fixture'

const openWithWallet = async (...given: Parameters<typeof open>) => {
  cardProvider.giveWallet()
  const page = open(...given)
  expect(await screen.findByText('or by card')).toBeVisible()
  return page
}
const press = () => {
  let sum: number | null = null
  act(() => {
    sum = cardProvider.pressWallet()
  })
  return sum
}
const confirm = () => act(async () => void cardProvider.confirmWallet())

describe('A wallet', () => {
  it('is not there, nor anything said of one, where the device has none', async () => {
    cardProvider.giveWallet({ isKnown: false })
    open({ fulfilmentDetails: ready })
    expect(await screen.findByLabelText('Name on card')).toBeVisible()
    await settle()
    expect(screen.queryByText('or by card')).toBeNull()
  })

  it('pays with no card typed: the sum is the order’s, one payment is opened, one order placed', async () => {
    const { http } = await openWithWallet({ fulfilmentDetails: ready })
    expect(press()).toBe(signed.data.totals.grand_total.value)
    expect(sent(http, 'payment.create-transaction')).toEqual([])
    await confirm()
    await confirm()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations).toEqual([{ clientSecret: 'secret-1', name: 'wallet' }])
    expect(sent(http, 'payment.create-transaction')).toHaveLength(1)
    expect(sent(http, 'orders.submit-order')).toHaveLength(1)
  })

  it('says the sum with the tip in it, and that is what the payment is opened for', async () => {
    const { user, http } = await openWithWallet({ fulfilmentDetails: ready })
    await user.click(await screen.findByRole('radio', { name: '£2' }))
    const sum = signed.data.totals.grand_total.value + 200
    await waitFor(() => expect(press()).toBe(sum))
    await confirm()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'payment.create-transaction')[0]?.body).toMatchObject({ stripe: { amount: sum }, tip: 200 })
  })

  it('charges nothing when its sheet is put away, and pays the next time', async () => {
    const { http } = await openWithWallet({ fulfilmentDetails: ready })
    press()
    await settle()
    expect(sent(http, 'basket.build-order')).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    press()
    await confirm()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
  })

  it('puts the sheet away and says why, when the kitchen doesn’t take the order; the card is asked for nothing', async () => {
    const http = aPlatform({
      'basket.build-order': () => {
        throw refusal('CHANNEL_OFFLINE')
      },
    })
    await openWithWallet({ fulfilmentDetails: ready }, http)
    press()
    await confirm()
    expect(await screen.findByText('This restaurant has stopped taking orders for now.')).toBeVisible()
    expect(cardProvider.sheetsFailed).toBe(1)
    expect(cardProvider.confirmations).toEqual([])
  })

  it('that is refused says so in words, and another card pays the same payment', async () => {
    cardProvider.answer(
      { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
      { paymentIntent: { status: 'succeeded' } },
    )
    const { user, http } = await openWithWallet({ fulfilmentDetails: ready })
    press()
    await confirm()
    expect(await screen.findByText(/card wasn’t charged/)).toBeVisible()
    await user.click(screen.getByLabelText('Name on card'))
    await user.paste('Maeve Okafor')
    await user.click(screen.getByRole('button', { name: /^Pay/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(cardProvider.confirmations.map(({ name }) => name)).toEqual(['wallet', 'Maeve Okafor'])
    expect(sent(http, 'orders.submit-order')).toHaveLength(1)
  })

  it('opens no sheet while something is being changed, and leads there instead', async () => {
    const { user } = await openWithWallet({ fulfilmentDetails: { ...ready, personal } })
    await user.click(screen.getAllByRole('button', { name: /^(Edit|Change)/ })[0] ?? document.body)
    expect(press()).toBeNull()
    expect(await screen.findByText('One thing first.')).toBeVisible()
  })

  it('asks before alcohol, and opens its sheet at the next press', async () => {
    const lager = aLine({ id: 'line-9', display_name: 'Galo lager', each: 450, quantity: 1, age_restricted: true })
    const withLager = aSignedBasket({ menu_items: [lager] })
    const { user, http } = await openWithWallet(
      { fulfilmentDetails: ready, basket: aBasketState({ ...basket, signed: withLager }) },
      aPlatform({ 'basket.build-order': () => withLager }),
    )
    expect(press()).toBeNull()
    const question = await screen.findByRole('dialog', { name: 'Are you 18 or over?' })
    await user.click(within(question).getByRole('button', { name: 'I’m 18 or over' }))
    expect(screen.getByText('Once that’s answered, press your wallet again.')).toBeVisible()
    expect(sent(http, 'basket.build-order')).toEqual([])
    expect(press()).toBe(withLager.data.totals.grand_total.value)
    await confirm()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'orders.submit-order')[0]?.body).toMatchObject({ is_age_restricted_order: true })
  })
})
