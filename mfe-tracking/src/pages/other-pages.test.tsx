import { renderToString } from 'react-dom/server'
import { NetworkError } from '@galo/contracts/errors'
import { act, aSubmittedOrder, createFakeHttp, renderScreen, screen } from '@galo/testing'
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

/** Lets answers that nobody waits for come in: they are all in this turn's microtasks. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))

/** A platform that knows these orders of the visitor. */
const knows = (...orders: readonly ReturnType<typeof aSubmittedOrder>[]) =>
  createFakeHttp({ 'orders.list-orders': () => ({ data: orders }) })

describe('MyOrdersPage', () => {
  it('finds an order of which this tab knows nothing, with its restaurant, dishes and total', async () => {
    const order = aSubmittedOrder({
      restaurant: { slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate, Manchester M3 4EN' },
    })
    const { state } = renderScreen(<MyOrdersPage />, { owner: 'mfe-tracking', http: knows(order) })
    const link = await screen.findByRole('link', { name: /Galo Deansgate/ })
    expect(link).toHaveAttribute('href', `/order/myorders/${order.id}`)
    expect(link).toHaveTextContent(/£16\.60.*Order 4T-118.*Waiting for the restaurant.*Half chicken/)
    expect(state.read('submittedOrder').getState().orders).toEqual([{ orderId: order.id, placedAt: order.created_at }])
  })

  it('says what comes back of the money of an order that came to nothing', async () => {
    const refund = {
      amount: { currency_code: 'GBP' as const, value: 1_660 },
      given_back_at: '2026-11-18T12:06:00Z',
      due_by: '2026-11-25',
    }
    renderScreen(<MyOrdersPage />, {
      owner: 'mfe-tracking',
      http: knows(aSubmittedOrder({ order_state: 'rejected', refund })),
    })
    const link = await screen.findByRole('link', { name: /4T-118/ })
    expect(link).toHaveTextContent(/Refunded.*£16\.60 goes back to your card by Wed 25 Nov\./)
  })

  it('does not say that there are none when nobody could be asked', async () => {
    const http = createFakeHttp({
      'orders.list-orders': () => {
        throw Object.assign(new NetworkError('unreachable'), { trace: '4bf92f3577b34da6a3ce929d0e0e4736' })
      },
    })
    const { user } = renderScreen(<MyOrdersPage />, { owner: 'mfe-tracking', http })
    expect(await screen.findByRole('heading', { name: 'We can’t reach your orders' })).toBeVisible()
    expect(screen.getByText('4bf92f3577b34da6a3ce929d0e0e4736')).toBeVisible()
    http.answer('orders.list-orders', () => ({ data: [aSubmittedOrder()] }))
    await user.click(screen.getByRole('button', { name: /try again|retry/i }))
    expect(await screen.findByRole('link', { name: /4T-118/ })).toBeVisible()
  })

  it('leads to every order of the visit, with its number, state and time', async () => {
    renderScreen(<MyOrdersPage />, { owner: 'mfe-tracking', seed, http: knows(ORDER) })
    const link = screen.getByRole('link', { name: /order 4T-118/i })
    expect(link).toHaveAttribute('href', `/order/myorders/${ORDER.id}`)
    expect(link).toHaveTextContent('Not completed')
    expect(link).toHaveTextContent('Wed 18 Nov, 12:05')
    await settle()
  })

  it('asks for the food of an order that was eaten once more, and leads to its menu', async () => {
    const eaten = aSubmittedOrder({
      id: '0f9d3c1e-5a52-4e0c-9d0b-6a6a3f1f7a99',
      order_state: 'confirmed',
      fulfilment: { type: 'COLLECTION', pickup_time: '2026-11-17T12:40:00.000Z' },
      restaurant: { slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate, Manchester M3 4EN' },
    })
    const { user, bus } = renderScreen(<MyOrdersPage />, { owner: 'mfe-tracking', http: knows(eaten, ORDER) })
    const asked: string[] = []
    bus.subscribe('order-again.requested', ({ payload }) => void asked.push(payload.orderId))
    await user.click(await screen.findByRole('button', { name: 'Order again: Half chicken' }))
    expect(asked).toEqual([eaten.id])
    expect(window.location.pathname).toBe('/order/menu/deansgate')
  })

  it('finds an order among many by what was in it', async () => {
    const many = Array.from({ length: 6 }, (_, index) =>
      aSubmittedOrder({ id: `0f9d3c1e-5a52-4e0c-9d0b-6a6a3f1f7a1${index}`, short_id: `4T-11${index}` }),
    )
    const { user } = renderScreen(<MyOrdersPage />, { owner: 'mfe-tracking', http: knows(...many) })
    const search = await screen.findByRole('searchbox', { name: 'Find an order by dish, Galo or number' })
    await user.type(search, '4t113')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('1 of 6 orders')).toBeVisible()
    await user.type(search, 'x')
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    expect(screen.getByText('No order of yours has “4t113x” in it.')).toBeVisible()
  })

  it('leads to the search when there are none', async () => {
    renderScreen(<MyOrdersPage />, { owner: 'mfe-tracking', http: knows() })
    expect(await screen.findByRole('link', { name: 'Find my Galo' })).toHaveAttribute('href', '/order/search')
  })
})

describe('OutcomePage', () => {
  const open = (outcome: 'success' | 'failure' | 'check-email', withOrder = true) =>
    renderScreen(<OutcomePage data={outcome} params={{}} />, {
      owner: 'mfe-tracking',
      seed: withOrder ? seed : {},
      http: knows(...(withOrder ? [ORDER] : [])),
    })

  it('leads from success to the order that was just placed', async () => {
    open('success')
    expect(screen.getByRole('link', { name: 'Watch your order' })).toHaveAttribute(
      'href',
      `/order/myorders/${ORDER.id}`,
    )
    await settle()
  })

  it('does not promise an order it does not know', async () => {
    open('success', false)
    expect(await screen.findByRole('link', { name: 'Find my Galo' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Watch your order' })).not.toBeInTheDocument()
  })

  it('says what a declined payment means for the money, and leads back to the checkout', async () => {
    open('failure')
    expect(screen.getByText(/no money was taken/i)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Go back to checkout' })).toBeVisible()
  })

  it('waits for no mail that nobody sends', () => {
    open('check-email', false)
    expect(screen.getByText(/We don’t send e-mails about orders/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/order/myorders')
  })

  it('speaks of a refund when it does not know the order', async () => {
    open('failure', false)
    expect(await screen.findByText(/the charge has been refunded/i)).toBeVisible()
  })
})
