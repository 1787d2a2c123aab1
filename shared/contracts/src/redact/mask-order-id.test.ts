import { maskOrderId } from './mask-order-id'

describe('maskOrderId', () => {
  it.each([
    ['/direct-orders/orders/o-1', '/direct-orders/orders/{orderId}'],
    ['/direct-orders/orders/o-1/status', '/direct-orders/orders/{orderId}/status'],
    ['/order/api/platform/direct-orders/orders/o-1?x=1', '/order/api/platform/direct-orders/orders/{orderId}?x=1'],
    ['/orders/orders', '/orders/orders'],
    ['/basket/basket/items', '/basket/basket/items'],
    ['/order/myorders/o-1', '/order/myorders/{orderId}'],
    ['http://localhost:4000/order/myorders/o-1/?a=b', 'http://localhost:4000/order/myorders/{orderId}/?a=b'],
    ['/order/myorders', '/order/myorders'],
    ['/order-tracking/gb/o-1#top', '/order-tracking/gb/{orderId}#top'],
    ['/order-tracking/ie/o-1', '/order-tracking/ie/{orderId}'],
    ['PUT /sigmund/session/s-1', 'PUT /sigmund/session/{sessionId}'],
    ['{"href":"/order/myorders/o-1"}', '{"href":"/order/myorders/{orderId}"}'],
    ['GET /orders/orders/o-1 failed', 'GET /orders/orders/{orderId} failed'],
  ])('of %s is %s', (endPoint, masked) => {
    expect(maskOrderId(endPoint)).toBe(masked)
  })
})
