import { prices, type SoldAs } from './prices'
import { sections } from './sections'
import type { NutritionalFacts, CatalogueItem } from './types'

const KJ_PER_KCAL = 4.184

/** Grams in the order of the label: fat, of which saturates, carbs, of which sugars, fibre, protein, salt. */
type Grams = readonly [
  fat: number,
  saturates: number,
  carbs: number,
  sugars: number,
  fibre: number,
  protein: number,
  salt: number,
]

/** Energy in kJ follows from kcal, so the two cannot disagree on a label. */
export const facts = (kcal: number, grams: Grams, alcoholPercent = 0): NutritionalFacts => {
  const [fat, saturates, carbs, sugars, fibre, protein, salt] = grams
  return {
    kcal,
    kj: Math.round(kcal * KJ_PER_KCAL),
    fat,
    saturates,
    carbs,
    sugars,
    fibre,
    protein,
    salt,
    alcoholPercent,
  }
}

type Derived = 'id' | 'slug' | 'section' | 'priceList' | 'nutritionalFacts'
type Usual =
  | 'picture'
  | 'servingType'
  | 'allergens'
  | 'diets'
  | 'flags'
  | 'ageRestricted'
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
  }

const sectionOf = (category: CatalogueItem['category']): string => {
  const section = sections.find((candidate) => candidate.category === category)
  if (!section) throw new Error(`No section shows ${category}`)
  return section.id
}

/** A dish as the kitchen writes it down: what is usual is left out, what follows from something else is worked out. */
export const item = ({ price, nutrition, sold, ...given }: GivenItem): CatalogueItem => ({
  id: `item-${given.slug}`,
  picture: given.slug,
  servingType: 'ON_ITS_OWN',
  section: sectionOf(given.category),
  allergens: {},
  diets: [],
  flags: [],
  ageRestricted: false,
  containers: [],
  eligibleRewards: [],
  nandino: given.category === 'NANDINOS',
  modifiers: [],
  priceList: prices(...price, sold),
  nutritionalFacts: nutrition,
  ...given,
})
