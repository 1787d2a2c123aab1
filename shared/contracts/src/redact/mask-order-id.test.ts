import { maskOrderId } from './mask-order-id'

describe('maskOrderId', () => {
  it.each([
    ['/direct-orders/orders/o-1', '/direct-orders/orders/{orderId}'],
    ['/direct-orders/orders/o-1/status', '/direct-orders/orders/{orderId}/status'],
    ['/order/api/platform/direct-orders/orders/o-1?x=1', '/order/api/platform/direct-orders/orders/{orderId}?x=1'],
    ['/orders/orders', '/orders/orders'],
    ['/basket/basket/items', '/basket/basket/items'],
    ['GET /orders/orders/o-1 failed', 'GET /orders/orders/{orderId} failed'],
  ])('of %s is %s', (endPoint, masked) => {
    expect(maskOrderId(endPoint)).toBe(masked)
  })
})
