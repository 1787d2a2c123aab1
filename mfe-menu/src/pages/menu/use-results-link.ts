import { sitePaths, useWantedFulfilment } from '@galo/navigation'
import { useStore } from '@galo/state'

/** The results the customer came from; the search when this visit knows no place. A plain link, so that a menu asks for no other team's code. */
export const useResultsLink = (): string => {
  const query = useStore('location', (location) => location.query) ?? ''
  const coordinates = useStore('location', (location) => location.coordinates) ?? null
  const fulfilment = useWantedFulfilment()
  return query === '' && coordinates === null
    ? sitePaths.search()
    : sitePaths.searchResults({ query, fulfilment, ...(coordinates ?? {}) })
}
