import { twinPage } from './twin-page'

describe('twinPage', () => {
  it.each([
    '/order/search',
    '/profile',
    '/card/about',
    '/card/account',
    '/card/auth/login',
    '/card/auth/register',
    '/card/forgot-my-card',
    '/card/lost',
    '/card/lost-your-card',
  ])('is the same page for %s', (path) => expect(twinPage(path, '')).toBe(path))
  it('searches for the same words, somewhere else', () =>
    expect(twinPage('/order/search/results', '?q=Temple+Bar&lat=53.4&lon=-2.2&fulfilment=collection')).toBe(
      '/order/search/results?q=Temple+Bar',
    ))
  it.each([
    '/order/menu/deansgate',
    '/order/checkout',
    '/order/myorders/1',
    '/order/search/results',
    '/card/auth/signed-out',
    '/card/auth/session-required',
    '/card/auth/interaction-required',
  ])('is the start for %s, which the other market does not have', (path) =>
    expect(twinPage(path, '')).toBe('/order/search'),
  )
  it('takes no page of the door for one of a session by how it begins', () =>
    expect(twinPage('/card/auth/invitation', '')).toBe('/card/auth/invitation'))
})
