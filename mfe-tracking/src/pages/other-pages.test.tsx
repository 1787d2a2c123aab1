import { renderToString } from 'react-dom/server'
import { act, aSubmittedOrder, createFakeHttp, renderScreen, screen } from '@galo/testing'
import { OutcomePage } from './outcome/outcome-page'

const ORDER = aSubmittedOrder({ order_state: 'payment_declined' })
const seed = {
  submittedOrder: { orders: [{ orderId: ORDER.id, placedAt: ORDER.created_at }] },
  tracking: { byId: { [ORDER.id]: ORDER } },
}

describe('the server, which knows no order of this visit', () => {
  it.each([
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

  it('says what the letter is for, and keeps nobody waiting for it', () => {
    open('check-email', false)
    expect(screen.getByText(/Its link opens your order on any device/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/order/myorders')
  })

  it('speaks of a refund when it does not know the order', async () => {
    open('failure', false)
    expect(await screen.findByText(/the charge has been refunded/i)).toBeVisible()
  })
})
