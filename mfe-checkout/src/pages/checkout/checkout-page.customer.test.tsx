import { NetworkError } from '@galo/contracts/errors'
import { act, aCustomerSession, aGuestSession, aProfile } from '@galo/testing'
import { screen, waitFor } from '@testing-library/react'
import { aPlatform, fill, open, payButton, ready, sent, settle } from '../../test/checkout-page.fixture'

const NOBODY = { givenName: '', familyName: '', email: '', phoneNumber: '', saved: false }
/** A time is chosen; who it is for is asked. */
const asking = (personal: Partial<typeof NOBODY> = {}) => ({ ...ready, personal: { ...NOBODY, ...personal } })
const knowing = (profile: () => object = () => ({ data: { getProfile: aProfile() } })) =>
  aPlatform({ 'profile.get-profile': profile })
const typed = () =>
  ['First name', 'Last name', 'E-mail', 'Mobile'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

const NEWS = 'I’m 16 or over and I’d like news and offers by e-mail Only if you tick it. Every e-mail has a way out.'

describe('News and offers by e-mail', () => {
  const order = async (isTicked: boolean) => {
    const { user, http, state } = open({ fulfilmentDetails: asking() })
    await fill(user, 'First name', 'Maeve')
    await fill(user, 'Last name', 'Okafor')
    await fill(user, 'E-mail', 'maeve@example.com')
    await fill(user, 'Mobile', '07700 900142')
    const tick = screen.getByRole('checkbox', { name: NEWS })
    expect(tick).not.toBeChecked()
    if (isTicked) await user.click(tick)
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    await fill(user, 'Name on card', 'Maeve Okafor')
    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    // The next order asks anew.
    expect(state.read('checkout').getState().hasEmailMarketingConsent).toBe(false)
    return sent(http, 'orders.submit-order')[0]?.body
  }

  it('are agreed to with the order, by who ticked that they are sixteen and want them', async () =>
    expect(await order(true)).toMatchObject({ marketing_consent: { words_version: 1 } }))

  it('are nothing that an order says of anybody else', async () =>
    expect(await order(false)).not.toHaveProperty('marketing_consent'))
})

describe('Who it is for', () => {
  it('tells a guest that they are one, and that they need be nothing else', async () => {
    open({ fulfilmentDetails: asking(), session: aGuestSession() })
    expect(screen.getByText('You’re checking out as a guest.')).toBeVisible()
    expect(screen.getByText(/No account needed/)).toHaveTextContent('Your basket and what you chose come along.')
    await settle()
  })

  it('leads a guest who has an account to the door, and back to here', async () => {
    open({ fulfilmentDetails: asking(), session: aGuestSession() })
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/card/auth/login?callbackUrl=%2Forder%2Fcheckout',
    )
    await settle()
  })

  it('is filled in for a customer, who is told as whom they are in', async () => {
    open({ fulfilmentDetails: asking(), session: aCustomerSession() }, knowing())
    await waitFor(() => expect(typed()).toEqual(['Maeve', 'Kelleher', 'maeve@galo.test', '07700 900142']))
    expect(screen.getByText('You’re logged in as maeve@galo.test.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
    expect(screen.queryByText('You’re checking out as a guest.')).not.toBeInTheDocument()
    await settle()
  })

  it('stays as it was typed, whoever turns out to be here', async () => {
    const { state } = open({ fulfilmentDetails: asking({ givenName: 'Mae', email: 'mae@' }) }, knowing())
    act(() => state.write('session').setState(aCustomerSession()))
    await waitFor(() => expect(typed()).toEqual(['Mae', 'Kelleher', 'mae@', '07700 900142']))
    await settle()
  })

  it('has what the sign-in says when the profile can’t be had', async () => {
    const error = new NetworkError('unreachable')
    const failing = () => {
      throw error
    }
    const log = jest.fn()
    open({ fulfilmentDetails: asking(), session: aCustomerSession() }, knowing(failing), undefined, log)
    await waitFor(() => expect(typed()).toEqual(['Maeve', 'Kelleher', 'maeve@galo.test', '']))
    await waitFor(() => expect(log).toHaveBeenCalledWith('warning', 'AUTH_REFRESH_USER_GET_PROFILE_ERROR', { error }))
    await settle()
  })
})
