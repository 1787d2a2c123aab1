import { mockTimeSign } from './mock-time-sign'

const sign = (aheadMs: number) =>
  mockTimeSign({
    locale: { language: 'en', market: 'UK' },
    now: Date.parse('2026-07-18T22:50:00Z'),
    aheadMs,
  })

describe('The sign of mock time', () => {
  it('says which time it is where the restaurants are, how far away that is, and how to leave it', () => {
    expect(String(sign(42_600_000)?.text)).toContain('<b>Sat 18 Jul, 23:50</b> · 11 h 50 min ahead')
    expect(String(sign(-93_600_000)?.text)).toContain('1 d 2 h behind')
    expect(String(sign(500)?.text)).toContain('a moment ahead')
    expect(sign(1)).toMatchObject({ link: 'Back to the usual time', sets: { mockTime: 'off' } })
  })

  it('is not there in real time', () => {
    expect(sign(0)).toBeNull()
  })
})
