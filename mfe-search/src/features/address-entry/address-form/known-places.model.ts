import { clientAddressOf, type ClientAddress } from '@galo/domain'
import { MAX_LETTERS } from '@galo/services/places/places-like'
import { lineOfSaved, type SavedAddress } from '@galo/services/places/use-saved-addresses'

const inOneLine = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

/** A saved address as the customer's own, where `at` is known. */
export const addressSaved = (saved: SavedAddress, at: ClientAddress | null): ClientAddress =>
  clientAddressOf({
    lineOne: saved.line1,
    lineTwo: saved.line2 ?? '',
    city: saved.city,
    postcode: saved.postcode ?? '',
    countryCode: saved.country === 'IE' ? 'IE' : 'GB',
    country: at?.country,
    formatted: lineOfSaved(saved),
    coordinates: at?.coordinates,
    saved: true,
    instructions: saved.deliveryInstructions ?? '',
  })

/** An address as it is searched for: no longer than anybody is asked about. */
export const queryOf = ({ lineOne, city, postcode }: ClientAddress): string => {
  const whole = inOneLine([lineOne, city, postcode])
  return whole.length <= MAX_LETTERS ? whole : postcode || city
}
