import { NetworkError } from '@galo/contracts/errors'
import { aCustomerSession, aProfile, createFakeHttp, renderScreen, screen, type ScreenOptions } from '@galo/testing'
import { CardHomePage } from './card-home-page'

const maeve = aProfile({ mobileNumber: null, loyaltyId: '604277190265' })
const answer = (profile: object) => () => ({ data: { getProfile: profile } })

// Midnight in London, where June is an hour ahead of UTC.
const REWARD = { type: 'GREEN', expiresAt: '2027-06-01T23:00:00.000Z' }
const onCard = (card: object | null) => () => ({ data: { loyaltyCard: card } })
const aCard = (changes: object = {}) =>
  onCard({ cardNumber: '604277190265', chillies: 5, rewards: [REWARD], ...changes })

const open = (profile: object = maeve, options: Partial<ScreenOptions> = {}) =>
  renderScreen(<CardHomePage />, {
    owner: 'mfe-account',
    seed: { session: aCustomerSession() },
    http: createFakeHttp({ 'profile.get-profile': answer(profile), 'profile.get-loyalty-card': aCard() }),
    ...options,
  })

describe('A customer’s card', () => {
  it('is their name and the number as it is read out', async () => {
    open()
    expect(await screen.findByText('6042 7719 0265')).toBeVisible()
    expect(screen.getByText('Maeve Kelleher')).toBeVisible()
  })

  it('says where to get one to who has none', async () => {
    const { http } = open({ ...maeve, loyaltyId: null })
    expect(await screen.findByRole('heading', { name: 'No card yet?' })).toBeVisible()
    expect(http.calls.map(({ contract }) => contract)).toEqual(['profile.get-profile'])
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
    const { user, http } = open(maeve, {
      http: createFakeHttp({ 'profile.get-profile': failing, 'profile.get-loyalty-card': aCard() }),
      log,
    })
    expect(await screen.findByText(/can’t show your card/i)).toBeVisible()
    expect(log).toHaveBeenCalledWith('error', 'AUTH_REFRESH_USER_GET_PROFILE_ERROR', { error })
    http.answer('profile.get-profile', answer(maeve))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('6042 7719 0265')).toBeVisible()
  })

  it('says how many chillies there are, what comes next, and each reward with the last day it is good for', async () => {
    open()
    const heading = await screen.findByRole('heading', { name: '5 chillies' })
    expect(heading).toBeVisible()
    expect(screen.getByText('1 more for your next reward: Half chicken.')).toBeVisible()
    expect(screen.getByText('Any side, to be used by 1 Jun 2027')).toBeVisible()
  })

  it('counts the rewards that are alike, and keeps those apart that end on another day', async () => {
    const later = { type: 'GREEN', expiresAt: '2027-07-01T23:00:00.000Z' }
    open(maeve, {
      http: createFakeHttp({
        'profile.get-profile': answer(maeve),
        'profile.get-loyalty-card': aCard({ rewards: [REWARD, REWARD, later] }),
      }),
    })
    expect(await screen.findByText('2 × Any side, to be used by 1 Jun 2027')).toBeVisible()
    expect(screen.getByText('Any side, to be used by 1 Jul 2027')).toBeVisible()
  })

  it('says of a new card what is to come, and of a colour it has no name for nothing', async () => {
    open(maeve, {
      http: createFakeHttp({
        'profile.get-profile': answer(maeve),
        'profile.get-loyalty-card': aCard({ chillies: 0, rewards: [{ ...REWARD, type: 'BLUE' }] }),
      }),
    })
    expect(await screen.findByRole('heading', { name: 'No chilli yet' })).toBeVisible()
    expect(screen.getByText('3 more for your next reward: Any side.')).toBeVisible()
    expect(screen.getByText(/^No reward is waiting/)).toBeVisible()
  })

  it('shows the number where what is on it can’t be had, and asks again', async () => {
    const failing = () => {
      throw new NetworkError('unreachable')
    }
    const { user, http } = open(maeve, {
      http: createFakeHttp({ 'profile.get-profile': answer(maeve), 'profile.get-loyalty-card': failing }),
    })
    expect(await screen.findByText(/can’t see what’s on your card/)).toBeVisible()
    expect(screen.getByText('6042 7719 0265')).toBeVisible()
    http.answer('profile.get-loyalty-card', aCard())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: '5 chillies' })).toBeVisible()
  })
})
