import type { LatLng } from '../distance/lat-lng'
import type { CountryCode } from '../market/market'
import type { FulfilmentRules } from './fulfilment-rules'

/** Brought to an address by a rider, for the price of a quote. */
export const DELIVERY = {
  inUrl: 'delivery',
  writtenInUrl: 'delivery',
  isOrderable: true,
  isOnPremises: false,
  isDelivery: true,
  isOrderedAhead: false,
  pricedAs: ['DELIVERY'],
  searchRadiusMetres: 8_000,
} as const satisfies FulfilmentRules

/** Where food is brought to, as the customer wrote it (G07). */
export interface DeliveryAddress {
  readonly lineOne: string
  readonly lineTwo: string
  readonly city: string
  /** In Ireland it may be empty. */
  readonly postcode: string
}

/** What bringing it costs and how long it takes: the fee in minor units, the times in minutes. */
export interface DeliveryTerms {
  readonly fee: number
  readonly minimumMins: number
  readonly maximumMins: number
}

/** A quote that lies in a basket (G08). */
export interface DeliveryQuote extends DeliveryTerms {
  readonly id: string
  /** A UTC ISO instant. */
  readonly validUntil: string
  /** The basket it lies in, and the place it is for. */
  readonly basketId: string
  readonly placeKey: string
}

/** Where an address is that was found for the customer: of that very place, by its key. */
export interface FoundPlace {
  readonly placeKey: string
  readonly coordinates: LatLng
}

/** A delivery while it is being filled in. */
export interface DeliveryDetails {
  readonly address: DeliveryAddress
  /** Left out by who kept the details before it was known. */
  readonly found?: FoundPlace | null | undefined
  /** For the rider. */
  readonly instructions: string
  readonly quote: DeliveryQuote | null
  /** What the customer has said yes to; other terms want another yes. */
  readonly agreed: DeliveryTerms | null
}

/** As an order asks for it. */
export interface DeliveryRequest {
  readonly countryCode: CountryCode
  readonly address: DeliveryAddress
  readonly instructions: string
  /** Where the customer says that they are, if they have. */
  readonly coordinates: LatLng | null
  /** The one that its fee is paid by. */
  readonly quote: DeliveryQuote
}
