import { fulfilmentFromUrl, fulfilmentToUrl, FULFILMENT_TYPES, FULFILMENTS, isOnPremises } from './fulfilment'

describe('fulfilmentFromUrl', () => {
  it('knows four types and ignores everything else', () => {
    expect(['delivery', 'collection', 'eat-in', 'at-table'].map(fulfilmentFromUrl)).toEqual([
      'DELIVERY',
      'COLLECTION',
      'EAT_IN',
      'AT_TABLE',
    ])
    for (const other of ['DELIVERY', 'pigeon', '', 'constructor', '__proto__', null, undefined])
      expect(fulfilmentFromUrl(other)).toBeNull()
  })
})

describe('fulfilmentToUrl', () => {
  it('writes at-table as eat-in, and always something that can be read back', () => {
    expect(fulfilmentToUrl('AT_TABLE')).toBe('eat-in')
    for (const type of FULFILMENT_TYPES) expect(fulfilmentFromUrl(fulfilmentToUrl(type))).not.toBeNull()
  })
})

describe('isOnPremises', () => {
  it('is the same for eat-in and at-table', () => {
    expect(FULFILMENT_TYPES.filter(isOnPremises)).toEqual(['EAT_IN', 'AT_TABLE'])
  })
})

describe('how far restaurants are looked for', () => {
  it('goes eighty kilometres for what is fetched and eight for what is brought', () => {
    const { COLLECTION, DELIVERY } = FULFILMENTS
    expect([COLLECTION.searchRadiusMetres, DELIVERY.searchRadiusMetres]).toEqual([80_000, 8_000])
  })
})

describe('which of a menu’s prices count', () => {
  it('are a way’s own; at a table those of eating in where the menu knows none for tables', () => {
    expect(FULFILMENT_TYPES.map((type) => [type, ...FULFILMENTS[type].pricedAs])).toEqual(
      expect.arrayContaining([
        ['DELIVERY', 'DELIVERY'],
        ['COLLECTION', 'COLLECTION'],
        ['EAT_IN', 'EAT_IN'],
        ['AT_TABLE', 'AT_TABLE', 'EAT_IN'],
      ]),
    )
  })
})
