import { isSameWay } from './same-way'

describe('isSameWay', () => {
  it('is one for eating in and at the table, and another for each of the others', () => {
    expect(isSameWay('EAT_IN', 'AT_TABLE')).toBe(true)
    expect(isSameWay('COLLECTION', 'COLLECTION')).toBe(true)
    expect(isSameWay('COLLECTION', 'DELIVERY')).toBe(false)
    expect(isSameWay('COLLECTION', 'EAT_IN')).toBe(false)
  })
})
