import { itemPrice, type FulfilmentType, type Market } from '@galo/domain'
import type { Category, CatalogueItem } from '../../../data/menu/types'

/** What rounds off a meal, in the order it is thought of; when all of it is there, a dip goes with anything. */
const ROUNDS_OFF = ['DRINKS', 'SIDES', 'DESSERTS'] as const satisfies readonly Category[]
const ALWAYS = 'EXTRAS' satisfies Category

export interface RecommendationQuery {
  readonly items: readonly CatalogueItem[]
  /** Dishes in the basket, and those its choices are portions of. */
  readonly present: ReadonlySet<string>
  /** Sold out here, or not on this restaurant's menu. */
  readonly missing: ReadonlySet<string>
  readonly market: Market
  readonly fulfilmentType: FulfilmentType
  /** At most this many. */
  readonly limit: number
}

/** One of each in turn, until all have been named. */
const interleave = <T>(lists: readonly (readonly T[])[]): readonly T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

/**
 * Row F14: what goes with a basket. A drink, a side and a dessert in turn, of those that are missing, what needs no choosing first; dips
 * after that. Nothing that is there already, that can not be had here and this way, or that wants an ID: nobody is talked into a drink.
 */
export const recommend = ({
  items,
  present,
  missing,
  market,
  fulfilmentType,
  limit,
}: RecommendationQuery): readonly CatalogueItem[] => {
  const isThere = (category: Category) => items.some((item) => item.category === category && present.has(item.id))
  const canBeHad = ({ id, ageRestricted, nandino, priceList }: CatalogueItem) =>
    !present.has(id) &&
    !missing.has(id) &&
    !ageRestricted &&
    !nandino &&
    itemPrice({ priceList: priceList[market] }, fulfilmentType) !== null
  const needsChoosing = ({ modifiers }: CatalogueItem) => (modifiers.length > 0 ? 1 : 0)
  const among = (category: Category) =>
    items
      .filter((item) => item.category === category && canBeHad(item))
      .sort((one, other) => needsChoosing(one) - needsChoosing(other))

  const wanted = ROUNDS_OFF.filter((category) => !isThere(category))
  return [...interleave(wanted.map(among)), ...among(ALWAYS)].slice(0, limit)
}
