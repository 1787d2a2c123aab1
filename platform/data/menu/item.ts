import type { TaxClass } from '@galo/domain'
import { regularOrLarge } from './modifiers/sizes'
import { prices, type SoldAs } from './prices'
import { sections } from './sections'
import type { NutritionalFacts, CatalogueItem } from './types'

type Derived = 'id' | 'slug' | 'section' | 'priceList' | 'nutritionalFacts'
type Usual =
  | 'picture'
  | 'servingType'
  | 'allergens'
  | 'diets'
  | 'flags'
  | 'ageRestricted'
  | 'taxClass'
  | 'containers'
  | 'eligibleRewards'
  | 'nandino'
  | 'modifiers'

export type GivenItem = Omit<CatalogueItem, Derived | Usual> &
  Partial<Pick<CatalogueItem, Usual>> & {
    readonly slug: string
    /** Take-away price: [pence, cent]. */
    readonly price: readonly [pence: number, cent: number]
    readonly nutrition: NutritionalFacts
    /** Everywhere, unless told otherwise. */
    readonly sold?: SoldAs
    /** It comes large, too: what that adds, in pence, cent and kcal. */
    readonly large?: readonly [pence: number, cent: number, kcal: number]
  }

const sectionOf = (category: CatalogueItem['category']): string => {
  const section = sections.find((candidate) => candidate.category === category)
  if (!section) throw new Error(`No section shows ${category}`)
  return section.id
}

/** Most of what we cook is served hot; what is not says so where it is written down. */
const usualTaxClass = ({ category, ageRestricted }: Pick<GivenItem, 'category' | 'ageRestricted'>): TaxClass =>
  category !== 'DRINKS' ? 'hot-food' : ageRestricted === true ? 'alcohol' : 'soft-drink'

/** A dish as the kitchen writes it down: what is usual is left out, what follows from something else is worked out. */
export const item = ({ price, nutrition, sold, large, modifiers = [], ...given }: GivenItem): CatalogueItem => ({
  id: `item-${given.slug}`,
  picture: given.slug,
  servingType: 'ON_ITS_OWN',
  section: sectionOf(given.category),
  allergens: {},
  diets: [],
  flags: [],
  ageRestricted: false,
  taxClass: usualTaxClass(given),
  containers: [],
  eligibleRewards: [],
  nandino: given.category === 'NANDINOS',
  modifiers: large === undefined ? modifiers : [regularOrLarge(given.slug, large, nutrition), ...modifiers],
  priceList: prices(...price, sold),
  nutritionalFacts: nutrition,
  ...given,
})
