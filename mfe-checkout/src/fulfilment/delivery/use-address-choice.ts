import { useState } from 'react'
import type { DeliveryAddress } from '@galo/domain'
import { useServices } from '@galo/services'
import type { SavedAddress, SavedAddresses } from '@galo/services/places/use-saved-addresses'
import { NO_ADDRESS } from './delivery-address.model'
import { fieldsOfSaved, noteWith, savedIn } from './saved-addresses.model'
import type { DeliveryDraft } from './use-delivery-details'

/**
 * Which of the customer's addresses it goes to (G07): the one that stands in the fields, and `null` for another. None is taken by itself: whoever
 * orders from a friend's would have it sent home. What was typed for another comes back when that is chosen again.
 */
export const useAddressChoice = ({ details, take, keep }: DeliveryDraft, { isLoading, addresses }: SavedAddresses) => {
  const { market } = useServices().config
  const [isAnother, setAnother] = useState(false)
  const [typed, setTyped] = useState<DeliveryAddress>(NO_ADDRESS)
  const chosen = isAnother ? null : savedIn(market, addresses, details.address)

  const choose = (next: SavedAddress | null) => {
    if (chosen === null) setTyped(details.address)
    setAnother(next === null)
    take(next === null ? typed : fieldsOfSaved(next), null)
    keep({ instructions: noteWith(addresses, next, details.instructions) })
  }
  return { isLoading, addresses, chosen, choose }
}

export type AddressChoice = ReturnType<typeof useAddressChoice>
