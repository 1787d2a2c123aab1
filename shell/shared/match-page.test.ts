import type { VisitRemote } from './visit'
import { matchPage } from './match-page'

const aRemote = (name: string, paths: readonly string[]): VisitRemote => ({
  name,
  version: '1',
  entry: `/${name}.js`,
  pages: paths.map((path) => ({ id: `${name} ${path}`, path })),
  fragments: [],
})
const remotes = [
  aRemote('mfe-menu', ['/order/menu/:slug']),
  aRemote('mfe-tracking', ['/order/myorders/:id', '/order/myorders/success']),
]

describe('matchPage', () => {
  it('finds the owner of an address and its parameters', () => {
    expect(matchPage('/order/menu/deansgate', remotes)).toMatchObject({
      remote: { name: 'mfe-menu' },
      params: { slug: 'deansgate' },
    })
  })
  it('prefers the pattern that says more', () =>
    expect(matchPage('/order/myorders/success', remotes)?.path).toBe('/order/myorders/success'))
  it('reads a parameter as it was before it was put into the address, so that a way on encodes it once', () => {
    expect(matchPage('/order/myorders/%3C%25', remotes)?.params).toEqual({ id: '<%' })
    expect(matchPage('/order/myorders/100%25', remotes)?.params).toEqual({ id: '100%' })
    expect(matchPage('/order/myorders/a%2F%C3%A9', remotes)?.params).toEqual({ id: 'a/é' })
  })
  it.each(['100%', '%ZZ', '%C3', '%ED%A0%80', '%00', 'a%0D%0Ab', '%1f', '%7F', '%C2%80'])(
    'knows nobody for a parameter that is called %s: nothing is, and nobody needs to look for it',
    (name) => {
      expect(matchPage(`/order/menu/${name}`, remotes)).toBeNull()
      expect(matchPage(`/order/myorders/${name}`, remotes)).toBeNull()
    },
  )
  it('knows nobody for an address of none', () => expect(matchPage('/order/menu', remotes)).toBeNull())
})
