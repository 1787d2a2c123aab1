import { renderToString } from 'react-dom/server'
import { NetworkError } from '@galo/contracts/errors'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { aSubmittedOrder, createFakeHttp, renderScreen, screen, within } from '@galo/testing'
import { MyOrdersPage } from './my-orders-page'

const RESTAURANT = { slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate, Manchester M3 4EN' }
/** Collected days ago. */
const eaten = (changes: Partial<SubmittedOrder> = {}) =>
  aSubmittedOrder({
    order_state: 'confirmed',
    created_at: '2026-11-10T12:05:00.000Z',
    fulfilment: { type: 'COLLECTION', pickup_time: '2026-11-10T12:40:00.000Z' },
    restaurant: RESTAURANT,
    ...changes,
  })
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    eaten({ id: `0f9d3c1e-5a52-4e0c-9d0b-6a6a3f1f7a${10 + index}`, short_id: `4T-1${10 + index}` }),
  )

/** A platform that knows these orders of the visitor. */
const knows = (...orders: readonly SubmittedOrder[]) =>
  createFakeHttp({
    'orders.list-orders': () => ({ data: orders }),
    'orders.get-order': ({ path }) => ({ data: orders.find(({ id }) => path.endsWith(id)) }),
  })
const open = (http: ReturnType<typeof knows>) => renderScreen(<MyOrdersPage />, { owner: 'mfe-tracking', http })

describe('MyOrdersPage', () => {
  it('says nothing of orders on the server, which knows none', () => {
    const html = renderToString(<MyOrdersPage />)
    expect(html).toContain('Looking up your orders')
    expect(html).not.toContain('<h1')
  })

  it('shows an order with its month, restaurant, day and way, dishes, total and how it ended', async () => {
    open(knows(eaten()))
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('link', { name: 'Galo Deansgate' })).toHaveAttribute('href', `/order/myorders/${eaten().id}`)
    expect(card.getByText('Tue 10 Nov, 12:05 · collected · Order 4T-118')).toBeVisible()
    expect(card.getByText('Half chicken')).toBeVisible()
    expect(card.getByText('£16.60')).toBeVisible()
    expect(card.getByText('Collected')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'November' })).toBeVisible()
    expect(card.getByRole('link', { name: /^Help/ })).toHaveAttribute(
      'href',
      `/order/myorders/${eaten().id}#order-help`,
    )
  })

  it('has the order that goes on above the others, how far it is and the way to it', async () => {
    const goesOn = aSubmittedOrder({ restaurant: RESTAURANT })
    open(knows(goesOn, eaten({ id: '0f9d3c1e-5a52-4e0c-9d0b-6a6a3f1f7a99' })))
    const band = within(await screen.findByRole('region', { name: 'On its way' }))
    expect(band.getByRole('heading', { name: 'Sending your order: collect at 12:40' })).toBeVisible()
    expect(band.getByText('Order 4T-118 from Galo Deansgate.')).toBeVisible()
    expect(band.getByRole('img', { name: 'Step 2 of 4: Confirming' })).toBeVisible()
    expect(band.getByRole('link', { name: /Follow it/ })).toHaveAttribute('href', `/order/myorders/${goesOn.id}`)
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('says why an order came to nothing, and what goes back where', async () => {
    const refund = { amount: { currency_code: 'GBP' as const, value: 1_660 }, due_by: '2026-11-25' }
    const payment = { currency: 'GBP' as const, card: { brand: 'visa', last_four: '4242' } }
    open(knows(eaten({ order_state: 'rejected', refund, payment })))
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Refunded')).toBeVisible()
    expect(
      card.getByText('The restaurant couldn’t take it. £16.60 goes back to Visa ending 4242 by Wed 25 Nov.'),
    ).toBeVisible()
  })

  it('does not say that there are none when nobody could be asked', async () => {
    const http = createFakeHttp({
      'orders.list-orders': () => {
        throw Object.assign(new NetworkError('unreachable'), { trace: '4bf92f3577b34da6a3ce929d0e0e4736' })
      },
    })
    const { user } = open(http)
    expect(await screen.findByRole('heading', { name: 'We can’t reach your orders' })).toBeVisible()
    expect(screen.getByText('4bf92f3577b34da6a3ce929d0e0e4736')).toBeVisible()
    http.answer('orders.list-orders', () => ({ data: [eaten()] }))
    await user.click(screen.getByRole('button', { name: /try again|retry/i }))
    expect(await screen.findByRole('link', { name: 'Galo Deansgate' })).toBeVisible()
  })

  it('asks for the food of an order that was eaten once more, and leads to its menu', async () => {
    const { user, bus } = open(knows(eaten()))
    const asked: string[] = []
    bus.subscribe('order-again.requested', ({ payload }) => void asked.push(payload.orderId))
    await user.click(await screen.findByRole('button', { name: 'Order again: Half chicken' }))
    expect(asked).toEqual([eaten().id])
    expect(window.location.pathname).toBe('/order/menu/deansgate')
  })

  it('finds an order among many by what was in it', async () => {
    const { user } = open(knows(...many(6)))
    const search = await screen.findByRole('searchbox', { name: 'Find an order by dish, Galo or number' })
    await user.type(search, '4t113')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByText('1 of 6 orders')).toBeVisible()
    await user.type(search, 'x')
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(screen.getByText('No order of yours has “4t113x” in it.')).toBeVisible()
  })

  it('shows those of one way, and how many there are of each', async () => {
    const brought = { type: 'DELIVERY', delivery_state: 'DELIVERED' } as const
    const { user } = open(knows(...many(2), eaten({ id: '0f9d3c1e-5a52-4e0c-9d0b-6a6a3f1f7a99', fulfilment: brought })))
    const ways = within(await screen.findByRole('group', { name: 'Show' }))
    expect(ways.getByRole('radio', { name: 'All 3' })).toBeChecked()
    await user.click(ways.getByRole('radio', { name: 'Delivered 1' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByText('Delivered')).toBeVisible()
  })

  it('says of which orders none was found, where they are narrowed', async () => {
    const brought = { type: 'DELIVERY', delivery_state: 'DELIVERED' } as const
    const { user } = open(knows(...many(5), eaten({ id: '0f9d3c1e-5a52-4e0c-9d0b-6a6a3f1f7a99', fulfilment: brought })))
    await user.click(await screen.findByRole('radio', { name: 'Delivered 1' }))
    await user.type(screen.getByRole('searchbox'), 'nothing like it')
    expect(screen.getByText('No order that was delivered has “nothing like it” in it.')).toBeVisible()
  })

  it('shows the older ones on demand, and goes on with the first of them', async () => {
    const { user } = open(knows(...many(9)))
    await user.click(await screen.findByRole('button', { name: 'Show 3 older orders' }))
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(screen.getAllByRole('link', { name: 'Galo Deansgate' })[6]).toHaveFocus()
  })

  it('leads to the search when there are none', async () => {
    open(knows())
    expect(await screen.findByRole('link', { name: 'Find my Galo' })).toHaveAttribute('href', '/order/search')
  })
})
