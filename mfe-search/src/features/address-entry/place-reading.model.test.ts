import { codeWithin, isCodeUnderWay, readPlace } from './place-reading.model'

const reading = (typed: string, market: 'UK' | 'IE' = 'UK') => {
  const read = readPlace(typed, market)
  if (read.kind === 'elsewhere') return `elsewhere: ${read.code}`
  return read.kind === 'refused' ? read.reason : `${read.query.kind}: ${read.query.text}`
}

describe('isCodeUnderWay', () => {
  it.each(['M3', 'm3 4', 'M3 4L', 'sw1a1', 'D02', 'D02 X', 'd02x28'])('waits for the rest of "%s"', (typed) => {
    expect(isCodeUnderWay(typed, typed.toLowerCase().startsWith('d') ? 'IE' : 'UK')).toBe(true)
  })

  it.each(['M3 4EN', 'Bath', 'Deansgate', 'M3 4EZ9', 'Dublin 2'])('does not take "%s" for a beginning', (typed) => {
    expect([isCodeUnderWay(typed, 'UK'), isCodeUnderWay(typed, 'IE')]).toEqual([false, false])
  })
})

describe('readPlace', () => {
  it.each(['M3 4EN', 'm34en', '  M3   4en ', 'm3 4EN'])(
    'takes the postcode "%s" with or without the space',
    (typed) => {
      expect(reading(typed)).toBe('postcode: M3 4EN')
    },
  )

  it.each(['D02 X285', 'd02x285', 'D02-X285'])('takes the Eircode "%s"', (typed) => {
    expect(reading(typed, 'IE')).toBe('postcode: D02 X285')
  })

  it('takes the first half of a postcode', () => {
    expect(reading('sw1a')).toBe('postcode: SW1A')
    expect(reading('d02', 'IE')).toBe('postcode: D02')
  })

  it('takes a postcode whose end is missing, with its space, which tells M3 from M34', () => {
    expect([reading('m3 4'), reading('M3 4E'), reading('M34')]).toEqual([
      'postcode: M3 4',
      'postcode: M3 4E',
      'postcode: M34',
    ])
    expect([reading('d02 x2', 'IE'), reading('A94 T', 'IE')]).toEqual(['postcode: D02 X2', 'postcode: A94 T'])
  })

  it.each(['M3 4EZZ', 'ZZ9 9', 'Q1 1AA'])('asks for a valid postcode when "%s" was meant to be one', (typed) => {
    expect(reading(typed)).toBe('invalid-postcode')
  })

  it("knows the other market's code for what it is", () => {
    expect(reading('d02x285')).toBe('elsewhere: D02 X285')
    expect(reading('M3 4EN', 'IE')).toBe('elsewhere: M3 4EN')
    expect(reading('BT1 5GS', 'IE')).toBe('elsewhere: BT1 5GS')
  })

  it.each(['GIR 0AA', 'BF1 3AA', 'JE2 3XP', 'GY1 1AA', 'IM1 1AG', 'TR1 2HE', 'ZE1 0AA', 'BFPO 1'])(
    'never calls the right postcode "%s" invalid',
    (typed) => {
      expect(reading(typed)).toBe(`postcode: ${typed}`)
    },
  )

  it('asks about an Eircode it does not know, too', () => {
    expect(reading('A65 F4E2', 'IE')).toBe('postcode: A65 F4E2')
  })

  it.each(['Dublin 2', 'dublin  8', 'Cork city', 'Galway 1'])('takes "%s" for a place, not for a code', (typed) => {
    expect(reading(typed, 'IE')).toMatch(/^address: /)
  })

  it('takes the first half of the other market’s code, and a Dublin district as Dublin says it', () => {
    expect(reading('D02')).toBe('postcode: D02')
    expect(reading('sw1a', 'IE')).toBe('postcode: SW1A')
    expect(reading('d2', 'IE')).toBe('postcode: D2')
  })

  it('forgives the letter O for nought, and a space in an odd place', () => {
    expect(reading('d 02', 'IE')).toBe('postcode: D02')
    expect(reading('D 6W', 'IE')).toBe('postcode: D6W')
    expect(reading('m 3')).toBe('postcode: M3')
    expect(reading('DO2 X285', 'IE')).toBe('postcode: D02 X285')
    expect(reading('DO2', 'IE')).toBe('postcode: D02')
    expect(reading('SW1A OAA')).toBe('postcode: SW1A 0AA')
    expect(reading('SW1 A1AA')).toBe('postcode: SW1A 1AA')
  })

  it.each(['', '   ', 'x', '!!!', '12345'])('asks for a valid address when given "%s"', (typed) => {
    expect(reading(typed)).toBe('invalid-address')
  })

  it('asks nobody about more words than an address has', () => {
    expect(reading('x'.repeat(121))).toBe('invalid-address')
  })

  it('searches for streets and towns as they were typed', () => {
    expect(reading(' 231   Deansgate, Manchester ')).toBe('address: 231 Deansgate, Manchester')
    expect(reading('Dún Laoghaire', 'IE')).toBe('address: Dún Laoghaire')
  })
})

describe('codeWithin', () => {
  it.each([
    ['231 Deansgate, Manchester M3 4EN', 'M3 4EN'],
    ['Deansgate,m34en', 'M3 4EN'],
    ['M3 4EN, UK', 'M3 4EN'],
    ['54 South King Street, Dublin 2, D02 X285, Ireland', 'D02 X285'],
    ['231 Deansgate, Manchester', null],
    ['Dublin 2', null],
  ])('finds in "%s" the code %s', (typed, code) => {
    expect(codeWithin(typed)).toBe(code)
  })
})
