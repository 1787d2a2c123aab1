import type { Market } from '@galo/domain'
import { localities } from '../localities'

/** As the profile shows it (C03). */
export interface CustomerAddress {
  readonly primary: boolean
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  /** `null` only in Ireland (G07). */
  readonly postcode: string | null
  readonly country: 'GB' | 'IE'
  readonly deliveryInstructions: string | null
}

export interface CustomerJob {
  /** `STUDENT`, `HEALTH_WORKER`, `TEAM_MEMBER`: carried and shown, without any effect on a price. */
  readonly type: string
  readonly disabled: boolean
  /** ISO 8601 in UTC; `null` has no end. */
  readonly expiry: string | null
}

/** A person who has an account on a laptop or a preview, never in production: their password is known to everybody. */
export interface SeedCustomer {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly givenName: string
  readonly familyName: string
  readonly mobileNumber: string | null
  /** The number on the loyalty card; `null` for whoever never joined. */
  readonly loyaltyId: string | null
  readonly market: Market
  readonly jobs: readonly CustomerJob[]
  /** None, or several of which one is primary. */
  readonly addresses: readonly CustomerAddress[]
}

export const SEED_PASSWORD = 'peri-peri-please'

export const job = (type: CustomerJob['type'], expiry: string | null, disabled = false): CustomerJob => ({
  type,
  disabled,
  expiry,
})

type Given = Pick<SeedCustomer, 'givenName' | 'familyName'> & Partial<SeedCustomer>

const addressOf = (at: string, primary: boolean): CustomerAddress => {
  const place = localities.find(({ publicId }) => publicId === at)
  if (place === undefined) throw new Error(`a customer lives at ${at}, which does not exist`)
  return {
    primary,
    line1: `${place.streetNumber} ${place.street}`,
    line2: null,
    city: place.city,
    postcode: place.postcode,
    country: place.market === 'UK' ? 'GB' : 'IE',
    deliveryInstructions: null,
  }
}

/** Sample addresses, by the id of the restaurant they are near; the first is the primary one. */
export const homes = (...restaurantIds: readonly string[]): readonly CustomerAddress[] =>
  restaurantIds.map((id, index) => addressOf(`${id}.address.${index + 1}`, index === 0))

const DIGITS = 12

/** Ids follow `number`, so that a customer who is added or left out changes nobody else's. */
export const customer = (market: Market, number: number, given: Given): SeedCustomer => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(DIGITS, '0')}`,
  email: `${given.givenName}.${given.familyName}@galo.test`
    .normalize('NFD')
    .replace(/[^A-Za-z.@-]/g, '')
    .toLowerCase(),
  password: SEED_PASSWORD,
  // Ofcom keeps 07700 900000 to 900999 and ComReg 020 91x xxxx for drama: nobody's telephone rings.
  mobileNumber:
    market === 'UK' ? `07700 900${String(number).padStart(3, '0')}` : `+353 20 910 ${String(number).padStart(4, '0')}`,
  loyaltyId: String(6_331_000_000_000 + number * 7_919),
  market,
  jobs: [],
  addresses: [],
  ...given,
})
