import { MARKETS } from '@galo/domain'
import type { PublicConfig } from '@galo/services'

/** Suggestions start at the second letter: one letter alone matches half of the country. */
export const MIN_SUGGESTION_LETTERS = 2

/** The address service takes no more. */
export const MAX_LETTERS = 120

/** The query to the address service (D11): places of any kind in the market's country. */
export const placesLike = (
  input: string,
  { market, developmentToken: key }: Pick<PublicConfig, 'market' | 'developmentToken'>,
) => ({ input, key, types: 'locality|postal_code|address', country: MARKETS[market].countryCode })
