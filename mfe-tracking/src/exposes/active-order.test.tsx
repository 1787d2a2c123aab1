import { act, aSubmittedOrder, renderScreen, screen } from '@galo/testing'
import activeOrder from './active-order'

const { Fragment } = activeOrder
const ORDER = aSubmittedOrder({ order_state: 'confirmed' })
const orders = [{ orderId: ORDER.id, placedAt: ORDER.created_at }]

describe('active-order', () => {
  it('is not there when nothing was ordered', () => {
    const { container } = renderScreen(<Fragment />, { owner: 'mfe-tracking' })
    expect(container).toBeEmptyDOMElement()
  })

  it('appears when an order is submitted, wherever the customer is', () => {
    const { bus } = renderScreen(<Fragment />, { owner: 'mfe-tracking' })
    act(() => bus.publish('order.submitted', { orderId: 'o1', basketId: 'b1' }))
    expect(screen.getByRole('link')).toHaveAttribute('href', '/order/myorders/o1')
  })

  it('says nothing of the restaurant in a new tab, which has not heard whether it took the order', () => {
    renderScreen(<Fragment />, { owner: 'mfe-tracking', seed: { submittedOrder: { orders } } })
    expect(screen.getByRole('link')).toHaveTextContent('You’ve placed an order. See how it stands.')
  })

  it('says that the restaurant has it while it has not said yes', () => {
    const placed = { ...ORDER, order_state: 'placed' as const }
    renderScreen(<Fragment />, {
      owner: 'mfe-tracking',
      seed: { submittedOrder: { orders }, tracking: { byId: { [ORDER.id]: placed } } },
    })
    expect(screen.getByRole('link')).toHaveTextContent('Your order is with the restaurant.')
  })

  it('tells when to collect', () => {
    renderScreen(<Fragment />, {
      owner: 'mfe-tracking',
      seed: { submittedOrder: { orders }, tracking: { byId: { [ORDER.id]: ORDER } } },
    })
    expect(screen.getByRole('link')).toHaveTextContent('Order 4T-118 is confirmed. Collect at 12:40.')
  })

  it('tells to which table it comes', () => {
    const byId = { [ORDER.id]: { ...ORDER, fulfilment: { type: 'EAT_IN', table: '12' } as const } }
    renderScreen(<Fragment />, { owner: 'mfe-tracking', seed: { submittedOrder: { orders }, tracking: { byId } } })
    expect(screen.getByRole('link')).toHaveTextContent('Order 4T-118 is confirmed. It comes to table 12.')
  })

  it('keeps quiet on the page of its own order', () => {
    const { container } = renderScreen(<Fragment />, {
      owner: 'mfe-tracking',
      at: `/order/myorders/${ORDER.id}`,
      seed: { submittedOrder: { orders } },
    })
    expect(container).toBeEmptyDOMElement()
  })
})
