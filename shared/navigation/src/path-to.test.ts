import { pathTo } from './path-to'

describe('pathTo', () => {
  it('is the address of a page that a remote describes', () => {
    expect(pathTo('/order/checkout')).toBe('/order/checkout')
  })

  it('has the parameters in it, whatever is in them', () => {
    expect(pathTo('/order/menu/:slug', { slug: 'a/b c' })).toBe('/order/menu/a%2Fb%20c')
    expect(pathTo('/order-tracking/:country/:id', { country: 'gb', id: 'o1' })).toBe('/order-tracking/gb/o1')
  })
})
