import { NetworkError } from '@galo/contracts/errors'
import { act, aCustomerSession, aGuestSession, aProfile } from '@galo/testing'
import { screen, waitFor } from '@testing-library/react'
import { aPlatform, fill, open, payButton, ready, sent, settle } from '../../test/checkout-page.fixture'

const NOBODY = { givenName: '', familyName: '', email: '', phoneNumber: '', saved: false }
const KNOWN = { givenName: 'Maeve', familyName: 'Okafor', email: 'maeve@example.com', phoneNumber: '07700 900142' }
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

describe('Joining the card while paying', () => {
  const JOIN = /^Join the Galo card with this order/
  const order = async (isTicked: boolean, seed: Parameters<typeof open>[0] = {}) => {
    const { user, http, state } = open({ fulfilmentDetails: asking({ ...KNOWN }), ...seed }, knowing())
    if (isTicked) {
      const tick = await screen.findByRole('checkbox', { name: JOIN })
      expect(tick).not.toBeChecked()
      await user.click(tick)
      expect(screen.getByText(/choose a password there, and the card is yours/)).toHaveAttribute('role', 'status')
      expect(state.read('checkout').getState().loyaltySignupInCheckout).toBe(true)
    }
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }))
    await fill(user, 'Name on card', 'Maeve Okafor')
    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(state.read('checkout').getState().loyaltySignupInCheckout).toBe(false)
    return sent(http, 'orders.submit-order')[0]?.body
  }

  it('is said with the order, by a guest who ticked it', async () =>
    expect(await order(true, { session: aGuestSession() })).toMatchObject({ loyalty_signup: { words_version: 1 } }))

  it('is said of nobody else', async () =>
    expect(await order(false, { session: aGuestSession() })).not.toHaveProperty('loyalty_signup'))

  it('is offered to no customer, and to nobody while nobody is invited', async () => {
    const { unmount } = open({ fulfilmentDetails: asking(), session: aCustomerSession() }, knowing())
    await screen.findByLabelText('First name')
    expect(screen.queryByRole('checkbox', { name: JOIN })).not.toBeInTheDocument()
    unmount()
    open({ fulfilmentDetails: asking(), session: aGuestSession() }, knowing(), undefined, undefined, {
      'join-loyalty': false,
    })
    await screen.findByLabelText('First name')
    expect(screen.queryByRole('checkbox', { name: JOIN })).not.toBeInTheDocument()
  })
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

  /** Somebody who presses before their profile has come. */
  const early = async () => {
    let answer: (profile: object) => void = () => {}
    const page = open(
      { fulfilmentDetails: asking(), session: aCustomerSession() },
      knowing(() => new Promise((resolve) => (answer = resolve))),
    )
    await waitFor(() => expect(typed()).toEqual(['Maeve', 'Kelleher', 'maeve@galo.test', '']))
    await page.user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(screen.getByRole('button', { name: 'Filling in your details' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Tell us how to reach you about this order.')).not.toBeInTheDocument()
    const come = (mobileNumber: string | null) =>
      act(async () => answer({ data: { getProfile: aProfile({ mobileNumber }) } }))
    return { ...page, come }
  }

  it('goes on with the profile that a press came before, which is asked for once', async () => {
    const { http, come } = await early()
    await come('07700 900142')
    expect(await screen.findByLabelText('Name on card')).toBeVisible()
    expect(sent(http, 'profile.get-profile')).toHaveLength(1)
    await settle()
  })

  it('says what is missing in a profile that a press came before', async () => {
    const { come } = await early()
    await come(null)
    expect(await screen.findByText('Tell us how to reach you about this order.')).toBeVisible()
    expect(screen.getByLabelText('Mobile')).toHaveFocus()
    await settle()
  })

  it('goes on by another press where somebody writes on after the first one', async () => {
    const { user, come } = await early()
    await fill(user, 'Mobile', '07700 900')
    await come('07700 900142')
    expect(screen.getByLabelText('Mobile')).toHaveValue('07700 900')
    expect(screen.getByRole('button', { name: 'Continue to payment' })).not.toHaveAttribute('aria-busy')
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
