import { addressFrom, predictionFrom } from './places.from'

const part = (long_name: string, types: string[], short_name = long_name) => ({ long_name, short_name, types })
const PARTS = [
  part('8', ['street_number']),
  part('Hardman Square', ['route']),
  part('Manchester', ['postal_town']),
  part('M3 4LZ', ['postal_code']),
  part('United Kingdom', ['country', 'political'], 'GB'),
]
const location = { lat: () => 53.4801, lng: () => -2.2512 }

describe('what the maps provider knows of addresses', () => {
  it('is an address of ours', () => {
    const address = addressFrom(
      { place_id: 'p1', types: ['street_address'], address_components: PARTS, geometry: { location } },
      'GB',
    )
    expect(address).toMatchObject({
      id: 'p1',
      type: 'address',
      lineOne: '8 Hardman Square',
      city: 'Manchester',
      postcode: 'M3 4LZ',
      countryCode: 'GB',
      coordinates: { latitude: 53.4801, longitude: -2.2512 },
    })
  })

  it('is nothing in another country, or where it doesn’t say where it is', () => {
    expect(addressFrom({ address_components: PARTS, geometry: { location } }, 'IE')).toBeNull()
    expect(addressFrom({ address_components: PARTS }, 'GB')).toBeNull()
  })

  it('is suggested without the country, as what it is', () => {
    const terms = ['M3 4LZ', 'Manchester', 'UK'].map((value, offset) => ({ value, offset }))
    expect(predictionFrom({ place_id: 'p2', types: ['postal_code', 'geocode'], terms })).toEqual({
      id: 'p2',
      displayLabel: 'M3 4LZ, Manchester',
      type: 'postal_code',
      hasAddresses: false,
    })
    expect(predictionFrom({ place_id: 'p3', types: ['locality'], terms: terms.slice(1) }).type).toBe('locality')
  })
})
