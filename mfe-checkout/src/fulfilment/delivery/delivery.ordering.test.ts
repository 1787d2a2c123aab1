import { deliveryOrdering } from './delivery.ordering'

const request = {
  type: 'DELIVERY',
  countryCode: 'GB',
  address: { lineOne: '12 Chapel Street', lineTwo: '', city: 'Manchester', postcode: 'M15 4AA' },
  instructions: 'Blue door',
  coordinates: { latitude: 53.4617, longitude: -2.2401 },
  quote: {
    id: 'quote-1',
    fee: 149,
    minimumMins: 25,
    maximumMins: 40,
    validUntil: '2026-11-18T18:18:00Z',
    basketId: 'basket-1',
    placeKey: 'here',
  },
} as const

describe('an order for delivery', () => {
  it('says where to, what the rider should know, and by which quote it is paid', () => {
    expect(deliveryOrdering.orderFields(request)).toEqual({
      type: 'DELIVERY',
      delivery_quote_id: 'quote-1',
      address: {
        line_1: '12 Chapel Street',
        line_2: null,
        city: 'Manchester',
        country_code: 'GB',
        postcode: 'M15 4AA',
        delivery_note: 'Blue door',
        coords: { lat: 53.4617, lon: -2.2401 },
      },
    })
  })

  it('says no Eircode, no note and no place where none was given', () => {
    const { address } = request
    const fields = deliveryOrdering.orderFields({
      ...request,
      address: { ...address, postcode: '' },
      instructions: '',
      coordinates: null,
      countryCode: 'IE',
    })
    expect(fields).toMatchObject({ address: { country_code: 'IE', postcode: null, delivery_note: null, coords: null } })
  })

  it('is another one for another door or another quote, in letters that a header takes', () => {
    const key = deliveryOrdering.requestKey(request)
    expect(key).toMatch(/^[\w.-]+$/)
    expect(deliveryOrdering.requestKey({ ...request, instructions: 'Grünes Tor' })).not.toBe(key)
    expect(deliveryOrdering.requestKey({ ...request, quote: { ...request.quote, id: 'quote-2' } })).not.toBe(key)
    expect(deliveryOrdering.requestKey({ ...request })).toBe(key)
  })

  it('is filled in again for a tab that has not been told, with the quote it is paid by', () => {
    expect(deliveryOrdering.detailsOf(request, 'deansgate')).toMatchObject({
      saved: true,
      quote: { id: 'quote-1' },
      agreed: { fee: 149, minimumMins: 25, maximumMins: 40 },
    })
  })
})
