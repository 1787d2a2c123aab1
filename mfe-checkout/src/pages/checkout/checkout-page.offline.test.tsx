import { act, screen, waitFor } from '@testing-library/react'
import { NetworkError } from '@galo/contracts/errors'
import { openAtPayment, payButton } from '../../test/checkout-page.fixture'

describe('A line that is lost when Pay is pressed', () => {
  it('is what the page says until it is back, then that nothing was charged, and one more press pays', async () => {
    let isThere = false
    const { user, state } = await openAtPayment({
      'capacity.validate-time': () => {
        if (!isThere) throw new NetworkError('offline')
        return { data: { validateTime: { valid: true } } }
      },
    })
    const line = state.write('connectivity')
    act(() => line.setState({ online: false }))
    await user.click(payButton())
    expect(await screen.findByText('You are offline')).toBeVisible()

    isThere = true
    act(() => line.setState({ online: true }))
    expect(screen.getByText('You’re back online.')).toBeVisible()
    expect(screen.getByText(/^You have not been charged/)).toBeVisible()
    expect(screen.queryByText(/couldn’t check/)).toBeNull()
    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
  })

  it('is not spoken of where there was a line all the time', async () => {
    const { user } = await openAtPayment({
      'capacity.validate-time': () => {
        throw new NetworkError('unreachable')
      },
    })
    await user.click(payButton())
    expect(await screen.findByText('We couldn’t check your collection time. You have not been charged.')).toBeVisible()
    expect(screen.queryByText('You’re back online.')).toBeNull()
  })
})
