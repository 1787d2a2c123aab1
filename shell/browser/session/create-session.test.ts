import { NetworkError, SessionEndedError } from '@galo/contracts/errors'
import type { SignedIn } from '@galo/contracts/session'
import { aDevice, aSignIn, aStorage, aTab, MAEVE, refusedSignIn, RORY, type Device } from '../test/a-session'

const TWENTY = Array.from({ length: 20 })
const statusIn = (tab: ReturnType<typeof aTab>) => tab.state.read('session').getState().status

/** The matrix once more, through everything that acts on it. `then` is what is known and told afterwards. */
const MATRIX: readonly (readonly [known: string, device: Partial<Device>, done: readonly string[], status: string])[] =
  [
    [
      'a refused token, nobody at the provider',
      { site: refusedSignIn() },
      ['site', 'provider', 'warn: RefreshAccessTokenError', 'end on site'],
      'unauthenticated',
    ],
    [
      'a refused token, somebody at the provider who must show themselves',
      { site: refusedSignIn(), provider: { userId: MAEVE } },
      ['site', 'provider', 'silent', 'warn: RefreshAccessTokenError', 'end on site'],
      'unauthenticated',
    ],
    [
      'a refused token, no word from the provider',
      { site: refusedSignIn(), provider: 'unknown' },
      ['site', 'provider', 'warn: RefreshAccessTokenError'],
      'authenticated',
    ],
    [
      'a token that is about to end',
      { site: aSignIn({ expires_in: 150 }) },
      ['site', 'site, stale 1900', `started: ${MAEVE}`],
      'authenticated',
    ],
    ['a good token', {}, ['site', `started: ${MAEVE}`], 'authenticated'],
    ['nobody here, nobody at the provider', { site: 'none' }, ['site', 'provider'], 'unauthenticated'],
    [
      'nobody here, no word from the provider',
      { site: 'none', provider: 'unknown' },
      ['site', 'provider'],
      'unauthenticated',
    ],
    [
      'nobody here, somebody at the provider who must show themselves',
      { site: 'none', provider: { userId: MAEVE } },
      ['site', 'provider', 'silent'],
      'unauthenticated',
    ],
    ['no mark of anybody', { isMarked: false }, ['provider'], 'unauthenticated'],
    ['no word from the site', { site: 'failed' }, ['site'], 'loading'],
  ]

describe('finding out who is here', () => {
  it.each(MATRIX)('with %s', async (_, known, done, status) => {
    const tab = aTab(aDevice(known))
    await tab.session.look()
    expect([tab.done, statusIn(tab)]).toEqual([done, status])
  })

  it('signs in silently whoever is signed in at the provider', async () => {
    let isSignedIn = false
    const device = aDevice({
      isMarked: false,
      provider: { userId: MAEVE },
      silent: 'signed-in',
      site: () => (isSignedIn ? aSignIn() : 'none'),
    })
    const tab = aTab(device)
    isSignedIn = true
    await tab.session.look()
    expect(tab.done).toEqual(['provider', 'silent', 'site', `started: ${MAEVE}`])
    expect(statusIn(tab)).toBe('authenticated')
  })

  it('knocks silently once in a tab, and says what the provider wanted', async () => {
    const tab = aTab(aDevice({ site: 'none', provider: { userId: MAEVE }, silent: 'interaction_required' }))
    await tab.session.look()
    await tab.session.look()
    expect(tab.times('silent')).toBe(1)
    expect(tab.state.read('session').getState()).toMatchObject({ initialised: true, error: 'interaction_required' })
  })

  it('tells of a person once, however often they are looked for', async () => {
    const tab = aTab(aDevice())
    await tab.session.look()
    await tab.session.look()
    expect(tab.times(`started: ${MAEVE}`)).toBe(1)
  })

  it('is one look for all who ask together', async () => {
    const tab = aTab(aDevice())
    await Promise.all(TWENTY.map(() => tab.session.look()))
    expect(tab.times('site')).toBe(1)
  })

  it('asks again soon where nothing was found out, and in time where it was', async () => {
    const device = aDevice({ site: 'failed' })
    const tab = aTab(device)
    await tab.session.look()
    expect(tab.scheduled()).toBeNull()
    device.site = aSignIn()
    await tab.session.look()
    expect(tab.scheduled()).toBe(900)
  })

  it('keeps who is known when the site stops answering', async () => {
    const device = aDevice()
    const tab = aTab(device)
    const token = await tab.session.get('session')
    device.site = 'failed'
    await tab.session.look()
    expect(statusIn(tab)).toBe('authenticated')
    await expect(tab.session.get('customer')).resolves.toBe(token)
  })

  it('keeps the names of a person whom a server that has just started can’t name', async () => {
    const device = aDevice()
    const tab = aTab(device)
    await tab.session.look()
    device.site = { ...refusedSignIn(), user: { ...aSignIn().user, email: '', givenName: '' } }
    device.provider = 'unknown'
    await tab.session.look()
    expect(tab.state.read('session').getState().user?.givenName).toBe('Maeve')
  })
})

describe('the token of a call', () => {
  it('is the customer’s, for all that come together, once', async () => {
    const tab = aTab(aDevice())
    const tokens = await Promise.all(TWENTY.map(() => tab.session.get('session')))
    expect(new Set(tokens)).toEqual(new Set([aSignIn().access_token]))
    expect(tab.times('site')).toBe(1)
    expect(tab.times('guest')).toBe(0)
  })

  it('is a guest’s once it is sure that nobody is signed in', async () => {
    const tab = aTab(aDevice({ site: 'none' }))
    await expect(tab.session.get('session')).resolves.toMatch(/^h\./)
    expect(tab.done).toEqual(['site', 'provider', 'guest'])
  })

  it('of a guest is on its way while that is made sure of, where no mark says otherwise', async () => {
    const tab = aTab(aDevice({ isMarked: false }))
    await tab.session.get('session')
    expect(tab.done).toEqual(['guest', 'provider'])
  })

  it('for customers alone is none for a guest, and nothing is sent', async () => {
    const tab = aTab(aDevice({ isMarked: false }))
    await expect(tab.session.get('customer')).rejects.toThrow(SessionEndedError)
    expect(tab.times('guest')).toBe(0)
  })

  it('can’t be had while the site does not say who is here', () =>
    expect(aTab(aDevice({ site: 'failed' })).session.get('session')).rejects.toThrow(NetworkError))

  it('can’t be had while the provider does not answer, and the person stays', async () => {
    const tab = aTab(aDevice({ site: { ...refusedSignIn(), token_error: 'ProviderUnavailable' } }))
    await expect(tab.session.get('session')).rejects.toThrow(NetworkError)
    expect(statusIn(tab)).toBe('authenticated')
  })

  it.each([
    ['customer’s', aSignIn({ expires_in: 20 }), 15],
    ['long-lived customer’s', aSignIn(), 840],
  ])('is a new one when a %s is due', async (_, site, dueS) => {
    const device = aDevice({ site })
    const tab = aTab(device)
    await tab.session.get('session')
    const before = tab.done.length
    device.nowS += dueS - 1
    await tab.session.get('session')
    expect(tab.done).toHaveLength(before)
    device.nowS += 1
    await tab.session.get('session')
    expect(tab.done.length).toBeGreaterThan(before)
  })

  it.each([-7_200, 7_200])(
    'is asked for once more at most when this device’s clock goes by %s seconds',
    async (jumpS) => {
      const device = aDevice()
      const tab = aTab(device)
      await tab.session.get('session')
      device.nowS += jumpS
      for (let minute = 0; minute < 10; minute += 1) {
        device.nowS += 60
        await tab.session.get('session')
      }
      expect(tab.times('site')).toBeLessThanOrEqual(2)
    },
  )
})

describe('a call that was refused', () => {
  const renewing = (n: number): SignedIn =>
    aSignIn({ access_token: `renewed ${n}`, access_token_expires_at: 1_900 + n })

  it('is sent again with the customer’s next token, which twenty of them share', async () => {
    let n = 0
    const device = aDevice({ site: () => renewing((n += 1)) })
    const tab = aTab(device)
    const stale = await tab.session.get('session')
    const renewed = await Promise.all(TWENTY.map(() => tab.session.renew('session', stale)))
    expect(new Set(renewed)).toEqual(new Set(['renewed 2']))
    expect(tab.done.filter((what) => what.startsWith('site'))).toEqual(['site', 'site, stale 1901'])
  })

  it('with a guest’s token gets a guest’s, which twenty of them share', async () => {
    const tab = aTab(aDevice({ site: 'none' }))
    const stale = await tab.session.get('session')
    const renewed = await Promise.all(TWENTY.map(() => tab.session.renew('session', stale)))
    expect(new Set(renewed).size).toBe(1)
    expect(tab.times('guest')).toBe(2)
  })

  it('looks once more when the look it joined brings the token that was refused', async () => {
    const answers = [1, 1, 2]
    const tab = aTab(aDevice({ site: () => renewing(answers.shift() ?? 0) }))
    const stale = await tab.session.get('session')
    void tab.session.look()
    await expect(tab.session.renew('session', stale)).resolves.toBe('renewed 2')
  })

  it('is not sent again as a guest when the sign-in is over', async () => {
    const device = aDevice()
    const tab = aTab(device)
    const stale = await tab.session.get('session')
    device.site = 'none'
    await expect(tab.session.renew('session', stale)).rejects.toThrow(SessionEndedError)
    expect(tab.times('guest')).toBe(0)
    await expect(tab.session.renew('session', stale)).rejects.toThrow(SessionEndedError)
    await expect(tab.session.get('session')).resolves.not.toBe(stale)
  })

  it('fails as with a bad line when the site does not answer, and nobody is signed out', async () => {
    const device = aDevice()
    const tab = aTab(device)
    const stale = await tab.session.get('session')
    device.site = 'failed'
    await expect(tab.session.renew('session', stale)).rejects.toThrow(NetworkError)
    expect(statusIn(tab)).toBe('authenticated')
  })
})

describe('somebody who leaves', () => {
  const withFood = (tab: ReturnType<typeof aTab>) => {
    tab.state.write('basket').setState({ revision: 7 })
    tab.state.write('tracking').setState({ byId: {} })
    tab.state.write('fulfilmentDetails').setState(({ personal }) => ({ personal: { ...personal, givenName: 'Maeve' } }))
  }
  const nameIn = (tab: ReturnType<typeof aTab>) => tab.state.read('fulfilmentDetails')?.getState().personal.givenName

  it('takes everything along when they sign out, and the next call is a guest’s', async () => {
    const device = aDevice()
    const tab = aTab(device)
    await tab.session.look()
    withFood(tab)
    Object.assign(device, { isMarked: false, site: 'none' })
    tab.session.leave('signed-out')
    expect([nameIn(tab), tab.state.read('basket')?.getState().revision]).toEqual(['', 0])
    expect(tab.done.at(-1)).toBe('ended: signed-out')
    await tab.session.get('session')
    expect(tab.times('guest')).toBe(1)
  })

  it('is gone from the other tab too, which starts over', async () => {
    const device = aDevice()
    const [here, there] = [aTab(device), aTab(device)]
    await here.session.look()
    await there.session.look()
    withFood(there)
    Object.assign(device, { isMarked: false, site: 'none' })
    here.session.leave('signed-out')
    expect(statusIn(there)).toBe('unauthenticated')
    expect(nameIn(there)).toBe('')
    expect(there.done.slice(-3)).toEqual(['ended: signed-out', 'stop messages', 'start over'])
    await expect(there.session.get('customer')).rejects.toThrow(SessionEndedError)
  })

  it('is gone from a tab that was asleep meanwhile, when it looks', async () => {
    const device = aDevice()
    const tab = aTab(device)
    await tab.session.look()
    withFood(tab)
    // Another tab, whose word did not come through.
    device.storage.removeItem('galo.person')
    Object.assign(device, { isMarked: false, site: 'none' })
    await tab.session.look()
    expect(nameIn(tab)).toBe('')
    expect(tab.done.slice(-2)).toEqual(['ended: signed-out', 'start over'])
    await tab.session.look()
    expect(tab.times('start over')).toBe(1)
  })

  it('leaves what they typed where their sign-in merely ran out', async () => {
    const device = aDevice()
    const tab = aTab(device)
    await tab.session.look()
    withFood(tab)
    device.site = 'none'
    await tab.session.look()
    expect([nameIn(tab), statusIn(tab)]).toEqual(['Maeve', 'unauthenticated'])
    expect(tab.done.at(-1)).toBe('ended: expired')
    await tab.session.look()
    expect(tab.times('ended: expired')).toBe(1)
    expect(tab.times('stop messages')).toBe(0)
  })

  it('takes along what is theirs when they logged out by the form, before any code was here', async () => {
    const device = aDevice()
    const storage = aStorage()
    const before = aTab(device, storage)
    await before.session.look()
    Object.assign(device, { isMarked: false, site: 'none', isAtWayOut: true })
    const after = aTab(device, storage)
    withFood(after)
    await after.session.look()
    expect(nameIn(after)).toBe('')
    expect(after.memory.person('device')).toBeNull()
    expect(after.times('stop messages')).toBe(1)
  })

  it('leaves nothing to somebody else who signs in after that, in a tab opened later as well', async () => {
    const device = aDevice()
    const storage = aStorage()
    const before = aTab(device, storage)
    await before.session.look()
    device.site = 'none'
    await before.session.look()
    device.site = aSignIn({ uuid: RORY })
    const after = aTab(device, storage)
    withFood(after)
    await after.session.look()
    expect(nameIn(after)).toBe('')
    expect(after.done.slice(0, 4)).toEqual(['site', 'stop messages', 'ended: replaced', `started: ${RORY}`])
  })

  it('leaves neither their page nor a call of theirs to somebody else who took their place while the tab was asleep', async () => {
    const device = aDevice()
    const tab = aTab(device)
    const stale = await tab.session.get('customer')
    withFood(tab)
    // What another tab told of it did not come through.
    device.site = aSignIn({ uuid: RORY })
    await expect(tab.session.renew('customer', stale)).rejects.toThrow(SessionEndedError)
    expect(nameIn(tab)).toBe('')
    expect(tab.times('start over')).toBe(1)
    await tab.session.look()
    expect(tab.times('start over')).toBe(1)
  })

  it('leaves no call to somebody else that waits for a token while they take the place', async () => {
    const device = aDevice({ site: aSignIn({ expires_in: 200 }) })
    const tab = aTab(device)
    await tab.session.look()
    device.site = aSignIn({ uuid: RORY })
    device.nowS += 190
    await expect(tab.session.get('customer')).rejects.toThrow(SessionEndedError)
    expect(tab.times('start over')).toBe(1)
  })

  it('finds what they had chosen as a guest when they sign in', async () => {
    const tab = aTab(aDevice())
    withFood(tab)
    await tab.session.look()
    expect([nameIn(tab), tab.state.read('basket')?.getState().revision]).toEqual(['Maeve', 7])
  })

  it('stays gone when an answer comes after them that was asked for before', async () => {
    let answer: (session: SignedIn) => void = () => {}
    const device = aDevice()
    const tab = aTab(device)
    await tab.session.look()
    device.site = () => new Promise((resolve) => (answer = resolve))
    const look = tab.session.look()
    await Promise.resolve()
    Object.assign(device, { isMarked: false, site: 'none' })
    tab.session.leave('signed-out')
    answer(aSignIn())
    await look
    expect(statusIn(tab)).toBe('unauthenticated')
    await expect(tab.session.get('customer')).rejects.toThrow(SessionEndedError)
  })

  it('is heard of by a tab that finds them there: both know the same person', async () => {
    const device = aDevice({ isMarked: false, site: 'none' })
    const [here, there] = [aTab(device), aTab(device)]
    await there.session.look()
    Object.assign(device, { isMarked: true, site: aSignIn() })
    await here.session.look()
    await there.session.settled()
    await there.session.look()
    expect(statusIn(there)).toBe('authenticated')
  })
})
