import { endSession, sessionPaths } from '@galo/contracts/session'
import { DOORS, doorLink } from './doors'

describe('the doors', () => {
  it('are where signing in and out is described', () => {
    expect(DOORS.logIn).toBe(sessionPaths.login)
    expect(DOORS.sessionRequired).toBe(sessionPaths.sessionRequired)
    expect(DOORS.signedOut).toBe(sessionPaths.signedOut)
    expect(DOORS.logOut).toBe(endSession.path)
  })

  it.each([
    ['/order/search/results', '?q=M1&fulfilment=collection'],
    ['/order/menu/deansgate', ''],
  ])('lead back to %s%s', (pathname, search) => {
    const link = new URL(doorLink('logIn', pathname, search), 'http://uk.test')
    expect(link.pathname).toBe('/card/auth/login')
    expect(link.searchParams.get('callbackUrl')).toBe(pathname + search)
  })

  it('lead from one to the other, and back to where the first was to lead', () =>
    expect(doorLink('register', '/card/auth/login', '?callbackUrl=%2Forder%2Fcheckout&error=AccessDenied')).toBe(
      '/card/auth/register?callbackUrl=%2Forder%2Fcheckout',
    ))

  it('never lead back to a door', () => expect(doorLink('logIn', '/card/auth/signed-out', '')).toBe('/card/auth/login'))
})
