import { depositFor, depositsFor } from './deposit'

describe('depositFor', () => {
  it.each([
    [330, 15],
    [500, 15],
    [501, 25],
    [3_000, 25],
    [3_001, 0],
  ])('on %i ml in Ireland is %i cent', (ml, cent) => {
    expect(depositFor('IE', { ml })).toEqual({ currencyCode: 'EUR', value: cent })
  })

  it('is nothing in the UK', () => {
    expect(depositFor('UK', { ml: 330 })).toEqual({ currencyCode: 'GBP', value: 0 })
  })
})

describe('depositsFor', () => {
  const two = [{ ml: 330 }, { ml: 1_500 }]

  it('is for every bottle and can that is carried away', () => {
    expect(depositsFor('IE', 'COLLECTION', two).value).toBe(40)
    expect(depositsFor('IE', 'DELIVERY', two).value).toBe(40)
  })

  it('is nothing where the bottles stay', () => {
    expect(depositsFor('IE', 'EAT_IN', two).value).toBe(0)
    expect(depositsFor('IE', 'AT_TABLE', two).value).toBe(0)
  })
})
