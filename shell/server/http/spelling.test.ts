import { spellingOf } from './spelling'

describe('the spelling of an address', () => {
  it.each([
    ['/order/search', '/order/search', '/order/search'],
    ['/order/search', '/Order/SEARCH', '/order/search'],
    ['/order/search', '/order/search//', '/order/search'],
    ['/order/myorders/:id', '/order/MyOrders/A1-b2/', '/order/myorders/A1-b2'],
    ['/order/myorders/:id', '/order/myorders/%3Cid%3E', '/order/myorders/%3Cid%3E'],
    ['/order-tracking/:country/:id', '/Order-Tracking/GB/a1', '/order-tracking/GB/a1'],
  ])('of %s, asked for as %s, is %s', (path, given, spelling) => {
    expect(spellingOf({ path }, given)).toBe(spelling)
    expect(spellingOf({ path }, spelling)).toBe(spelling)
  })
})
