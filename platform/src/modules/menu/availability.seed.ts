import type { CatalogueItem } from '../../../data/menu/types'
import type { SeedRestaurant } from '../../../data/types'

interface SeededAvailability {
  readonly restaurantId: string
  readonly itemId: string
  readonly status: 'HIDDEN' | 'UNAVAILABLE'
}

/** Every `SOLD_OUT_EVERY`th restaurant has run out of one side and one dessert; every `NOT_STOCKED_EVERY`th never stocks one drink. */
const SOLD_OUT_EVERY = 3
const NOT_STOCKED_EVERY = 5

const nthOf = (items: readonly CatalogueItem[], category: CatalogueItem['category'], n: number): string[] => {
  const inCategory = items.filter((item) => item.category === category)
  const item = inCategory[n % Math.max(1, inCategory.length)]
  return item ? [item.id] : []
}

/** Which dishes are missing where, worked out from positions alone so that every seed gives the same answer. */
export const seededAvailability = (
  restaurants: readonly SeedRestaurant[],
  items: readonly CatalogueItem[],
): SeededAvailability[] =>
  restaurants.flatMap((restaurant, index) => {
    const soldOut =
      index % SOLD_OUT_EVERY === 1 ? [...nthOf(items, 'DESSERTS', index), ...nthOf(items, 'EXTRAS', index)] : []
    const notStocked = index % NOT_STOCKED_EVERY === 2 ? nthOf(items, 'DRINKS', index) : []
    return [
      ...soldOut.map((itemId) => ({ restaurantId: restaurant.id, itemId, status: 'UNAVAILABLE' as const })),
      ...notStocked.map((itemId) => ({ restaurantId: restaurant.id, itemId, status: 'HIDDEN' as const })),
    ]
  })
