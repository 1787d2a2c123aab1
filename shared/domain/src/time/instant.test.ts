import { epochMs, toIso } from './instant'

describe('epochMs', () => {
  it('takes an instant as the wire and as a clock give it', () => {
    expect(epochMs('2026-11-17T18:40:00Z')).toBe(Date.UTC(2026, 10, 17, 18, 40))
    expect(epochMs('2026-07-17T19:40:00+01:00')).toBe(Date.UTC(2026, 6, 17, 18, 40))
    expect(epochMs(12)).toBe(12)
  })

  it('refuses a time that does not say where', () => {
    for (const vague of ['2026-11-17T18:40:00', '2026-11-17', 'soon', ''])
      expect(() => epochMs(vague)).toThrow(RangeError)
    expect(() => epochMs(NaN)).toThrow(RangeError)
  })
})

describe('toIso', () => {
  it('writes the same instant in the same way', () => {
    expect(toIso('2026-11-17T18:40:00Z')).toBe('2026-11-17T18:40:00.000Z')
    expect(toIso('2026-11-17T19:40:00+01:00')).toBe('2026-11-17T18:40:00.000Z')
  })
})
