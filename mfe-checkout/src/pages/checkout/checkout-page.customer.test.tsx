import { NetworkError } from '@galo/contracts/errors'
import { act, aCustomerSession, aGuestSession, aProfile } from '@galo/testing'
import { screen, waitFor } from '@testing-library/react'
import { aPlatform, open, ready, settle } from '../../test/checkout-page.fixture'

const NOBODY = { givenName: '', familyName: '', email: '', phoneNumber: '', saved: false }
/** A time is chosen; who it is for is asked. */
const asking = (personal: Partial<typeof NOBODY> = {}) => ({ ...ready, personal: { ...NOBODY, ...personal } })
const knowing = (profile: () => object = () => ({ data: { getProfile: aProfile() } })) =>
  aPlatform({ 'profile.get-profile': profile })
const typed = () =>
  ['First name', 'Last name', 'E-mail', 'Mobile'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

describe('Who it is for', () => {
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
