import fc from 'fast-check'
import {
  isEircode,
  isPostcodeOf,
  isUkPostcode,
  normaliseEircode,
  normalisePostcode,
  normaliseUkPostcode,
} from './postcode'

describe('isUkPostcode', () => {
  it.each([
    'M3 4EN',
    'm34en',
    ' M3  4EN ',
    'SW1A 1AA',
    'sw1a1aa',
    'EC1A 1BB',
    'W1A 0AX',
    'B33 8TH',
    'CR2 6XH',
    'DN55 1PT',
    'GIR 0AA',
    'gir0aa',
    'BT1 5GS',
  ])('takes %s as people type it', (typed) => expect(isUkPostcode(typed)).toBe(true))

  it.each(['', 'M3', 'M3 4E', 'M3 4ENN', 'Q1 1AA', 'M3 4CN', 'D02 X285', 'Manchester', 'M3-4EN', '12345'])(
    'does not take %p',
    (typed) => expect(isUkPostcode(typed)).toBe(false),
  )

  it('does not care about case or the space in the middle', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-PR-UWYZ][A-HK-Y][1-9][0-9][0-9][ABD-HJLNP-UW-Z]{2}$/),
        fc.boolean(),
        fc.boolean(),
        (code, space, lower) => {
          const spaced = space ? `${code.slice(0, -3)} ${code.slice(-3)}` : code
          const typed = lower ? spaced.toLowerCase() : spaced
          expect(isUkPostcode(typed)).toBe(true)
          expect(normaliseUkPostcode(typed)).toBe(`${code.slice(0, -3)} ${code.slice(-3)}`)
        },
      ),
    )
  })
})

describe('isEircode', () => {
  it.each(['D02 X285', 'd02x285', 'D02-X285', 'D6W XY00', 'A65 F4E2', ' t12 ay3c '])('takes %s', (typed) =>
    expect(isEircode(typed)).toBe(true),
  )
  it.each(['', 'D02', 'D02 X28', 'D02 X2855', 'B02 X285', 'D02 O285', 'M3 4EN', 'D6X XY00'])(
    'does not take %p',
    (typed) => expect(isEircode(typed)).toBe(false),
  )
})

describe('normaliseEircode', () => {
  it('keeps one form, whatever was typed', () => {
    expect(['d02x285', 'D02 X285', 'D02-x285'].map(normaliseEircode)).toEqual(Array(3).fill('D02 X285'))
  })
})

describe('normalisePostcode', () => {
  it('knows each market by its own code', () => {
    expect([isPostcodeOf('UK', 'm34en'), isPostcodeOf('IE', 'm34en'), isPostcodeOf('IE', 'd02x285')]).toEqual([
      true,
      false,
      true,
    ])
    expect([normalisePostcode('UK', 'm34en'), normalisePostcode('IE', 'd02x285')]).toEqual(['M3 4EN', 'D02 X285'])
  })
})
