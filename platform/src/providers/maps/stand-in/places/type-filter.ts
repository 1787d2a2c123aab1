import type { Wanted } from './places.find'

const ANYTHING: Wanted = { localities: ['address', 'postal_code'], towns: true, restaurants: true }

/** The provider's words for kinds of places, as a filter of its autocomplete. Words of kinds we do not have find nothing. */
const KINDS: ReadonlyMap<string, Wanted> = new Map(
  Object.entries<Wanted>({
    address: { localities: ['address'], towns: false, restaurants: false },
    street_address: { localities: ['address'], towns: false, restaurants: false },
    premise: { localities: ['address'], towns: false, restaurants: false },
    route: { localities: ['address'], towns: false, restaurants: false },
    postal_code: { localities: ['postal_code'], towns: false, restaurants: false },
    geocode: { localities: ['address', 'postal_code'], towns: true, restaurants: false },
    locality: { localities: [], towns: true, restaurants: false },
    postal_town: { localities: [], towns: true, restaurants: false },
    '(cities)': { localities: [], towns: true, restaurants: false },
    '(regions)': { localities: ['postal_code'], towns: true, restaurants: false },
    establishment: { localities: [], towns: false, restaurants: true },
    restaurant: { localities: [], towns: false, restaurants: true },
  }),
)

/** None given means anything. */
export const wantedOf = (types: readonly string[]): Wanted => {
  if (types.length === 0) return ANYTHING
  const kinds = types.flatMap((type) => KINDS.get(type) ?? [])
  return {
    localities: (['address', 'postal_code'] as const).filter((type) =>
      kinds.some(({ localities }) => localities.includes(type)),
    ),
    towns: kinds.some(({ towns }) => towns),
    restaurants: kinds.some(({ restaurants }) => restaurants),
  }
}
