import { screen } from '@testing-library/react'
import { NetworkError } from '@galo/contracts'
import { aLine, aSignedBasket } from '@galo/testing'
import { cardProvider } from '../../test/fake-card-provider'
import { openAtPayment, payButton, ready, refusal } from '../../test/checkout-page.fixture'

describe('paying that is refused', () => {
  it('tells menu of a refused basket and keeps everything that was typed', async () => {
    const { user, bus, state } = await openAtPayment({
      'platform.basket.build-order': () =>
        aSignedBasket({ menu_items: [aLine({ display_name: 'Half chicken', each: 1195, quantity: 2 })] }),
    })
    const heard: unknown[] = []
    bus.subscribe('basket.refused', ({ payload }) => heard.push(payload))
    await user.click(payButton())
    expect(await screen.findByText('Your basket has changed. Nothing was charged.')).toBeInTheDocument()
    expect(heard).toEqual([{ basketId: 'basket-1', code: 'BASKET_STALE' }])
    expect(screen.getByRole('button', { name: 'Pay £23.90' })).toBeInTheDocument()
    expect(state.read('fulfilmentDetails').get()).toEqual(ready)
    expect(cardProvider.confirmations).toEqual([])
  })

  it('says what sold out when nothing is left to pay for', async () => {
    const { user } = await openAtPayment({
      'platform.basket.build-order': () => {
        throw refusal('ITEM_OUT_OF_STOCK', aSignedBasket({ menu_items: [] }))
      },
    })
    await user.click(payButton())
    expect(await screen.findByText(/Half chicken just sold out/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Nothing in here yet' })).toBeInTheDocument()
    expect(cardProvider.confirmations).toEqual([])
  })

  it('offers the restaurant’s number after the second failure', async () => {
    const { user } = await openAtPayment({
      'platform.basket.build-order': () => {
        throw new NetworkError('unreachable')
      },
    })
    await user.click(payButton())
    expect(await screen.findByText('Sorry, something went wrong!')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Back to the menu' })).not.toBeInTheDocument()
    await user.click(payButton())
    expect(await screen.findByRole('link', { name: 'Back to the menu' })).toBeInTheDocument()
  })
})
