import { brandName, cardFieldError, firstUnfinished, NO_CARD } from './card-fields.model'

const UK = { language: 'en', market: 'UK' } as const

const complete = { empty: false, complete: true, errorCode: null, brand: null }

describe('card fields', () => {
  it('say nothing before the customer wants to pay', () => {
    expect(cardFieldError('number', NO_CARD.number, false, UK)).toBeUndefined()
  })

  it('ask for what is missing, in words for that field', () => {
    expect(cardFieldError('cvc', NO_CARD.cvc, true, UK)).toMatch(/three digits on the back/)
    expect(cardFieldError('expiry', { ...complete, complete: false }, true, UK)).toMatch(/month and the year/)
  })

  it('say at once what the provider finds wrong', () => {
    expect(cardFieldError('number', { ...complete, complete: false, errorCode: 'invalid_number' }, false, UK)).toMatch(
      /Check/,
    )
  })

  it('have words for a code nobody told us of', () => {
    expect(cardFieldError('cvc', { ...complete, complete: false, errorCode: 'something_new' }, false, UK)).toBe(
      'Check this field.',
    )
  })

  it('lead to the first that isn’t finished', () => {
    expect(firstUnfinished({ ...NO_CARD, number: complete })).toBe('expiry')
    expect(firstUnfinished({ number: complete, expiry: complete, cvc: complete })).toBeNull()
  })

  it('name the brand once the digits say it', () => {
    expect(brandName('visa', UK)).toBe('Visa')
    expect(brandName('unknown', UK)).toBeNull()
  })
})
