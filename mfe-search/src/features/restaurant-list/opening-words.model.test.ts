import { openingWords } from './opening-words.model'

const UK = { language: 'en', market: 'UK' } as const
const hours = { opens: '11:30', closes: '22:00' }
const words = (time: string) => openingWords(hours, Date.parse(`2026-11-18T${time}:00Z`), 'Europe/London', UK).text

describe('openingWords', () => {
  it.each([
    ['11:29', 'Opens at 11:30'],
    ['11:30', 'Open until 22:00'],
    ['21:29', 'Open until 22:00'],
    ['21:30', 'Closing soon, at 22:00'],
    ['22:00', 'Closed for today'],
  ])('at %s says "%s"', (time, expected) => {
    expect(words(time)).toBe(expected)
  })

  it("goes by the restaurant's own clock in summer", () => {
    expect(openingWords(hours, Date.parse('2026-07-01T10:45:00Z'), 'Europe/London', UK).text).toBe('Open until 22:00')
  })
})
