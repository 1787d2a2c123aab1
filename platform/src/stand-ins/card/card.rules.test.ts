import { cardProblem, DECLINES, keptCard, outcomeFor, type CardDetails } from './card.rules'

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
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4000002500003155', 'authentication_required', 'authentication_required'],
    ['4000002760003184', 'authentication_required', 'authentication_required'],
    ['4012888888881881', 'card_declined', 'test_mode_live_card'],
  ])('%s is refused with %s', (number, code, declineCode) => {
    const outcome = outcomeFor(number)
    if (outcome === 'succeeds') throw new Error('it was paid')
    expect(cardProblem(aCard({ number }), now)).toBeNull()
    expect(DECLINES[outcome]).toMatchObject({ type: 'card_error', code })
    expect(DECLINES[outcome].decline_code).toBe(declineCode)
  })

  it('4242 4242 4242 4242 is paid', () => {
    expect(outcomeFor('4242424242424242')).toBe('succeeds')
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
  it('keeps the last four digits and nothing else of the number', () => {
    expect(keptCard(aCard())).toEqual({ brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 })
  })
})
