import type { AddressSearch } from '@galo/contracts/localities'
import type { ClientAddress, LatLng } from '@galo/domain'

/** The door at the device's position (D12); `null` where nobody knows it, or not within `patienceMs`. */
export const doorAt = async (
  search: Pick<AddressSearch<AbortSignal>, 'reverse'>,
  here: LatLng,
  patienceMs: number,
): Promise<ClientAddress | null> => {
  const soon = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  const door = search.reverse(here).catch(() => null)
  const found = await Promise.race([door, soon])
  return found?.type === 'address' ? { ...found, coordinates: here, addressSetByLocation: true } : null
}
