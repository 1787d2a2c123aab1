import { mockTimeSign } from './mock-time-sign'

const sign = (aheadMs: number) =>
  mockTimeSign({
    locale: { language: 'en', market: 'UK' },
    nonce: 'n0nce',
    now: Date.parse('2026-07-18T22:50:00Z'),
    aheadMs,
  })

describe('The sign of mock time', () => {
  it('says which time it is where the restaurants are, how far away that is, and how to leave it', () => {
    expect(sign(42_600_000)).toContain('<b>Sat 18 Jul, 23:50</b> · 11 h 50 min ahead')
    expect(sign(-93_600_000)).toContain('1 d 2 h behind')
    expect(sign(500)).toContain('a moment ahead')
    expect(sign(1)).toContain('<a href="?mockTime=off">Back to the usual time</a>')
  })

  it('is not there in real time', () => {
    expect(sign(0)).toBe('')
  })

  it('may be styled and may act under the document’s policy', () => {
    expect(sign(1).match(/<(?:style|script)[^>]*>/g)).toEqual(['<style nonce="n0nce">', '<script nonce="n0nce">'])
  })
})
