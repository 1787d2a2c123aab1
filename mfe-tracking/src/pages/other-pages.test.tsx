import { renderToString } from 'react-dom/server'
import { aSubmittedOrder, renderScreen, screen } from '@galo/testing'
import { MyOrdersPage } from './my-orders/my-orders-page'
import { OutcomePage } from './outcome/outcome-page'

const ORDER = aSubmittedOrder({ order_state: 'payment_declined' })
const seed = {
  submittedOrder: { orders: [{ orderId: ORDER.id, placedAt: ORDER.created_at }] },
  tracking: { byId: { [ORDER.id]: ORDER } },
}

describe('the server, which knows no order of this visit', () => {
  it.each([
    ['the list', <MyOrdersPage key="list" />],
    ['success', <OutcomePage key="success" data="success" params={{}} />],
    ['failure', <OutcomePage key="failure" data="failure" params={{}} />],
  ])('says so little of it as it knows, on %s', (_page, page) => {
    const html = renderToString(page)
    expect(html).toContain('Looking up your order')
    expect(html).not.toContain('<h1')
  })
})

describe('MyOrdersPage', () => {
  it('leads to every order of the visit, with its number, state and time', () => {
    renderScreen(<MyOrdersPage />, { owner: 'mfe-tracking', seed })
    const link = screen.getByRole('link', { name: /order 4T-118/i })
    expect(link).toHaveAttribute('href', `/order/myorders/${ORDER.id}`)
    expect(link).toHaveTextContent('Not completed')
    expect(link).toHaveTextContent('Wed 18 Nov, 12:05')
  })

  it('leads to the search when there are none', () => {
    renderScreen(<MyOrdersPage />, { owner: 'mfe-tracking' })
    expect(screen.getByRole('link', { name: 'Find my Galo' })).toHaveAttribute('href', '/order/search')
  })
})

describe('OutcomePage', () => {
  const open = (outcome: 'success' | 'failure' | 'check-email', withOrder = true) =>
    renderScreen(<OutcomePage data={outcome} params={{}} />, { owner: 'mfe-tracking', seed: withOrder ? seed : {} })

  it('leads from success to the order that was just placed', () => {
    open('success')
    expect(screen.getByRole('link', { name: 'Watch your order' })).toHaveAttribute(
      'href',
      `/order/myorders/${ORDER.id}`,
    )
  })

  it('does not promise an order it does not know', () => {
    open('success', false)
    expect(screen.queryByRole('link', { name: 'Watch your order' })).not.toBeInTheDocument()
  })

  it('says what a declined payment means for the money, and leads back to the checkout', () => {
    open('failure')
    expect(screen.getByText(/no money was taken/i)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go back to checkout' })).toHaveAttribute('href', '/order/checkout')
  })

  it('speaks of a refund when it does not know the order', () => {
    open('failure', false)
    expect(screen.getByText(/the charge has been refunded/i)).toBeVisible()
  })
})
