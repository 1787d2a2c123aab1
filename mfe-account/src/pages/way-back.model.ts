import { returnPath } from '@galo/domain'

/** Where the customer goes on to, as the address says it; only ever a path of this site. The search for a restaurant unless it says one (B02). */
export const wayBack = (url: URL): string => returnPath(url.searchParams.get('callbackUrl'))

/** The address of a page of the door with the way back kept. */
export const withWayBack = (path: string, to: string): string => `${path}?callbackUrl=${encodeURIComponent(to)}`
