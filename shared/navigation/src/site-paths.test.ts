import { sitePaths } from './site-paths'

describe('sitePaths', () => {
  it('gives search, results, menu, checkout and orders an address each', () => {
    expect(sitePaths.search()).toBe('/order/search')
    expect(sitePaths.searchResults({ query: 'M3 4EN', fulfilment: 'COLLECTION' })).toBe(
      '/order/search/results?q=M3+4EN&fulfilment=collection',
    )
    expect(sitePaths.checkout()).toBe('/order/checkout')
    expect(sitePaths.order('a1-b2')).toBe('/order/myorders/a1-b2')
    expect(sitePaths.myOrders()).toBe('/order/myorders')
  })

  it('names the way of ordering in the address of a menu', () => {
    const menus = (['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'] as const).map((type) =>
      sitePaths.menu('deansgate', type),
    )
    expect(menus).toEqual([
      '/order/menu/deansgate?fulfilment=delivery',
      '/order/menu/deansgate?fulfilment=collection',
      '/order/menu/deansgate?fulfilment=eat-in',
      '/order/menu/deansgate?fulfilment=eat-in',
    ])
  })

  it('asks for a list of restaurants in each of four ways', () => {
    const lists = (['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'] as const).map((fulfilment) =>
      sitePaths.searchResults({ query: 'cork', fulfilment }),
    )
    expect(lists).toEqual([
      '/order/search/results?q=cork&fulfilment=delivery',
      '/order/search/results?q=cork&fulfilment=collection',
      '/order/search/results?q=cork&fulfilment=eat-in',
      '/order/search/results?q=cork&fulfilment=at-table',
    ])
  })

  it('takes along what the customer came for, as far as its section of the menu', () => {
    expect(sitePaths.search('burgers')).toBe('/order/search?dish=burgers')
    expect(sitePaths.searchResults({ query: 'M3 4EN', fulfilment: 'COLLECTION', dish: 'burgers' })).toBe(
      '/order/search/results?q=M3+4EN&fulfilment=collection&dish=burgers',
    )
    expect(sitePaths.menu('deansgate', 'COLLECTION', 'sides')).toBe('/order/menu/deansgate?fulfilment=collection#sides')
  })

  it('takes a place along only when it is known whole', () => {
    expect(sitePaths.searchResults({ query: 'here', latitude: 53.48, longitude: -2.24 })).toBe(
      '/order/search/results?q=here&lat=53.48&lon=-2.24',
    )
    expect(sitePaths.searchResults({ query: 'here', latitude: 53.48 })).toBe('/order/search/results?q=here')
  })

  it('never lets a slug or an id change the address it is put into', () => {
    expect(sitePaths.menu('a/b?c', 'COLLECTION')).toBe('/order/menu/a%2Fb%3Fc?fulfilment=collection')
    expect(sitePaths.order('../search')).toBe('/order/myorders/..%2Fsearch')
  })
})
