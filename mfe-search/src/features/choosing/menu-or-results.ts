import type { ChosenFulfilment, LatLng } from '@galo/domain'
import { sitePaths } from '@galo/navigation'

interface Searched {
  readonly query: string
  readonly coordinates: LatLng
  /** Where on the menu it opens. */
  readonly section?: string | undefined
}

/** Where choosing a restaurant leads (A05): its menu, or the results, for one that has no address of its own. */
export const menuOrResults = (
  slug: string,
  way: ChosenFulfilment,
  { query, coordinates, section }: Searched,
): string =>
  slug.trim() === ''
    ? sitePaths.searchResults({ query, fulfilment: way, ...coordinates })
    : sitePaths.menu(slug, way, section)
