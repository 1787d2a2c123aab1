import { listedInUrl, type ChosenFulfilment } from '@galo/domain'
import { sitePaths } from '@galo/navigation'

/** The results for the same place with other answers to some questions; `null` takes one out. `search` is the page's own, `?q=…`. */
export const sameSearch = (search: string, changes: Readonly<Record<string, string | null>>): string => {
  const asked = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === null) asked.delete(name)
    else asked.set(name, value)
  return `${sitePaths.search()}/results?${asked.toString()}`
}

/** The same place, for another way. */
export const sameSearchFor = (search: string, way: ChosenFulfilment): string =>
  sameSearch(search, { fulfilment: listedInUrl(way) })
