import { CHOSEN_FULFILMENTS, askedFulfilment } from '@galo/domain'
import { sameSearch, sameSearchFor } from './same-search'

const SEARCH = '?q=M3+4EN&lat=53.4775&lon=-2.2497&fulfilment=collection&dish=burgers'

describe('The same search', () => {
  it('keeps the place and the dish, and changes what it is told to', () =>
    expect(sameSearch(SEARCH, { open: '1', dish: null })).toBe(
      '/order/search/results?q=M3+4EN&lat=53.4775&lon=-2.2497&fulfilment=collection&open=1',
    ))

  it('asks for each of the four ways so that it is read again', () => {
    for (const way of CHOSEN_FULFILMENTS) {
      const { searchParams } = new URL(sameSearchFor(SEARCH, way), 'https://galo.example')
      expect(askedFulfilment(searchParams.get('fulfilment'), null)).toBe(way)
      expect(searchParams.get('q')).toBe('M3 4EN')
    }
  })
})
