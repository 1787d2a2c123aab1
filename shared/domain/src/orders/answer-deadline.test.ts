import { answerDueBy } from './answer-deadline'

describe('answerDueBy', () => {
  const placed = '2026-11-18T12:05:00.000Z'

  it('gives a restaurant a quarter of an hour', () => {
    expect(answerDueBy(placed, '2026-11-18T14:00:00.000Z')).toBe(Date.parse('2026-11-18T12:20:00.000Z'))
  })

  it('never lets a customer stand at the counter with an order that nobody has taken', () => {
    expect(answerDueBy(placed, '2026-11-18T12:15:00.000Z')).toBe(Date.parse('2026-11-18T12:15:00.000Z'))
  })

  it('is the same for an order without a time to collect', () => {
    expect(answerDueBy(placed, null)).toBe(Date.parse('2026-11-18T12:20:00.000Z'))
  })
})
