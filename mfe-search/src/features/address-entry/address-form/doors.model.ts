import type { AddressPrediction } from '@galo/contracts/localities'
import { isPostcodeOf, normalisePostcode, type ChosenFulfilment, type Market } from '@galo/domain'

interface Sent {
  readonly fulfilment: ChosenFulfilment
  readonly chosen: AddressPrediction | null
  readonly value: string
}

/** Doors are asked for where a rider has to find one. */
export const asksForDoor = ({ fulfilment, chosen }: Pick<Sent, 'fulfilment' | 'chosen'>): AddressPrediction | null =>
  fulfilment === 'DELIVERY' && chosen?.hasAddresses === true ? chosen : null

/** The suggestion that a whole postcode means, sent without choosing it, where its doors are to be asked for first. */
export const postcodeSent = (
  { fulfilment, chosen, value }: Sent,
  suggestions: readonly AddressPrediction[],
  market: Market,
): AddressPrediction | null => {
  if (chosen !== null || !isPostcodeOf(market, value)) return null
  const code = normalisePostcode(market, value)
  const meant = suggestions.find(({ type, displayLabel }) => type === 'postal_code' && displayLabel.startsWith(code))
  return asksForDoor({ fulfilment, chosen: meant ?? null })
}
