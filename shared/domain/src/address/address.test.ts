import { isDeliverableAddress, isGeocodeMismatch, lineOneFromSearch, lineOneOf, postcodeToSend } from './address'

describe('lineOneOf', () => {
  it('keeps a line that somebody wrote as it should be', () => {
    expect(lineOneOf({ rawLine1: 'The Old Mill', premise: 'Mill', streetNumber: '3', street: 'Deansgate' })).toBe(
      'The Old Mill',
    )
  })

  it('puts unit, premise and number with street together', () => {
    expect(lineOneOf({ unit: 'Flat 2', premise: 'Mill House', streetNumber: '3', street: 'Deansgate' })).toBe(
      'Flat 2, Mill House, 3 Deansgate',
    )
    expect(lineOneOf({ street: 'Deansgate', rawLine1: ' ' })).toBe('Deansgate')
    expect(lineOneOf({})).toBe('')
  })
})

describe('isDeliverableAddress', () => {
  it('needs a postcode in the UK', () => {
    expect(isDeliverableAddress('UK', { lineOne: '3 Deansgate', city: 'Manchester', postcode: 'm34en' })).toBe(true)
    expect(isDeliverableAddress('UK', { lineOne: '3 Deansgate', city: 'Manchester' })).toBe(false)
    expect(isDeliverableAddress('UK', { lineOne: '3 Deansgate', city: 'Manchester', postcode: 'D02 X285' })).toBe(false)
  })

  it('needs no Eircode in Ireland, but a right one when there is one', () => {
    expect(isDeliverableAddress('IE', { lineOne: '1 Dame St', city: 'Dublin' })).toBe(true)
    expect(isDeliverableAddress('IE', { lineOne: '1 Dame St', city: 'Dublin', postcode: 'D02 X285' })).toBe(true)
    expect(isDeliverableAddress('IE', { lineOne: '1 Dame St', city: 'Dublin', postcode: 'D02' })).toBe(false)
  })
})

describe('lineOneFromSearch', () => {
  it('never takes the postcode for a street', () => {
    expect(lineOneFromSearch('m3 4en', 'M3 4EN')).toBe('')
    expect(lineOneFromSearch('3 Deansgate', 'M3 4EN')).toBe('3 Deansgate')
  })
})

describe('isGeocodeMismatch', () => {
  it('asks only when the map found another code', () => {
    expect(isGeocodeMismatch('m34en', 'M3 4EN')).toBe(false)
    expect(isGeocodeMismatch('M3 4EN', 'M3 4EQ')).toBe(true)
    expect(isGeocodeMismatch('', 'M3 4EN')).toBe(false)
  })
})

describe('postcodeToSend', () => {
  it('leaves an empty Eircode out', () => {
    expect(postcodeToSend('IE', ' ')).toBeUndefined()
    expect(postcodeToSend('IE', 'd02x285')).toBe('D02 X285')
    expect(postcodeToSend('UK', 'm34en')).toBe('M3 4EN')
  })
})
