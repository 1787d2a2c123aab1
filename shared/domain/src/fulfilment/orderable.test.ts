import { FULFILMENT_TYPES } from './fulfilment'
import { isOrderable, wantedFulfilment } from './orderable'

describe('isOrderable', () => {
  it('is true of what the site can submit, and of nothing else', () => {
    expect(FULFILMENT_TYPES.filter(isOrderable)).toEqual(['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'])
    expect(isOrderable('NONE')).toBe(false)
  })
})

describe('wantedFulfilment', () => {
  it('is what the address says while the basket is empty', () => {
    expect(wantedFulfilment(null, 'collection')).toBe('COLLECTION')
  })

  it('is what the basket is for, whatever the address says, once there is something in it', () => {
    expect(wantedFulfilment('COLLECTION', 'delivery')).toBe('COLLECTION')
  })

  it('is what we offer first for whoever has not said, or wants what can’t be ordered', () => {
    expect(wantedFulfilment(null, 'at-table')).toBe('AT_TABLE')
    for (const inUrl of [null, '', 'pigeon']) expect(wantedFulfilment(null, inUrl)).toBe('COLLECTION')
    for (const type of FULFILMENT_TYPES) expect(isOrderable(wantedFulfilment(type, null))).toBe(true)
  })
})
