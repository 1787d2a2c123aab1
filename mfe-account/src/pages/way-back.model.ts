import { returnPath } from '@galo/domain'

/**
 * Where the customer goes on to, as the address says it; only ever a page of this site. The search for a restaurant unless it says one (B02).
 * The provider sends who logged out back with it in `state`.
 */
export const wayBack = (url: URL, parameter: 'callbackUrl' | 'state' = 'callbackUrl'): string =>
  returnPath(url.searchParams.get(parameter))
