import fc from 'fast-check'
import { canonicalJson, isSignedBy, signBasket } from './basket.signature'

const KEY = 'a-key-for-this-test'
const EXPIRY = '2026-11-20T18:30:00.000Z'

describe('canonicalJson', () => {
  it('does not care in which order fields arrive', () => {
    expect(canonicalJson({ b: [1, { d: 2, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":2}]}')
  })

  it('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

describe('signBasket', () => {
  it('knows its own signature after a trip through JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (basket) => {
        const signature = signBasket(basket, EXPIRY, KEY)
        expect(isSignedBy(JSON.parse(JSON.stringify(basket)), EXPIRY, signature, KEY)).toBe(true)
      }),
    )
  })

  it('refuses a changed price, a later expiry and another key', () => {
    const basket = { totals: { grand_total: { currency_code: 'GBP', value: 1150 } } }
    const cheaper = { totals: { grand_total: { currency_code: 'GBP', value: 150 } } }
    const signature = signBasket(basket, EXPIRY, KEY)
    expect(isSignedBy(cheaper, EXPIRY, signature, KEY)).toBe(false)
    expect(isSignedBy(basket, '2027-11-20T18:30:00.000Z', signature, KEY)).toBe(false)
    expect(isSignedBy(basket, EXPIRY, signature, 'another-key')).toBe(false)
  })
})
