import { act, aLine, aSignedBasket, renderScreen, screen, waitFor } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { BasketFood } from './basket-food'

const open = (signed = aSignedBasket()) =>
  renderScreen(<BasketFood />, {
    owner: 'mfe-menu',
    seed: { basket: aFilledBasket([aLine()], { signed }) },
    http: aKitchen([aLine()]),
  })

describe('What a basket comes to', () => {
  it('says of each fee, when it is asked, what it is for', async () => {
    const fees = [{ kind: 'SERVICE', amount: { currency_code: 'GBP' as const, value: 99 } }]
    const { user } = open(aSignedBasket({ fees }))
    expect(screen.queryByText(/^11% of your food/)).toBeNull()
    await waitFor(() => expect(screen.getByText('Service fee').tagName).toBe('SUMMARY'))
    await user.click(screen.getByText('Service fee'))
    expect(await screen.findByText(/^11% of your food/)).toBeVisible()
  })

  it('says what a ride costs at the least and at the most until the address is known, and leaves it to the total then', async () => {
    const pence = (value: number) => ({ currency_code: 'GBP' as const, value })
    const service = { kind: 'SERVICE', amount: pence(99) }
    const { state } = open(aSignedBasket({ fulfilment_type: 'DELIVERY', fees: [service] }))
    expect(await screen.findByText('Delivery, still to come')).toBeVisible()
    expect(screen.getByText('£1.49–£3.49')).toBeVisible()
    expect(screen.queryByText(/^All fees are in/)).toBeNull()
    const fees = [service, { kind: 'DELIVERY', amount: pence(149) }]
    act(() =>
      state
        .write('basket')
        .setState((known) => ({ ...known, signed: aSignedBasket({ fulfilment_type: 'DELIVERY', fees }) })),
    )
    expect(screen.queryByText('Delivery, still to come')).toBeNull()
    expect(screen.getByText('£1.49')).toBeVisible()
  })

  it('is said aloud when it has changed, and not before', async () => {
    const { user } = open()
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said().join(' ')).not.toContain('comes to')
    await user.click(screen.getByRole('button', { name: 'One Garlic dip more' }))
    await waitFor(() => expect(said()).toContain('Your basket comes to £2.40.'))
  })
})
