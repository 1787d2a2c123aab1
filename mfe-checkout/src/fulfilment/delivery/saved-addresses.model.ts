import type { DeliveryAddress, Market } from '@galo/domain'
import type { SavedAddress } from '@galo/services/places/use-saved-addresses'
import { tidyAddress } from './delivery-address.model'

/** The fields of an address that the customer keeps. */
export const fieldsOfSaved = ({ line1, line2, city, postcode }: SavedAddress): DeliveryAddress => ({
  lineOne: line1,
  lineTwo: line2 ?? '',
  city,
  postcode: postcode ?? '',
})

const isSame = (market: Market, one: DeliveryAddress, other: DeliveryAddress): boolean => {
  const [left, right] = [tidyAddress(market, one), tidyAddress(market, other)]
  return (['lineOne', 'lineTwo', 'city', 'postcode'] as const).every((name) => left[name] === right[name])
}

/** The saved address that stands in the fields, to the flat; `null` for another one. */
export const savedIn = (
  market: Market,
  saved: readonly SavedAddress[],
  address: DeliveryAddress,
): SavedAddress | null => saved.find((one) => isSame(market, fieldsOfSaved(one), address)) ?? null

/** The note that comes along: what somebody wrote themselves stays, what came with an address goes with it. */
export const noteWith = (saved: readonly SavedAddress[], chosen: SavedAddress | null, note: string): string =>
  note === '' || saved.some(({ deliveryInstructions }) => deliveryInstructions === note)
    ? (chosen?.deliveryInstructions ?? '')
    : note
