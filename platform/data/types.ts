// What the seed knows about a place, in the words of the platform's own tables. The wire shapes are made from these by the API.
import type { ChosenFulfilment, Facility, Market } from '@galo/domain'

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** Local wall-clock times, `HH:mm`. `closes` at or before `opens` means the next day. */
export interface DayHours {
  readonly opens: string
  readonly closes: string
}

/** `null` is a day the restaurant does not open at all. */
export type WeekHours = Readonly<Record<Weekday, DayHours | null>>

/** Why a way of ordering is not to be had, in the words of the wire. */
export type ChannelReason = 'REFURBISHMENT' | 'NO_RIDERS' | 'KITCHEN_ONLY'

/** One way of ordering at one restaurant. `enabled` = the restaurant offers it; `online` = its till answers right now. */
export interface RestaurantChannel {
  readonly fulfilmentMethod: ChosenFulfilment
  readonly enabled: boolean
  readonly online: boolean
  readonly provider: 'GALO' | 'DELIVEROO' | 'DELIVEROO_FULFILLMENT'
  readonly minimumMins: number
  readonly maximumMins: number
  /** How far riders go, in metres, where that is less than everywhere (D09). */
  readonly radiusM?: number
  readonly reason?: ChannelReason
}

export interface SeedRestaurant {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly market: Market
  readonly streetAddress: string
  readonly city: string
  /** A sample: real district, made-up inward code. */
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
  /** From the ranges the regulators keep for drama (Ofcom; ComReg 020 91x xxxx), so no stranger's phone rings. */
  readonly telephone: string
  readonly facilities: readonly Facility[]
  readonly hours: WeekHours
  readonly channels: readonly RestaurantChannel[]
  readonly prepTimeMins: number
  /** For how many days after today it takes orders to be collected; 0 for today's only. */
  readonly daysAhead: number
  /** When alcohol may be sold, by the day it begins on; null without a licence. */
  readonly alcoholLicence: WeekHours | null
  readonly status: 'trading' | 'closed-today'
}

/** A sample address or postcode that autocomplete can offer. `publicId` is stable from one run to the next. */
export interface SeedLocality {
  readonly publicId: string
  readonly type: 'address' | 'postal_code'
  readonly market: Market
  readonly displayLabel: string
  readonly streetNumber: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
}

/** A postcode district or an Eircode routing key, with the middle of the place it covers. */
export interface PostcodeDistrict {
  readonly district: string
  readonly town: string
  readonly market: Market
  readonly latitude: number
  readonly longitude: number
}
