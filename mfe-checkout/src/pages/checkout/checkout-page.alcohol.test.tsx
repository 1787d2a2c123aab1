import { act, screen, waitFor, within } from '@testing-library/react'
import { aBasketState, aLine, aSignedBasket } from '@galo/testing'
import { aPlatform, basket, fill, open, payButton, ready, sent, settle } from '../../test/checkout-page.fixture'

const lager = aLine({ id: 'line-9', display_name: 'Galo lager', each: 450, quantity: 1, age_restricted: true })
const withLager = aSignedBasket({
  menu_items: [aLine({ display_name: 'Half chicken', each: 1095, quantity: 2 }), lager],
})
const openWith = async (signed = withLager) => {
  const http = aPlatform({ 'basket.build-order': () => signed })
  const page = open({ fulfilmentDetails: ready, basket: aBasketState({ ...basket, signed }) }, http)
  await fill(page.user, 'Name on card', 'Maeve Okafor')
  return page
}
const tick = () => screen.findByRole('checkbox', { name: 'I’m 18 or over, and I’ll bring ID' })

describe('An order with alcohol', () => {
  it('says who looks at which ID, and is paid for once the customer has ticked that they are 18 or over', async () => {
    const { user, http } = await openWith()
    expect(await tick()).not.toBeChecked()
    expect(screen.getByText(/photo ID at the counter: a passport, a driving licence or a PASS card/)).toBeVisible()
    await user.click(await tick())
    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'payment.create-transaction')[0]?.body).toMatchObject({
      metadata: { isAgeRestrictedOrder: true },
    })
    expect(sent(http, 'orders.submit-order')[0]?.body).toMatchObject({ is_age_restricted_order: true })
  })

  it('asks when Pay is pressed without the tick, pays nothing on “Go back”, and goes on with yes', async () => {
    const { user, http, state } = await openWith()
    await tick()
    await user.click(payButton())
    const question = await screen.findByRole('dialog', { name: 'Are you 18 or over?' })
    expect(within(question).getByText('Alcohol: you must be 18 or over and show ID.')).toBeVisible()
    await user.click(within(question).getByRole('button', { name: 'Go back' }))
    await settle()
    expect(sent(http, 'basket.build-order')).toEqual([])

    await user.click(payButton())
    await user.click(await screen.findByRole('button', { name: 'I’m 18 or over' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'orders.submit-order')).toHaveLength(1)
    // Of the next order nothing is said yet.
    expect(state.read('checkout').getState().ageStatedFor).toBeNull()
  })

  it('is not had at an hour at which it may not be handed over: the time is given up, with the reason', async () => {
    const refused = { data: { validateTime: { valid: false, reason: 'ALCOHOL_NOT_SOLD' } } }
    const http = aPlatform({ 'capacity.validate-time': () => refused })
    const { user } = open({ basket: aBasketState({ ...basket, signed: withLager }) }, http)
    await user.click(await screen.findByRole('button', { name: 'As soon as possible · 12:20' }))
    expect(await screen.findByText(/it may not be handed over at 12:20/)).toBeVisible()
    expect(sent(http, 'capacity.validate-time')[0]).toMatchObject({ body: { variables: { isAgeRestricted: true } } })
  })

  it('asks nothing any more once the alcohol is out, and asks anew when it is in again', async () => {
    const { user, state } = await openWith()
    await user.click(await tick())
    const lie = (signed: typeof withLager) =>
      act(() => state.write('basket')?.setState((known) => ({ ...known, signed, revision: known.revision + 1 })))
    lie(aSignedBasket({ revision: 2, menu_items: [aLine({ display_name: 'Half chicken', each: 1095, quantity: 2 })] }))
    expect(screen.queryByText('There’s alcohol in this order')).toBeNull()
    lie({ ...withLager, data: { ...withLager.data, revision: 3 } })
    expect(await tick()).not.toBeChecked()
    await settle()
  })

  it('asks nobody again who said it of this basket before its first alcohol went in', async () => {
    const http = aPlatform({ 'basket.build-order': () => withLager })
    const notices = { areAllergensRead: true, ageStatedFor: withLager.data.id }
    const { user } = open(
      { fulfilmentDetails: ready, basket: aBasketState({ ...basket, signed: withLager }), notices },
      http,
    )
    await fill(user, 'Name on card', 'Maeve Okafor')
    expect(screen.getByText('You’ve said that you’re 18 or over.')).toBeVisible()
    expect(screen.getByText(/photo ID at the counter/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /18 or over/ })).toBeNull()
    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(http, 'orders.submit-order')[0]?.body).toMatchObject({ is_age_restricted_order: true })
  })

  it('asks whoever said it of another basket', async () => {
    const notices = { areAllergensRead: true, ageStatedFor: 'basket-of-yesterday' }
    open({ fulfilmentDetails: ready, basket: aBasketState({ ...basket, signed: withLager }), notices })
    expect(await tick()).not.toBeChecked()
    await settle()
  })

  it('remembers what was said over a reload, of this basket and no other', async () => {
    const first = await openWith()
    await first.user.click(await tick())
    const checkout = first.state.read('checkout').getState()
    first.unmount()
    const again = open({ fulfilmentDetails: ready, basket: aBasketState({ ...basket, signed: withLager }), checkout })
    expect(await tick()).toBeChecked()
    again.unmount()
    const other = { ...withLager, data: { ...withLager.data, id: 'basket-2' } }
    open({ fulfilmentDetails: ready, basket: aBasketState({ ...basket, signed: other }), checkout })
    expect(await tick()).not.toBeChecked()
    await settle()
  })

  it('is nothing that food alone asks', async () => {
    open({ fulfilmentDetails: ready })
    await settle()
    expect(screen.queryByText('There’s alcohol in this order')).toBeNull()
  })
})
