import { act, screen, waitFor } from '@testing-library/react'
import { useLocation, useNavigate } from '@galo/navigation'
import { renderScreen } from '@galo/testing'
import { aPlatform, basket, fill, open, payButton, ready, sent } from '../../test/checkout-page.fixture'
import { CheckoutPage } from './checkout-page'

const MENU = '/order/menu/deansgate'

/** A site of two pages, as far as the checkout can tell. */
const Site = () => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(MENU)}>Menu</button>
      <button onClick={() => void navigate('/order/checkout')}>Checkout</button>
      {pathname === '/order/checkout' && <CheckoutPage />}
    </>
  )
}

/** Paid, and the order on its way to a platform that takes its time. */
const payAndWait = async () => {
  let placed = (_answer: object) => {}
  const http = aPlatform({ 'orders.submit-order': () => new Promise((resolve) => (placed = resolve)) })
  const { user } = renderScreen(<Site />, {
    owner: 'mfe-checkout',
    at: '/order/checkout',
    seed: { basket, fulfilmentDetails: ready },
    http,
  })
  await fill(user, 'Name on card', 'Maeve Okafor')
  await user.click(payButton())
  await waitFor(() => expect(sent(http, 'orders.submit-order')).toHaveLength(1))
  return { user, place: () => act(async () => placed({ data: { id: 'order-1' } })) }
}

describe('Leaving the checkout while paying', () => {
  it('leads whoever went back to the menu, and then said yes to their bank, to their order', async () => {
    const { user, place } = await payAndWait()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(window.location.pathname).toBe(MENU)
    await place()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
  })

  it('puts the order into the history once, for whoever came back to the checkout meanwhile', async () => {
    const { user, place } = await payAndWait()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(screen.getByRole('button', { name: 'Checkout' }))
    const pages = window.history.length
    await place()
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(window.history.length).toBe(pages)
  })

  it('shows what was ordered until the page has gone; the next order begins anew', async () => {
    const { user, state, unmount } = open({ fulfilmentDetails: ready })
    const chosen = () => state.read('fulfilmentDetails').getState().fulfilment
    await fill(user, 'Name on card', 'Maeve Okafor')
    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(chosen()).toEqual(ready.fulfilment)
    expect(screen.getByLabelText('Name on card')).toBeVisible()
    unmount()
    expect(chosen()).toBeNull()
  })

  it('begins the next order anew also where the document goes before another page is drawn', async () => {
    const { user, state } = open({ fulfilmentDetails: ready })
    const chosen = () => state.read('fulfilmentDetails').getState().fulfilment
    window.dispatchEvent(new Event('pagehide'))
    expect(chosen()).toEqual(ready.fulfilment)
    await fill(user, 'Name on card', 'Maeve Okafor')
    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(chosen()).toBeNull()
  })
})
