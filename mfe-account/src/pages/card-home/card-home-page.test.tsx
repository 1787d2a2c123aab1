import { NetworkError } from '@galo/contracts/errors'
import { aCustomerSession, aProfile, createFakeHttp, renderScreen, screen, type ScreenOptions } from '@galo/testing'
import { CardHomePage } from './card-home-page'

const maeve = aProfile({ mobileNumber: null, loyaltyId: '604277190265' })
const answer = (profile: object) => () => ({ data: { getProfile: profile } })

const open = (profile: object = maeve, options: Partial<ScreenOptions> = {}) =>
  renderScreen(<CardHomePage />, {
    owner: 'mfe-account',
    seed: { session: aCustomerSession() },
    http: createFakeHttp({ 'profile.get-profile': answer(profile) }),
    ...options,
  })

describe('A customer’s card', () => {
  it('is their name and the number as it is read out', async () => {
    open()
    expect(await screen.findByText('6042 7719 0265')).toBeVisible()
    expect(screen.getByText('Maeve Kelleher')).toBeVisible()
  })

  it('says where to get one to who has none', async () => {
    open({ ...maeve, loyaltyId: null })
    expect(await screen.findByRole('heading', { name: 'No card yet?' })).toBeVisible()
  })

  it('asks nothing while nobody knows who is here', () => {
    const { http } = open(maeve, { seed: {} })
    expect(screen.getByRole('heading', { level: 1, name: 'My card' })).toBeVisible()
    expect(http.calls).toEqual([])
  })

  it('says that it can’t be had, and asks again', async () => {
    const error = new NetworkError('unreachable')
    const failing = () => {
      throw error
    }
    const log = jest.fn()
    const { user, http } = open(maeve, { http: createFakeHttp({ 'profile.get-profile': failing }), log })
    expect(await screen.findByText(/can’t show your card/i)).toBeVisible()
    expect(log).toHaveBeenCalledWith('error', 'AUTH_REFRESH_USER_GET_PROFILE_ERROR', { error })
    http.answer('profile.get-profile', answer(maeve))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('6042 7719 0265')).toBeVisible()
  })
})
