import { createTokens, type SessionSource } from './session-tokens'

const aSource = (): SessionSource => ({
  get: (credential) => Promise.resolve(`a ${credential} token`),
  renew: (credential, stale) => Promise.resolve(`a ${credential} token after ${stale}`),
})

const someTokens = (session: () => Promise<SessionSource> = () => Promise.resolve(aSource())) =>
  createTokens({ session, publicTokens: { menu: 'menu', development: 'development' } })

describe('what a call carries', () => {
  it.each([
    ['session', 'a session token'],
    ['customer', 'a customer token'],
    ['menu', 'menu'],
    ['development', 'development'],
    ['none', null],
    ['client-secret', null],
  ] as const)('as %s is %s', (credential, token) => expect(someTokens().get(credential)).resolves.toBe(token))

  it('is renewed where it is the visitor’s own, and the same again where it is everybody’s', async () => {
    const tokens = someTokens()
    await expect(tokens.renew('session', 'the old')).resolves.toBe('a session token after the old')
    await expect(tokens.renew('menu', 'menu')).resolves.toBe('menu')
    await expect(tokens.renew('none', null)).resolves.toBeNull()
  })

  it('brings the session’s code only for what is the visitor’s own', async () => {
    const session = jest.fn(() => Promise.resolve(aSource()))
    const tokens = someTokens(session)
    await Promise.all([tokens.get('menu'), tokens.get('development'), tokens.get('none')])
    expect(session).not.toHaveBeenCalled()
    await tokens.get('session')
    expect(session).toHaveBeenCalledTimes(1)
  })

  it('fails as that code does', () =>
    expect(someTokens(() => Promise.reject(new Error('no code'))).get('session')).rejects.toThrow('no code'))
})
