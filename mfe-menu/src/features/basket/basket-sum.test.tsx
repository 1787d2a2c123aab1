import { act, aLine, renderScreen, screen } from '@galo/testing'
import basketBadge from '../../exposes/basket-badge'
import { aFilledBasket } from '../../test/a-filled-basket'

const { Fragment } = basketBadge
const seed = { basket: aFilledBasket([aLine({ quantity: 2 })]) }

describe('the basket badge', () => {
  it('leads from anywhere to the menu that the basket comes from', () => {
    renderScreen(<Fragment />, { owner: 'mfe-menu', at: '/order/search', seed })
    expect(screen.getByRole('link', { name: 'Basket, 2 dishes, £2.40' })).toHaveAttribute(
      'href',
      '/order/menu/galo-deansgate?fulfilment=collection',
    )
  })

  it('opens the basket on that menu', () => {
    renderScreen(<Fragment />, { owner: 'mfe-menu', at: '/order/menu/galo-deansgate?fulfilment=collection', seed })
    expect(screen.getByRole('link', { name: /Basket/, hidden: true })).toHaveAttribute(
      'href',
      '/order/menu/galo-deansgate?fulfilment=collection&basket=open',
    )
  })

  it('goes when its order was submitted, wherever the customer is', () => {
    const { bus, state } = renderScreen(<Fragment />, { owner: 'mfe-menu', at: '/order/myorders/order-1', seed })
    act(() => bus.publish('order.submitted', { orderId: 'order-1', basketId: 'basket-1' }))
    expect(screen.queryByRole('link')).toBeNull()
    expect(state.read('basket').getState().signed).toBeNull()
  })

  it('still clears the basket when it comes after the order was submitted', () => {
    const { bus, rerender } = renderScreen(<p>Paying</p>, { owner: 'mfe-menu', seed })
    act(() => bus.publish('order.submitted', { orderId: 'order-1', basketId: 'basket-1' }))
    rerender(<Fragment />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
