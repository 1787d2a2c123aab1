import { pathOf } from './path-of'

describe('pathOf', () => {
  it('never lets an id change the path it is put into', () => {
    expect(pathOf('/orders/:orderId/status', { orderId: 'a/b?c 1' })).toBe('/orders/a%2Fb%3Fc%201/status')
  })

  it('makes no path of a part that nobody gave', () => {
    for (const params of [{}, { orderId: '' }]) expect(() => pathOf('/orders/:orderId', params)).toThrow('orderId')
  })
})
