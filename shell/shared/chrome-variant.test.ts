import { chromeVariant } from './chrome-variant'

describe('chromeVariant', () => {
  it.each(['/order/search', '/order/search/results', '/order/myorders/1', '/card/auth/login'])(
    'keeps the ordering header on %s',
    (path) => expect(chromeVariant(path)).toEqual({ header: 'ordering', footer: true }),
  )
  it('has no footer under a menu', () =>
    expect(chromeVariant('/order/menu/deansgate')).toEqual({ header: 'ordering', footer: false }))
  it('is quietest where people pay', () =>
    expect(chromeVariant('/order/checkout')).toEqual({ header: 'checkout', footer: false }))
  it('shows everything elsewhere', () => expect(chromeVariant('/card/about')).toEqual({ header: 'full', footer: true }))
  it.each(['/food/menu', '/restaurants/search', '/blog/checkout'])(
    'shows everything on %s of the website, where nobody orders',
    (path) => expect(chromeVariant(path)).toEqual({ header: 'full', footer: true }),
  )
  it('looks at whole words of the path', () => expect(chromeVariant('/blog/our-menus').header).toBe('full'))
})
