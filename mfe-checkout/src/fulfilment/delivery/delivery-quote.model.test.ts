import { aSignedBasket } from '@galo/testing'
import { changesOf, deliveryFeeIn, isHeld, isUsable, timesOf } from './delivery-quote.model'

const UK = { market: 'UK', language: 'en' } as const
const fee = { kind: 'DELIVERY', amount: { currency_code: 'GBP' as const, value: 149 } }
const service = { kind: 'SERVICE', amount: { currency_code: 'GBP' as const, value: 99 } }
const basket = { ...aSignedBasket().data, fees: [fee, service] }
const terms = { fee: 149, minimumMins: 25, maximumMins: 40 }
const quote = { ...terms, id: 'quote-1', validUntil: '2026-11-18T18:18:00Z', basketId: basket.id, placeKey: 'here' }

describe('a quote in a basket', () => {
  it('is the delivery fee alone', () => expect(deliveryFeeIn(basket)).toBe(149))

  it('holds in its own basket, for its own place, while its fee is there', () => {
    expect(isHeld(quote, basket, 'here')).toBe(true)
    expect(isHeld(quote, { ...basket, fees: [service] }, 'here')).toBe(false)
    expect(isHeld(quote, { ...basket, id: 'another' }, 'here')).toBe(false)
    expect(isHeld(quote, basket, 'there')).toBe(false)
  })

  it('can be paid by until the instant it ends', () => {
    expect(isUsable(quote, basket, 'here', '2026-11-18T18:17:59Z')).toBe(true)
    expect(isUsable(quote, basket, 'here', '2026-11-18T18:18:00Z')).toBe(false)
    expect(isUsable(null, basket, 'here', '2026-11-18T18:00:00Z')).toBe(false)
  })

  it('says its times as a span, or as one number where both are one', () => {
    expect(timesOf(terms, UK)).toBe('25–40 min')
    expect(timesOf({ ...terms, minimumMins: 40 }, UK)).toBe('40 min')
  })

  it('names what is different from what was agreed to, and nothing else', () => {
    expect(changesOf(terms, terms, 'GBP', UK)).toEqual([])
    expect(changesOf(null, terms, 'GBP', UK)).toEqual([])
    expect(changesOf(terms, { ...terms, fee: 249 }, 'GBP', UK)).toEqual(['It costs £2.49 now, not £1.49.'])
    expect(changesOf(terms, { fee: 149, minimumMins: 35, maximumMins: 50 }, 'GBP', UK)).toEqual([
      'It takes 35–50 min now, not 25–40 min.',
    ])
  })
})
