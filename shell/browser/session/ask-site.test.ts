import { ContractError, NetworkError } from '@galo/contracts/errors'
import { createFakeHttp } from '@galo/testing'
import { aSignIn } from '../test/a-session'
import { askSite } from './ask-site'

const answering = (answer: () => unknown, staleS: number | null = null) => {
  const http = createFakeHttp({ 'session.get': answer })
  const report = jest.fn()
  return { http, report, asked: askSite(http, staleS, report) }
}

describe('the site, asked who is signed in', () => {
  it('names who it is', () => expect(answering(() => aSignIn()).asked).resolves.toEqual(aSignIn()))
  it('says that nobody is', () => expect(answering(() => ({})).asked).resolves.toBe('none'))

  it('is told which token is not wanted any more', async () => {
    const { http, asked } = answering(() => ({}), 1_900)
    await asked
    expect(http.calls[0]?.query).toEqual({ stale: '1900' })
  })

  it.each([
    ['not reached', new NetworkError('unreachable'), 'CLIENT_SESSION_ERROR'],
    ['not understood', new ContractError('session.get', []), 'AUTH_GET_NEXTAUTH_SESSION_ERROR'],
  ])('and %s leaves it open, and is told of', async (_, error, code) => {
    const { report, asked } = answering(() => {
      throw error
    })
    await expect(asked).resolves.toBe('failed')
    expect(report).toHaveBeenCalledWith(code, String(error))
  })
})
