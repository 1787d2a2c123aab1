import { spellingOf, withoutEnd } from './spelling'

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

describe('an address without its end', () => {
  it.each([
    ['/order/search///', '/order/search'],
    ['/order//search', '/order//search'],
    ['/', '/'],
  ])('is for %s %s', (given, without) => expect(withoutEnd(given)).toBe(without))

  it('is found in an instant, however many slashes stand in the middle', () => {
    const begun = performance.now()
    expect(withoutEnd(`/order${'/'.repeat(100_000)}x`)).toHaveLength(100_007)
    expect(performance.now() - begun).toBeLessThan(500)
  })
})
