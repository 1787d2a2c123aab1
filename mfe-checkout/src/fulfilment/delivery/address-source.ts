import type { AddressPrediction } from '@galo/contracts/localities'
import { isPostcodeOf, type ClientAddress, type LatLng } from '@galo/domain'
import type { Services } from '@galo/services'
import { addressSearch } from '@galo/services/places/address-search'
import { doorAt } from '@galo/services/places/door-at'

/** Who has pressed waits for their own door longer than who searches: there is nothing else to go on with. */
const PATIENCE_MS = 6_000

const searchOf = (services: Services) => addressSearch(services, () => import('@galo/vendors/places'))

/** Whole addresses the words may mean, and the doors of a whole postcode: a town is nowhere that a rider can ring. */
export const addressesLike = async (
  services: Services,
  words: string,
  signal: AbortSignal,
): Promise<readonly AddressPrediction[]> => {
  const search = searchOf(services)
  const found = await search.suggest(words, signal)
  const [first] = found
  if (first?.hasAddresses === true && isPostcodeOf(services.config.market, words))
    return (await search.details(first.id)).doors
  return found.filter(({ type }) => type === 'address')
}

/** The address of a suggestion. */
export const addressAt = async (services: Services, id: string): Promise<ClientAddress> =>
  (await searchOf(services).details(id)).address

/** The door where the device is; `null` where nobody knows one, or not soon. */
export const addressHere = (services: Services, here: LatLng): Promise<ClientAddress | null> =>
  doorAt(searchOf(services), here, PATIENCE_MS)
