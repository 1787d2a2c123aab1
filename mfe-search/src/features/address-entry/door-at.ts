import type { ClientAddress, LatLng } from '@galo/domain'
import type { Services } from '@galo/services'
import { addressSearch } from './address-search'

/** Longer nobody waits to have their own door named to them. */
const PATIENCE_MS = 1_500

/** The door at the device's position (D12); `null` where nobody knows it, or not soon. */
export const doorAt = async (services: Services, here: LatLng): Promise<ClientAddress | null> => {
  const soon = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
  const door = addressSearch(services)
    .reverse(here)
    .catch(() => null)
  const found = await Promise.race([door, soon])
  return found?.type === 'address' ? { ...found, coordinates: here, addressSetByLocation: true } : null
}
