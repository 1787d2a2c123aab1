import { NetworkError } from '@galo/contracts/errors'
import { createFakeHttp } from '@galo/testing'
import type { State } from '@galo/state'
import { aDevice, aTab } from '../test/a-session'
import { createSessionActions } from './session-actions'

const someActions = async () => {
  const device = aDevice()
  const tab = aTab(device)
  await tab.session.look()
  const http = createFakeHttp({
    'session.start-sign-in': () => ({ url: 'https://provider.test/auth' }),
    'session.end': () => {
      Object.assign(device, { isMarked: false, site: 'none' })
      return { url: 'https://provider.test/end' }
    },
  })
  const went: string[] = []
  const logged: string[] = []
  const actions = createSessionActions({
    session: tab.session,
    http,
    state: tab.state,
    memory: tab.memory,
    here: () => '/order/checkout?step=2#pay',
    stopMessages: async () => void went.push('no more messages'),
    go: (url) => void went.push(url),
    log: (code) => void logged.push(code),
  })
  return { ...tab, actions, http, went, logged }
}

const bodyOf = ({ http }: Awaited<ReturnType<typeof someActions>>) => http.calls.at(-1)?.body
const pay = (state: State, stage: 'building' | 'confirming' | 'submitting') => {
  const details = {
    customer: { email: '', first_name: '', last_name: '', phone_number: '' },
    fulfilment: { type: 'COLLECTION' },
  } as never
  const attempt = { basketId: 'b', idempotencyKey: 'k', transactionReference: null, fraudSessionId: null, built: null }
  state.write('payment').setState({ attempt: { ...attempt, details, stage } })
}

describe('signing in', () => {
  it('leaves for where the site says, and comes back to the page on screen', async () => {
    const world = await someActions()
    await world.actions.signIn()
    expect(bodyOf(world)).toEqual({ callbackUrl: '/order/checkout?step=2#pay', json: true })
    expect(world.went).toEqual(['https://provider.test/auth'])
  })

  it('comes back to where the page says, and names who is meant', async () => {
    const world = await someActions()
    await world.actions.signIn({ to: '/profile', loginHint: 'maeve@galo.test' })
    expect(bodyOf(world)).toEqual({ callbackUrl: '/profile', json: true, login_hint: 'maeve@galo.test' })
    expect(world.state.read('session').getState().redirectPath).toBe('/profile')
  })

  it('of somebody new begins where one signs up, whoever is signed in there', async () => {
    const world = await someActions()
    await world.actions.register({ to: '/card/account' })
    expect(bodyOf(world)).toMatchObject({ prompt: 'login', screen_hint: 'register' })
  })

  it.each([
    ['signIn', 'AUTH_LOGIN_ERROR'],
    ['register', 'AUTH_REGISTER_ERROR'],
  ] as const)('leaves the page as it is when %s fails, and says so', async (action, code) => {
    const world = await someActions()
    world.http.answer('session.start-sign-in', () => {
      throw new NetworkError('unreachable')
    })
    await expect(world.actions[action]()).rejects.toThrow(NetworkError)
    expect([world.went, world.logged]).toEqual([[], [code]])
    expect(world.state.read('session').getState().error).toBe(code)
  })

  it('lets the tab knock silently again', async () => {
    const world = await someActions()
    world.memory.rememberSilent({ userId: 'anybody', outcome: 'login_required' })
    world.memory.rememberSignedOut(true)
    await world.actions.signIn()
    expect(world.memory.silentOutcome('anybody')).toBeNull()
  })
})

describe('signing out', () => {
  it('forgets the person and the messages about their orders, then leaves for the provider to do the same', async () => {
    const world = await someActions()
    await expect(world.actions.signOut()).resolves.toBe('leaving')
    expect(world.state.read('session').getState()).toMatchObject({ status: 'unauthenticated', user: null })
    expect(world.went).toEqual(['no more messages', 'https://provider.test/end'])
  })

  it('is not undone by the provider knowing the person still', async () => {
    const world = await someActions()
    await world.actions.signOut()
    expect(world.memory.silentOutcome('anybody')).toBe('login_required')
  })

  it('keeps the person where the site could not be told: they are still signed in', async () => {
    const world = await someActions()
    world.http.answer('session.end', () => {
      throw new NetworkError('unreachable')
    })
    await expect(world.actions.signOut()).rejects.toThrow(NetworkError)
    expect(world.state.read('session').getState()).toMatchObject({
      status: 'authenticated',
      error: 'AUTH_LOGOUT_ERROR',
    })
    expect([world.went, world.logged]).toEqual([[], ['AUTH_LOGOUT_ERROR']])
  })

  it.each(['confirming', 'submitting'] as const)('waits while money is under way: %s', async (stage) => {
    const world = await someActions()
    pay(world.state, stage)
    await expect(world.actions.signOut()).resolves.toBe('paying')
    expect([world.http.calls, world.went]).toEqual([[], []])
  })

  it('does not wait for who is only about to pay', async () => {
    const world = await someActions()
    pay(world.state, 'building')
    await expect(world.actions.signOut()).resolves.toBe('leaving')
  })
})
