import { clientAddressOf } from '@galo/domain'
import { reviveSaved } from '@galo/state'
import { wordsOf } from '@galo/words'
import remote from '../../../remote'
import { withQuery } from './address-entry.model'
import { ADDRESS_WORDS } from './address-entry.words'

describe('the label of the field', () => {
  it('asks for an Eircode in Ireland', () => {
    expect(wordsOf(ADDRESS_WORDS, { language: 'en', market: 'IE' }).place).toContain('Eircode')
  })
})

describe('withQuery', () => {
  const known = {
    ...remote.stores.location.initial,
    query: 'M3 4EN',
    label: 'M3 4EN',
    postcode: 'M3 4EN',
    coordinates: { latitude: 53.5, longitude: -2.2 },
    address: clientAddressOf({ lineOne: '231 Deansgate', city: 'Manchester', postcode: 'M3 4EN' }),
    mapType: 'satellite' as const,
    isPinConfirmed: true,
    showConfirmPinModal: true,
  }

  it('keeps the place while its words stay', () => {
    expect(withQuery(known, 'M3 4EN')).toBe(known)
  })

  it('forgets the place, the door and the pin with their words, so that new words never lead to the old place', () => {
    expect(withQuery(known, 'D02 X285')).toEqual({
      ...remote.stores.location.initial,
      query: 'D02 X285',
      mapType: 'satellite',
    })
  })
})

describe('what a tab has kept of the place', () => {
  it('is completed when it was kept before addresses were', () => {
    const before = { query: 'M3 4EN', label: null, postcode: 'M3 4EN', coordinates: null }
    expect(reviveSaved(remote.stores.location, JSON.stringify({ version: 1, value: before }))).toEqual({
      ...remote.stores.location.initial,
      ...before,
    })
  })
})
