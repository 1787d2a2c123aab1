import { clientAddressOf } from '@galo/domain'
import type { Seed } from '@galo/state'
import { aLine, aRestaurantEstimate, aSignedBasket, type createFakeHttp } from '@galo/testing'
import { FULFILMENT_METHODS } from '../fulfilment/fulfilment-methods'
import { aPlatform, basket, open, personal } from './checkout-page.fixture'

const lines = [aLine({ display_name: 'Half chicken', each: 1095, quantity: 2 })]
export const bare = aSignedBasket({ fulfilment_type: 'DELIVERY', menu_items: lines })
const pounds = (value: number) => ({ currency_code: 'GBP' as const, value })
export const withFee = (value: number, revision = 2) => ({
  ...bare,
  data: {
    ...bare.data,
    revision,
    fees: [{ kind: 'DELIVERY', amount: pounds(value) }],
    totals: { ...bare.data.totals, fees: pounds(value), grand_total: pounds(2190 + value) },
  },
})
export const aQuote = (over: object = {}) => ({
  id: 'quote-1',
  estimated_duration: { minimum_mins: 25, maximum_mins: 40 },
  valid_until: '2026-11-18T12:15:00Z',
  token: 'token-1',
  ...over,
})
export const address = clientAddressOf({
  lineOne: '12 Chapel Street',
  city: 'Manchester',
  postcode: 'M15 4AA',
  countryCode: 'GB',
  instructions: 'Blue door',
})
export const location = {
  query: 'M15 4AA',
  label: null,
  postcode: 'M15 4AA',
  coordinates: null,
  address,
  mapType: 'roadmap',
  isPinConfirmed: false,
  showConfirmPinModal: false,
} as const
export const delivered: NonNullable<Seed['basket']> = { ...basket, signed: bare, fulfilmentType: 'DELIVERY' }
const known = { personal, fulfilment: null }

export const openDelivery = async (
  answers: Parameters<typeof createFakeHttp>[0] = {},
  seed: Seed = {},
  log?: Parameters<typeof open>[3],
): Promise<ReturnType<typeof open>> => {
  await FULFILMENT_METHODS.DELIVERY.load()
  const http = aPlatform({
    'quotes.quote-address': () => aQuote(),
    'quotes.quote-position': () => aQuote({ id: 'quote-by-position' }),
    'basket.add-quote': () => withFee(149),
    'basket.build-order': () => withFee(149),
    'restaurants.get-restaurant': () => ({ data: { restaurant: aRestaurantEstimate() } }),
    ...answers,
  })
  return open({ basket: delivered, fulfilmentDetails: known, location, ...seed }, http, undefined, log)
}
