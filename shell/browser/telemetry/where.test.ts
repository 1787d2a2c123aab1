import { menu, search } from '../test/a-visit'
import { ownerNamedIn, ownerOfPart, versionIn, whereIn } from './where'

describe('ownerNamedIn', () => {
  it.each([
    ['https://galo.test/order/assets/mfe-menu/menu.restaurant.Ab_c-1.js', 'mfe-menu'],
    ['https://galo.test/order/assets/mfe-menu/0.1.0-3e68d6361f91/menu.restaurant.js', 'mfe-menu'],
    ['TypeError: x\n    at a (http://localhost:4000/order/assets/shell/main.js:1:2)', 'shell'],
    [
      'at chrome-extension://abc/x.js:1\nat b (/order/assets/mfe-search/a.js)\nat /order/assets/shell/b.js',
      'mfe-search',
    ],
  ])('knows whose code %s names first', (text, app) => expect(ownerNamedIn(text)).toBe(app))

  it.each(['', 'https://js.stripe.com/v3/', 'Script error.', '/order/assets/shell/<b>/x.js'])(
    'knows nobody in %j',
    (text) => expect(ownerNamedIn(text)).toBeNull(),
  )
})

describe('whereIn', () => {
  it('names the page that is shown, and the releases of the shell and of who brings it', () => {
    let path = '/order/menu/deansgate'
    const { page, release } = whereIn({ shell: '9.0.0', remotes: [menu, search] }, () => path)
    expect(page()).toBe('menu.restaurant')
    expect(release(page())).toEqual({ shell: '9.0.0', 'mfe-menu': menu.version })
    path = '/nowhere'
    expect([page(), release(page())]).toEqual([null, { shell: '9.0.0' }])
  })
})

describe('versionIn', () => {
  it('is that of the visit, also of a remote that another release has taken the place of', () => {
    const replaced = { ...menu }
    const visit = { shell: '9.0.0', remotes: [replaced] }
    Object.assign(replaced, { version: '2' })
    expect(['shell', 'mfe-menu', 'mfe-search'].map((app) => versionIn(visit, app))).toEqual(['9.0.0', '2', undefined])
  })
})

describe('ownerOfPart', () => {
  const of = (app: string) => `    at Part (https://galo.test/order/assets/${app}/part.Ab-1_.js:1:234)`
  it.each([
    ['a remote’s', ['mfe-menu', 'shell'], 'mfe-menu'],
    ['a remote’s, drawn by what the shell gives', ['shell', 'mfe-menu', 'shell'], 'mfe-menu'],
    ['a fragment’s on another’s page', ['mfe-account', 'mfe-menu'], 'mfe-account'],
    ['the shell’s', ['shell'], 'shell'],
    ['nobody’s', [], null],
  ])('is %s', (_whose, apps, owner) =>
    expect(ownerOfPart(['    at span (<anonymous>)', ...apps.map(of)].join('\n'))).toBe(owner),
  )
})
