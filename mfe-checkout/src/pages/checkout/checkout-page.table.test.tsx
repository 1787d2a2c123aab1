import { screen, waitFor } from '@testing-library/react'
import type { Seed } from '@galo/state'
import { aLine, aSignedBasket } from '@galo/testing'
import { FULFILMENT_METHODS } from '../../fulfilment/fulfilment-methods'
import { aPlatform, basket, fill, open, payButton, refusal, sent } from '../../test/checkout-page.fixture'

const lines = [aLine({ display_name: 'Half chicken', each: 1095, quantity: 2 })]
const seatedBasket = aSignedBasket({ fulfilment_type: 'AT_TABLE', menu_items: lines })
const seated: NonNullable<Seed['basket']> = { ...basket, signed: seatedBasket, fulfilmentType: 'AT_TABLE' }
const scannedAs = (table: string) => ({ restaurantId: seatedBasket.data.restaurant_id, table })

const openSeated = async (seed: Seed = {}) => {
  await FULFILMENT_METHODS.AT_TABLE.load()
  const http = aPlatform({ 'basket.build-order': () => seatedBasket })
  return { ...open({ basket: seated, ...seed }, http), http }
}
const goOn = (to: string) => screen.findByRole('button', { name: to })

describe('An order from a table', () => {
  it('asks a guest who scanned its code for nothing they need not say, and sends the table', async () => {
    const { user, http } = await openSeated({ scannedTable: scannedAs('12') })
    expect(await screen.findByText(/brought to your table/)).toBeVisible()
    expect(await screen.findByLabelText('E-mail (optional)')).not.toBeRequired()
    expect(screen.getByLabelText('First name (optional)')).not.toBeRequired()
    await user.click(await goOn('Continue to payment'))
    expect(screen.getByText('Table 12')).toBeVisible()
    expect(screen.getByText('A guest, without a name')).toBeVisible()
    await fill(user, 'Name on card', 'Maeve Okafor')
    await user.click(payButton())
    await waitFor(() =>
      expect(sent(http, 'orders.submit-order').map(({ body }) => body)).toMatchObject([
        { type: 'EAT_IN', table: '12', payment_reference: 'reference-1' },
      ]),
    )
  })

  it('goes to another table when they say so, though the code is read again', async () => {
    const { user, state } = await openSeated({ scannedTable: scannedAs('12') })
    await user.click(await goOn('Continue to payment'))
    await user.click(screen.getByRole('button', { name: 'Edit table number' }))
    const field = screen.getByLabelText('Table number')
    expect(field).toHaveValue('12')
    await user.clear(field)
    await user.paste('14')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(screen.getByText('Table 14')).toBeVisible()
    expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({ table: '14', saved: true })
  })

  it.each([
    ['abc', /1 to 999/],
    ['0', /1 to 999/],
    ['12345', /1 to 999/],
  ])('says of a code with table %s what is wrong with it, at the field', async (table, words) => {
    const { user, http } = await openSeated({ scannedTable: scannedAs(table) })
    await user.click(await goOn('Continue to table number'))
    const field = await screen.findByLabelText('Table number')
    expect(field).toHaveValue(table)
    expect(field).toHaveAccessibleDescription(words)
    await user.click(payButton())
    expect(field).toBeVisible()
    expect(sent(http, 'payment.create-transaction')).toEqual([])
  })

  it('asks for the table where no code has said it', async () => {
    const { user } = await openSeated()
    await user.click(await goOn('Continue to table number'))
    expect(await screen.findByLabelText('Table number')).toHaveValue('')
    await user.click(await goOn('Continue to payment'))
    expect(screen.getByLabelText('Table number')).toHaveAccessibleDescription(/Tell us the number of your table/)
  })

  it.each([
    ['OUTSIDE_OPENING_HOURS', 'The kitchen has closed for today.'],
    ['CHANNEL_OFFLINE', 'Orders from our tables have stopped for now.'],
  ])('sends nobody who sits there to another restaurant when it is refused by %s', async (code, title) => {
    const { user, http } = await openSeated({ scannedTable: scannedAs('12') })
    http.answer('basket.build-order', () => {
      throw refusal(code, seatedBasket)
    })
    await user.click(await goOn('Continue to payment'))
    await fill(user, 'Name on card', 'Maeve Okafor')
    await user.click(payButton())
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(/Nothing was charged.* Ask /)).toBeVisible()
    expect(screen.queryByText(/another restaurant/i)).not.toBeInTheDocument()
  })
})
