import { storesInUse } from '@galo/build/descriptions'
import { createState } from '@galo/state'
import { createSession, type Token } from './session-tokens'

const aSession = (fetchGuestToken: () => Promise<Token>, now = () => 0) => {
  const store = createState(storesInUse()).write('session')
  return {
    session: createSession({ fetchGuestToken, store, now, publicTokens: { menu: 'menu', development: 'development' } }),
    store,
  }
}

describe('createSession', () => {
  it('asks for a guest token only when the first call needs one, and keeps it', async () => {
    const fetchGuestToken = jest.fn(async () => ({ value: 't1', expiresAt: 1_000_000 }))
    const { session } = aSession(fetchGuestToken)
    expect(fetchGuestToken).not.toHaveBeenCalled()
    await session.get('session')
    await session.get('session')
    expect(fetchGuestToken).toHaveBeenCalledTimes(1)
  })

  it('renews once when twenty requests meet a 401 together', async () => {
    let count = 0
    const fetchGuestToken = jest.fn(async () => ({ value: `t${++count}`, expiresAt: 1_000_000 }))
    const { session } = aSession(fetchGuestToken)
    const stale = await session.get('session')
    const renewed = await Promise.all(Array.from({ length: 20 }, () => session.renew('session', stale)))
    expect(new Set(renewed)).toEqual(new Set(['t2']))
    expect(fetchGuestToken).toHaveBeenCalledTimes(2)
  })

  it('does not renew again for a call that comes back late with the token of before', async () => {
    let count = 0
    const { session } = aSession(async () => ({ value: `t${++count}`, expiresAt: 1_000_000 }))
    const stale = await session.get('session')
    await session.renew('session', stale)
    await expect(session.renew('session', stale)).resolves.toBe('t2')
  })

  it('takes a new token shortly before the old one ends', async () => {
    let count = 0
    let now = 0
    const { session } = aSession(
      async () => ({ value: `t${++count}`, expiresAt: 120_000 * count }),
      () => now,
    )
    await session.get('session')
    now = 61_000
    await expect(session.get('session')).resolves.toBe('t2')
  })

  it('clears the token and says why when none can be had', async () => {
    const { session, store } = aSession(() => Promise.reject(new Error('down')))
    await expect(session.get('session')).rejects.toThrow('down')
    expect(store.getState()).toEqual({ kind: 'none', error: 'AUTH_GET_GUEST_TOKEN_ERROR' })
  })

  it('reads menus with the configured token, without asking for a guest', async () => {
    const fetchGuestToken = jest.fn()
    const { session } = aSession(fetchGuestToken)
    await expect(session.get('menu')).resolves.toBe('menu')
    expect(fetchGuestToken).not.toHaveBeenCalled()
  })
})
