import { screen, within } from '@testing-library/react'
import { basket, fill, open, payButton, personal, ready, sent, settle } from '../../test/checkout-page.fixture'

describe('Checkout', () => {
  it('leads to food when there is nothing to pay for', () => {
    open({ basket: { ...basket, signed: null } })
    expect(screen.getByRole('heading', { name: 'Nothing in here yet' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Galo Deansgate' })).toHaveAttribute(
      'href',
      '/order/menu/deansgate?fulfilment=collection',
    )
  })

  it('takes no money while nothing can be collected, and keeps what is there', async () => {
    const { state } = open({}, undefined, undefined, undefined, { 'collect-unavailable': true })
    expect(await screen.findByText('Nothing can be collected just now')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Pay|Place)/ })).toBeNull()
    expect(state.read('basket')?.getState().signed).toBe(basket.signed)
    await settle()
  })

  it('asks when, then who, then how', async () => {
    const { user, state } = open()
    await user.click(await screen.findByRole('radio', { name: '12:40' }))
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    await fill(user, 'First name', 'Maeve')
    await fill(user, 'Last name', 'Okafor')
    await fill(user, 'E-mail', 'maeve@example.com')
    await fill(user, 'Mobile', '07700 900142')
    expect(screen.getByRole('checkbox', { name: /news/ })).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByLabelText('Name on card')).toBeInTheDocument()
    expect(screen.getByText('Collect today at 12:40')).toBeInTheDocument()
    const fulfilment = { ...ready.fulfilment, restaurantId: basket.restaurant?.id }
    expect(state.read('fulfilmentDetails').getState()).toEqual({ ...ready, fulfilment })
  })

  it('tells nobody off in the middle of an address: a field complains once it is left, or the customer wants to go on', async () => {
    const { user } = open({ fulfilmentDetails: { ...ready, personal: { ...personal, email: '', saved: false } } })
    await fill(user, 'E-mail', 'm')
    expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    await settle()
  })

  it('promises no receipt by e-mail that nobody sends', async () => {
    open({ fulfilmentDetails: { ...ready, personal: { ...personal, email: '', saved: false } } })
    expect(await screen.findByText('In case the restaurant has to write to you about this order.')).toBeInTheDocument()
    expect(screen.queryByText(/receipt/i)).not.toBeInTheDocument()
    await settle()
  })

  it('keeps what was typed when the customer goes and comes back', async () => {
    const first = open({ fulfilmentDetails: { ...ready, personal: { ...personal, givenName: '', saved: false } } })
    await fill(first.user, 'First name', 'Mae')
    await settle()
    const left = first.state.read('fulfilmentDetails').getState()
    first.unmount()
    open({ fulfilmentDetails: left })
    expect(await screen.findByLabelText('First name')).toHaveValue('Mae')
    await settle()
  })

  it('reminds the customer to finish one change before another, and before paying', async () => {
    const { user, http } = open({ fulfilmentDetails: ready })
    await user.click(await screen.findByRole('button', { name: 'Edit collection time' }))
    await user.click(screen.getByRole('button', { name: 'Edit personal details' }))
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument()
    expect(screen.getByText(/Press “Update” before you go on/)).toBeInTheDocument()
    await user.click(payButton())
    expect(screen.getByRole('heading', { name: 'When' })).toHaveFocus()
    expect(sent(http, 'payment.create-transaction')).toEqual([])
  })

  it('tells whoever presses Pay first what is to choose, and is silent about the next section', async () => {
    const { user } = open()
    await screen.findByRole('radio', { name: '12:40' })
    await user.click(payButton())
    const reminder = screen.getByText('One thing first.').closest('[role="status"]')
    expect(reminder).toHaveTextContent('Choose when you’d like to collect.')
    expect(reminder).not.toHaveTextContent('lost')

    const said: string[] = []
    new MutationObserver(() => said.push(document.body.textContent)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    await user.click(screen.getByRole('radio', { name: '12:40' }))
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    expect(await screen.findByLabelText('First name')).toBeInTheDocument()
    await settle()
    expect(said.filter((text) => text.includes('One thing first.Press “Continue to payment”'))).toEqual([])
  })

  it('lists the order by itself when menu’s panel can’t be had', async () => {
    open()
    await settle()
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(within(order).getByText('Half chicken')).toBeInTheDocument()
    expect(within(order).getByText('Total').parentElement).toHaveTextContent('£21.90')
  })
})
