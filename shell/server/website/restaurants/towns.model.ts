import type { RestaurantSummary } from '@galo/contracts/restaurants'

/** A town with the restaurants in it, by name. */
export interface Town {
  readonly name: string
  readonly path: string
  readonly restaurants: readonly RestaurantSummary[]
}

/** The town of a locality: "Dublin 2" and "Dublin 7" are Dublin. */
export const townOf = (locality: string): string => locality.replace(/ \d+W?$/, '')

/** A town's name as addresses write it: 'dun-laoghaire'. */
export const slugOfTown = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

export const pathOfTown = (town: string): string => `/restaurants/in/${slugOfTown(town)}`

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
