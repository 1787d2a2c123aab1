import { clientAddressOf, formatManual, isCompleteAddress } from './client-address'

const DEANSGATE = { lineOne: '231 Deansgate', city: 'Manchester', postcode: 'M3 4EN' }

describe('clientAddressOf', () => {
  it('puts the first line together where nobody has written one', () => {
    expect(clientAddressOf({ unit: 'Flat 2', streetNumber: '3', street: 'Deansgate' }).lineOne).toBe(
      'Flat 2, 3 Deansgate',
    )
    expect(clientAddressOf({ lineOne: '231 Deansgate', street: 'Deansgate' }).lineOne).toBe('231 Deansgate')
  })

  it('is of the UK, and confirmed by nobody, until somebody says otherwise', () => {
    expect(clientAddressOf({ unit: undefined })).toMatchObject({
      unit: '',
      countryCode: 'GB',
      isManualInput: false,
      confirmedAddress: null,
      confirmedCoordinates: null,
      saved: false,
    })
  })
})

describe('formatManual', () => {
  it('is the lines, the city, the postcode and the country with commas between, and nothing for what is missing', () => {
    const lines = { ...DEANSGATE, lineTwo: 'Flat 2', country: 'United Kingdom' }
    expect(formatManual(lines)).toBe('231 Deansgate, Flat 2, Manchester, M3 4EN, United Kingdom')
    expect(formatManual({ ...lines, lineTwo: '', postcode: '' })).toBe('231 Deansgate, Manchester, United Kingdom')
  })
})

describe('isCompleteAddress', () => {
  it('takes first line, city, postcode and country together', () => {
    const whole = clientAddressOf(DEANSGATE)
    expect(isCompleteAddress(whole)).toBe(true)
    for (const missing of ['lineOne', 'city', 'postcode'] as const)
      expect([missing, isCompleteAddress({ ...whole, [missing]: ' ' })]).toEqual([missing, false])
  })
})
