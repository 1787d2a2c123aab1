import { autocompleteAddress, getAddressDetails, type AddressSearch } from '@galo/contracts/localities'
import { clientAddressOf } from '@galo/domain'
import type { Services } from '@galo/services'
import { placesLike } from './places-like'

/** The localities service (D11 b). It knows no door by a position alone. */
export const localitiesSearch = ({ http, config }: Pick<Services, 'http' | 'config'>): AddressSearch<AbortSignal> => {
  const like = async (words: string, signal?: AbortSignal) =>
    (await http.send(autocompleteAddress, { query: placesLike(words, config), ...(signal && { signal }) })).predictions
  const details: AddressSearch<AbortSignal>['details'] = async (id) => {
    const query = { public_id: id, key: config.developmentToken }
    const { address, addresses } = await http.send(getAddressDetails, { query })
    return { address: clientAddressOf(address), doors: addresses ?? [] }
  }
  return {
    suggest: like,
    details,
    geocode: async (words) => {
      const [best] = await like(words)
      return best === undefined ? null : (await details(best.id)).address
    },
    reverse: () => Promise.resolve(null),
  }
}
