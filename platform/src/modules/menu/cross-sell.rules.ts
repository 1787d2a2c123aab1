import type { Market } from '@galo/domain'
import type { CatalogueItem, Category } from '../../../data/menu/types'

/** What goes with a dish of each kind, the most fitting first. Nothing goes with a dip or a drink, and nobody sells a child something more. */
const GOES_WITH: Readonly<Partial<Record<Category, readonly Category[]>>> = {
  FIRE_STARTERS: ['EXTRAS', 'DRINKS'],
  PERI_PERI_CHICKEN: ['EXTRAS', 'SIDES', 'DRINKS'],
  BURGERS_PITTAS_WRAPS: ['EXTRAS', 'SIDES', 'DRINKS'],
  SALADS: ['EXTRAS', 'DRINKS', 'DESSERTS'],
  SHARING_PLATTERS: ['EXTRAS', 'DRINKS', 'DESSERTS'],
  VEGGIE: ['EXTRAS', 'SIDES', 'DRINKS'],
  SIDES: ['EXTRAS', 'DRINKS'],
  DESSERTS: ['DRINKS'],
}

/** Of each kind: some are left for who avoids much. */
const OF_EACH = 4

/** Whether it goes into a basket as it comes: nothing has to be chosen first. */
const needsNoChoosing = ({ modifiers }: CatalogueItem): boolean =>
  modifiers.every(({ minChoices, enabledBy, choices }) => {
    if (minChoices === 0 || enabledBy.length > 0) return true
    return choices.some(({ isDefault }) => isDefault === true)
  })

/** What a dish's own questions offer: asked once is enough. */
const offeredBy = ({ modifiers }: CatalogueItem): ReadonlySet<string> =>
  new Set(modifiers.flatMap(({ choices }) => choices.flatMap(({ itemId }) => itemId ?? [])))

/**
 * Row F08: what goes with a dish, by id, one of each kind in turn. Nothing it offers itself, that has to be made up first, that wants an ID, or
 * that costs more than the dish. Whether it can be had, and suits who eats it, is for who shows it to say.
 */
export const crossSellOf = (
  dish: CatalogueItem,
  items: readonly CatalogueItem[],
  market: Market,
): readonly string[] => {
  const own = offeredBy(dish)
  const priceOf = ({ priceList }: CatalogueItem): number => priceList[market][0]?.price.value ?? 0
  const fits = (item: CatalogueItem): boolean =>
    item.id !== dish.id &&
    !own.has(item.id) &&
    !item.ageRestricted &&
    !item.nandino &&
    needsNoChoosing(item) &&
    priceOf(item) <= priceOf(dish)
  const kinds = dish.nandino ? [] : (GOES_WITH[dish.category] ?? [])
  const lists = kinds.map((kind) => items.filter((item) => item.category === kind && fits(item)).slice(0, OF_EACH))
  return Array.from({ length: OF_EACH }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1)))
    .flat()
    .map(({ id }) => id)
}
