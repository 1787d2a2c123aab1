import { menu, search } from '../test/a-visit'
import { codeNamedIn, whereIn } from './where'

describe('codeNamedIn', () => {
  it.each([
    ['https://galo.test/order/assets/mfe-menu/0.1.0-3e68d6361f91/menu.restaurant.js', 'mfe-menu', '0.1.0-3e68d6361f91'],
    ['TypeError: x\n    at a (http://localhost:4000/order/assets/shell/1.0.0/main.js:1:2)', 'shell', '1.0.0'],
    [
      'at chrome-extension://abc/x.js:1\nat b (/order/assets/mfe-search/2.0.0/a.js)\nat /order/assets/shell/1.0.0/b.js',
      'mfe-search',
      '2.0.0',
    ],
  ])('knows whose code %s names first', (text, app, version) => expect(codeNamedIn(text)).toEqual({ app, version }))

  it.each(['', 'https://js.stripe.com/v3/', 'Script error.', '/order/assets/shell/<b>/x.js'])(
    'knows nobody in %j',
    (text) => expect(codeNamedIn(text)).toBeNull(),
  )
})

describe('whereIn', () => {
  it('names the page that is shown, and the releases of the shell and of who brings it', () => {
    let path = '/order/menu/deansgate'
    const { page, release } = whereIn([menu, search], () => path, '/order/assets/shell/9.0.0/main.js')
    expect(page()).toBe('menu.restaurant')
    expect(release(page())).toEqual({ shell: '9.0.0', 'mfe-menu': menu.version })
    path = '/nowhere'
    expect([page(), release(page())]).toEqual([null, { shell: '9.0.0' }])
  })
})
