/** Row E08 in our words. A label this build doesn't know is not shown. */
const LABELS: Readonly<Record<string, string>> = {
  ALCOHOL_FREE: 'Alcohol free',
  NEW: 'New',
  NEW_RECIPE: 'New recipe',
  NEW_TASTE: 'New taste',
  ITS_BACK: 'It’s back',
  IS_TRIAL: 'On trial',
  LIMITED_TIME_ONLY: 'Not for long',
  DOUBLE_UP: 'Double up',
}

/** Row E07 in our words. */
const DIETS: Readonly<Record<string, string>> = {
  DIABETIC: 'Suits diabetics',
  GLUTEN_FREE: 'Gluten free',
  HALAL: 'Halal',
  HINDU: 'Hindu',
  KOSHER: 'Kosher',
  LOW_CALORIE: 'Low calorie',
  LOW_FAT: 'Low fat',
  LOW_LACTOSE: 'Low lactose',
  LOW_SALT: 'Low salt',
  VEGAN: 'Vegan',
  VEGETARIAN: 'Vegetarian',
}

const worded = (words: Readonly<Record<string, string>>, codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => (Object.hasOwn(words, code) ? [words[code] ?? ''] : []))

export const labelWords = (labels: readonly string[]): readonly string[] => worded(LABELS, labels)

/** Every vegan dish is vegetarian; one of the two words is enough. */
export const dietWords = (diets: readonly string[]): readonly string[] =>
  worded(
    DIETS,
    diets.filter((diet) => diet !== 'VEGETARIAN' || !diets.includes('VEGAN')),
  )

/** Row I04: said before it is chosen, asked for at the counter. */
export const ADULTS_ONLY = '18 or over only: bring ID when you collect'

/** Row X10, the sentence the law gives. */
export const KCAL_SENTENCE = 'Adults need around 2000 kcal a day'

/** Row E05; the law's fourteen in its own words, the cereals and nuts by name. */
export const ALLERGEN_WORDS: Readonly<Record<string, string>> = {
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
