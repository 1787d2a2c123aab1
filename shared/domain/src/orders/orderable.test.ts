import { FULFILMENT_TYPES } from '../menu/fulfilment'
import { isOrderable, ORDERABLE_FULFILMENTS } from './orderable'

describe('isOrderable', () => {
  it('is true of what the site can submit, and of nothing else', () => {
    expect(FULFILMENT_TYPES.filter(isOrderable)).toEqual(ORDERABLE_FULFILMENTS)
    expect(isOrderable('COLLECTION')).toBe(true)
    for (const other of ['DELIVERY', 'EAT_IN', 'AT_TABLE', 'NONE'] as const) expect(isOrderable(other)).toBe(false)
  })
})
