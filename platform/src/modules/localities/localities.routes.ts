import { autocompleteAddress, geocodePosition, getAddressDetails } from '@galo/contracts/localities'
import { MARKETS } from '@galo/domain'
import { createArea } from '../../kernel/http/answering'
import { checkLocalitiesKey } from '../../kernel/http/development-token'
import { notFound } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { searchTextOf } from '../../kernel/db/search-text'
import { findMeant, locateLocality } from './localities.find'
import { addressesAtPostcode, postcodesWithDoors } from './localities.store'
import { toAddress, toLocality, toPrediction } from './localities.wire'
import { nearestPlace } from './places.find'

const MOST_PREDICTIONS = 8
const SHORTEST_INPUT = 2

/** Further from every town than this is the open sea, or another country. */
const NEARBY_MILES = 40

/** The address service (D11 b): what a person may mean while typing, and where that is. */
export const localitiesRoutes = (platform: Platform) => {
  const { db } = platform
  const { routes, answer } = createArea(platform, 'list')

  answer(autocompleteAddress, async ({ query: { key, input, types, country: market } }) => {
    checkLocalitiesKey(platform, key)
    if (searchTextOf(input).length < SHORTEST_INPUT) return { predictions: [] }
    const { found, isGuess, elsewhere } = await findMeant(db, { market, words: input, types, limit: MOST_PREDICTIONS })
    const codes = found.filter(({ type }) => type === 'postal_code').map(({ postcode }) => postcode)
    const withDoors = await postcodesWithDoors(db, codes)
    return {
      predictions: found.map((place) => toPrediction(place, withDoors)),
      ...(isGuess && { isGuess }),
      ...(elsewhere && {
        elsewhere: { countryCode: MARKETS[elsewhere.market].countryCode, displayLabel: elsewhere.displayLabel },
      }),
    }
  })

  answer(getAddressDetails, async ({ query: { key, public_id: publicId } }) => {
    checkLocalitiesKey(platform, key)
    const row = await locateLocality(db, publicId)
    if (row === undefined) throw notFound('Place')
    if (row.type !== 'postal_code') return { address: toAddress(row) }
    const addresses = await addressesAtPostcode(db, row.postcode)
    return { address: toAddress(row), addresses: addresses.map((door) => toPrediction(door)) }
  })

  answer(geocodePosition, ({ query: { key, latlng } }) => {
    checkLocalitiesKey(platform, key)
    const nearest = nearestPlace(latlng)
    if (nearest === null || nearest.miles > NEARBY_MILES) throw notFound('Place')
    return { address: toAddress(toLocality(nearest.place)) }
  })

  return routes
}
