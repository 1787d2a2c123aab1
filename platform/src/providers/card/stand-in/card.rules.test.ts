import { TEST_CARDS, testCardOf } from './card.test-cards'
import { cardProblem, DECLINES, keptCard, type CardDetails } from './card.rules'

const now = new Date('2026-11-17T18:00:00Z')
const aCard = (changes: Partial<CardDetails> = {}): CardDetails => ({
  number: '4242424242424242',
  exp_month: 12,
  exp_year: 2034,
  cvc: '123',
  ...changes,
})

describe('The published test cards', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
    ['4100000000000019', 'card_declined', 'fraudulent'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4000008400001280', 'card_declined', 'generic_decline'],
    ['4012888888881881', 'card_declined', 'test_mode_live_card'],
  ])('%s is refused with %s', (number, code, declineCode) => {
    const { outcome, authentication } = testCardOf(number)
    if (outcome === 'succeeds') throw new Error('it was paid')
    expect(authentication).not.toBe('challenge')
    expect(cardProblem(aCard({ number }), now)).toBeNull()
    expect(DECLINES[outcome]).toMatchObject({ type: 'card_error', code })
    expect(DECLINES[outcome].decline_code).toBe(declineCode)
  })

  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['3056930009020004', 'diners'],
    ['36227206271667', 'diners'],
    ['3566002020360505', 'jcb'],
    ['6200000000000005', 'unionpay'],
    ['6205500000000000004', 'unionpay'],
  ])('%s is paid, by %s', (number, brand) => {
    expect(testCardOf(number)).toEqual({ outcome: 'succeeds', authentication: 'none' })
    expect(keptCard(aCard({ number })).brand).toBe(brand)
  })

  it.each([
    ['4000002500003155', 'succeeds'],
    ['4000002760003184', 'succeeds'],
    ['4000000000003220', 'succeeds'],
    ['4000008260003178', 'insufficient_funds'],
    ['4000008400001629', 'generic_decline'],
  ])('%s has its bank ask, and then %s', (number, outcome) => {
    expect(testCardOf(number)).toEqual({ outcome, authentication: 'challenge' })
  })

  it('are all numbers a card can have', () => {
    const wrong = Object.keys(TEST_CARDS).filter((number) => {
      const cvc = keptCard(aCard({ number })).brand === 'amex' ? '1234' : '123'
      return cardProblem(aCard({ number, cvc }), now) !== null
    })
    expect(wrong).toEqual([])
  })
})

describe('cardProblem', () => {
  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ exp_month: 13 }, 'invalid_expiry_month'],
    [{ exp_month: 10, exp_year: 2026 }, 'invalid_expiry_year'],
    [{ cvc: '12' }, 'invalid_cvc'],
    [{ number: '378282246310005', cvc: '123' }, 'invalid_cvc'],
  ])('refuses %j before a bank is asked', (changes, code) => {
    expect(cardProblem(aCard(changes), now)?.code).toBe(code)
  })

  it('takes a card in its last month', () => {
    expect(cardProblem(aCard({ exp_month: 11, exp_year: 2026 }), now)).toBeNull()
  })
})

describe('keptCard', () => {
  it('keeps the last four digits of the number, and of a published one what tells it from another', () => {
    const kept = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 }
    expect(keptCard(aCard())).toEqual({ ...kept, fingerprint: expect.stringMatching(/^[\w-]{16}$/) })
    expect(keptCard(aCard({ number: '4929000000004242' }))).toEqual(kept)
  })
})
