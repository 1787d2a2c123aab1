import { act, aLine, fireEvent, renderScreen, screen } from '@galo/testing'
import { useLocation } from '@galo/navigation'
import basketSum from '../../exposes/basket-sum'
import { aFilledBasket } from '../../test/a-filled-basket'

const { Fragment } = basketSum
const seed = { basket: aFilledBasket([aLine({ quantity: 2 })]) }

const MENU = '/order/menu/galo-deansgate?fulfilment=collection'

const Where = () => {
  const { pathname, search } = useLocation()
  return <p role="status">{pathname + search}</p>
}

const onLink = (
  <a href={MENU}>
    <Fragment />
  </a>
)

describe('the basket’s sum', () => {
  it('says on the header’s link what is in it', () => {
    renderScreen(onLink, { owner: 'mfe-menu', at: '/order/search', seed })
    expect(screen.getByRole('link', { name: 'Basket, 2 dishes, £2.40' })).toBeInTheDocument()
  })

  it('has the link open the basket on the menu that it comes from', async () => {
    const { user } = renderScreen(
      <>
        {onLink}
        <Where />
      </>,
      { owner: 'mfe-menu', at: MENU, seed },
    )
    await user.click(screen.getByRole('link', { name: /Basket/ }))
    expect(screen.getByRole('status')).toHaveTextContent(`${MENU}&basket=open`)
  })

  it('leaves a press for another tab to the browser', () => {
    renderScreen(onLink, { owner: 'mfe-menu', at: MENU, seed })
    expect(fireEvent.click(screen.getByRole('link', { name: /Basket/ }), { ctrlKey: true })).toBe(true)
  })

  it('goes when its order was submitted, wherever the customer is', () => {
    const { bus, state } = renderScreen(<Fragment />, { owner: 'mfe-menu', at: '/order/myorders/order-1', seed })
    act(() => bus.publish('order.submitted', { orderId: 'order-1', basketId: 'basket-1' }))
    expect(screen.queryByText(/Basket/)).toBeNull()
    expect(state.read('basket').getState().signed).toBeNull()
  })

  it('still clears the basket when it comes after the order was submitted', () => {
    const { bus, rerender } = renderScreen(<p>Paying</p>, { owner: 'mfe-menu', seed })
    act(() => bus.publish('order.submitted', { orderId: 'order-1', basketId: 'basket-1' }))
    rerender(<Fragment />)
    expect(screen.queryByText(/Basket/)).toBeNull()
  })
})
