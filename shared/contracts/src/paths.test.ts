import { maskOrderId, paths } from './paths'

describe('paths', () => {
  it('never lets an id change the path it is put into', () => {
    expect(paths.directOrders.order('a/b?c')).toBe('/direct-orders/orders/a%2Fb%3Fc')
    expect(paths.fraud.session('s 1')).toBe('/sigmund/session/s%201')
  })
})

describe('maskOrderId', () => {
  it.each([
    [paths.directOrders.order('o-1'), '/direct-orders/orders/{orderId}'],
    [paths.directOrders.status('o-1'), '/direct-orders/orders/{orderId}/status'],
    ['/order/api/platform/direct-orders/orders/o-1?x=1', '/order/api/platform/direct-orders/orders/{orderId}?x=1'],
    [paths.orders.submit, '/orders/orders'],
    [paths.basket.items, '/basket/basket/items'],
    ['GET /orders/orders/o-1 failed', 'GET /orders/orders/{orderId} failed'],
  ])('of %s is %s', (endPoint, masked) => {
    expect(maskOrderId(endPoint)).toBe(masked)
  })
})
