import { clientAddressOf, FIELD_LIMITS, type Market } from '@galo/domain'
import {
  addressFrom,
  coordinatesFor,
  errorOf,
  fieldsOf,
  firstProblem,
  isStillMeant,
  NO_ADDRESS,
  placeKeyOf,
  searchedPlace,
  tidyAddress,
} from './delivery-address.model'

const UK = { market: 'UK', language: 'en' } as const
const DOOR = { lineOne: '12 Chapel Street', lineTwo: 'Flat 2', city: 'Manchester', postcode: 'm15 4aa' }
const NOWHERE = {
  query: '',
  label: null,
  postcode: null,
  coordinates: null,
  address: null,
  mapType: 'roadmap',
  isPinConfirmed: false,
  showConfirmPinModal: false,
} as const
const HERE = { latitude: 53.47, longitude: -2.25 }

describe('an address for a rider', () => {
  it.each<readonly [Market, Partial<typeof DOOR>, string | null]>([
    ['UK', {}, null],
    ['UK', { lineTwo: '' }, null],
    ['UK', { postcode: '' }, 'postcode'],
    ['UK', { postcode: 'D02 X285' }, 'postcode'],
    ['UK', { lineOne: 'M15 4AA' }, 'lineOne'],
    ['UK', { lineOne: ' ', city: '' }, 'lineOne'],
    ['UK', { city: 'x'.repeat(FIELD_LIMITS.addressLine + 1) }, 'city'],
    ['IE', { postcode: '' }, null],
    ['IE', { postcode: 'd02x285' }, null],
    ['IE', { postcode: 'M15 4AA' }, 'postcode'],
  ])('in %s, with %j, has first to be mended at %s', (market, changes, problem) => {
    expect(firstProblem(market, { ...DOOR, ...changes })).toBe(problem)
  })

  it('tells nobody off before a field was left or the customer goes on', () => {
    expect(errorOf(fieldsOf('UK', NO_ADDRESS, []), 'postcode', UK)).toBeUndefined()
    const left = fieldsOf('UK', { ...NO_ADDRESS, postcode: 'M3' }, ['postcode'])
    expect(errorOf(left, 'postcode', UK)).toMatch(/valid postcode/)
    expect(errorOf(left, 'city', UK)).toBeUndefined()
    expect(errorOf(fieldsOf('UK', NO_ADDRESS, ['city']), 'city', UK)).toBe('Tell us the town or city.')
    expect(errorOf(fieldsOf('UK', { ...DOOR, lineOne: 'm15 4aa' }, ['lineOne']), 'lineOne', UK)).toMatch(/a postcode/)
  })

  it('is sent tidied, and is one place whatever its flat', () => {
    expect(tidyAddress('UK', { ...DOOR, city: ' Manchester ' })).toEqual({ ...DOOR, postcode: 'M15 4AA' })
    expect(placeKeyOf('UK', { ...DOOR, lineTwo: '', postcode: 'M154AA' })).toBe(placeKeyOf('UK', DOOR))
    expect(placeKeyOf('UK', { ...DOOR, lineOne: '13 Chapel Street' })).not.toBe(placeKeyOf('UK', DOOR))
  })

  it('begins with the door that was chosen in the search, note and all', () => {
    const address = clientAddressOf({ ...DOOR, countryCode: 'GB', instructions: 'Blue door' })
    expect(addressFrom('UK', { ...NOWHERE, address })).toEqual({ address: DOOR, instructions: 'Blue door' })
    expect(addressFrom('IE', { ...NOWHERE, address }).address).toEqual(NO_ADDRESS)
  })

  it('begins with the postcode that was typed where no door is known', () => {
    expect(addressFrom('UK', { ...NOWHERE, query: 'm15 4aa' }).address).toEqual({ ...NO_ADDRESS, postcode: 'M15 4AA' })
    expect(addressFrom('UK', { ...NOWHERE, query: 'Manchester' }).address).toEqual(NO_ADDRESS)
  })

  it('begins with the door of the last order for as long as nothing else was searched for', () => {
    const typed = { ...NOWHERE, query: 'M3 4EN' }
    const lastDoor = { address: DOOR, coordinates: null, searched: searchedPlace('UK', typed) }
    expect(isStillMeant('UK', lastDoor, typed)).toBe(true)
    expect(isStillMeant('UK', lastDoor, { ...NOWHERE, query: 'm15 4aa' })).toBe(true)
    for (const query of ['Bath', 'BA1 1AA']) expect(isStillMeant('UK', lastDoor, { ...NOWHERE, query })).toBe(false)
    const address = clientAddressOf({ ...DOOR, lineOne: '13 Chapel Street', countryCode: 'GB' })
    expect(isStillMeant('UK', lastDoor, { ...NOWHERE, address })).toBe(false)
  })

  it('has the pin of the search for as long as it is that address', () => {
    const address = clientAddressOf({ ...DOOR, countryCode: 'GB', coordinates: HERE })
    const pinned = { ...address, confirmedCoordinates: { latitude: 53.4701, longitude: -2.25 } }
    expect(coordinatesFor('UK', { ...NOWHERE, address }, DOOR)).toEqual(HERE)
    expect(coordinatesFor('UK', { ...NOWHERE, address: pinned }, DOOR)).toEqual(pinned.confirmedCoordinates)
    expect(coordinatesFor('UK', { ...NOWHERE, address }, { ...DOOR, lineOne: '13 Chapel Street' })).toBeNull()
    expect(coordinatesFor('UK', { ...NOWHERE, address: { ...address, coordinates: null } }, DOOR)).toBe('unknown')
    expect(coordinatesFor('UK', undefined, DOOR)).toBeNull()
  })
})
