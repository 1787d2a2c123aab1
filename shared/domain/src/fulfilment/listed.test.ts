import { askedFulfilment, listedInUrl } from './listed'
import { CHOSEN_FULFILMENTS } from './fulfilment'

describe('askedFulfilment', () => {
  it('is what the URL says, whatever lies in the basket and whether or not it can be ordered', () => {
    expect(askedFulfilment('delivery', 'COLLECTION')).toBe('DELIVERY')
    expect(askedFulfilment('eat-in', null)).toBe('EAT_IN')
  })

  it('is the basket’s where the URL says nothing, and collection where nobody does', () => {
    expect(askedFulfilment(null, 'DELIVERY')).toBe('DELIVERY')
    expect(askedFulfilment('by-balloon', 'EAT_IN')).toBe('EAT_IN')
    expect(askedFulfilment(null, null)).toBe('COLLECTION')
    expect(askedFulfilment(null, 'NONE')).toBe('COLLECTION')
  })
})

describe('listedInUrl', () => {
  it('is read as the way it was written for, each of the four, and what nobody chose as collection', () => {
    for (const way of CHOSEN_FULFILMENTS) expect(askedFulfilment(listedInUrl(way), null)).toBe(way)
    expect(listedInUrl('NONE')).toBe('collection')
  })
})
