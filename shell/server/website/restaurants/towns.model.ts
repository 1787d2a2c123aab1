import type { RestaurantSummary } from '@galo/contracts/restaurants'

/** A town with the restaurants in it, by name. */
export interface Town {
  readonly name: string
  readonly path: string
  readonly restaurants: readonly RestaurantSummary[]
}

/** The town of a locality: "Dublin 2" and "Dublin 7" are Dublin. */
export const townOf = (locality: string): string => locality.replace(/ \d+W?$/, '')

/** A name as addresses write it: 'dun-laoghaire'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? ''

/** Of a town's page, or of the page of the town that a district is in: nobody has a page for Dublin 2. */
export const slugOfCity = (slug: string): string => slug.replace(/-\d+w?$/, '')

export const pathOfTown = (town: string): string => `/restaurants/in/${slugOf(town)}`

/** By code point, so the same in every locale. */
const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : 0

/** Towns and their restaurants, each by name. */
export const townsOf = (restaurants: readonly RestaurantSummary[]): readonly Town[] => {
  const names = [...new Set(restaurants.map(({ geo }) => townOf(geo.address.locality)))]
  return names
    .map((name) => ({
      name,
      path: pathOfTown(name),
      restaurants: restaurants.filter(({ geo }) => townOf(geo.address.locality) === name).sort(byName),
    }))
    .sort(byName)
}
