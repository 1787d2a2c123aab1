import type { AllergenName } from '@galo/domain'
import { defineWords } from '@galo/words'

const en: Readonly<Record<AllergenName, string>> = {
  celery: 'Celery',
  crustacean: 'Crustaceans',
  egg: 'Egg',
  fish: 'Fish',
  gluten: 'Gluten',
  barley: 'Barley',
  oats: 'Oats',
  rye: 'Rye',
  spelt: 'Spelt',
  wheat: 'Wheat',
  lupin: 'Lupin',
  milk: 'Milk',
  mollusc: 'Molluscs',
  mustard: 'Mustard',
  nut: 'Tree nuts',
  almonds: 'Almonds',
  hazelnuts: 'Hazelnuts',
  walnuts: 'Walnuts',
  brazilNuts: 'Brazil nuts',
  cashews: 'Cashews',
  pecans: 'Pecans',
  pistachios: 'Pistachios',
  macadamia: 'Macadamia nuts',
  peanut: 'Peanuts',
  sesame: 'Sesame',
  soya: 'Soya',
  sulphite: 'Sulphites',
}

/** Row E05; the law’s fourteen in its own words and order, the cereals and nuts by name. */
export const ALLERGEN_NAME_WORDS = defineWords({ en })
