import { readQuoteToken, signQuote } from './quote.token'

const KEY = 'development-basket-key'
const claims = {
  id: 'q1',
  restaurant_id: 'galo-uk-deansgate',
  fee: 249,
  currency: 'GBP',
  valid_until: '2026-11-17T18:10:00.000Z',
} as const

describe('readQuoteToken', () => {
  it('reads what was signed', () => {
    expect(readQuoteToken(signQuote(claims, KEY), KEY)).toEqual(claims)
  })

  it('takes no cheaper copy, no other key and no rubbish', () => {
    const [body, mark] = signQuote(claims, KEY).split('.')
    const cheaper = Buffer.from(JSON.stringify({ ...claims, fee: 1 })).toString('base64url')
    for (const token of [`${cheaper}.${mark}`, `${body}.`, `${body}`, '', '.', `${body}.${mark}.${mark}`])
      expect(readQuoteToken(token, KEY)).toBeNull()
    expect(readQuoteToken(signQuote(claims, 'another-basket-key-16'), KEY)).toBeNull()
  })
})
