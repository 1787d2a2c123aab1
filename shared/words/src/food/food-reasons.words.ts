import type { Diet } from '@galo/domain'
import { defineWords, grammarOf } from '@galo/words'

const { list } = grammarOf('en')

/** Each within a sentence: 'not marked as vegan', 'no milk, halal'. */
const diets: Readonly<Record<Diet, string>> = {
  DIABETIC: 'diabetic',
  GLUTEN_FREE: 'gluten free',
  HALAL: 'halal',
  HINDU: 'Hindu',
  KOSHER: 'kosher',
  LOW_CALORIE: 'low calorie',
  LOW_FAT: 'low fat',
  LOW_LACTOSE: 'low lactose',
  LOW_SALT: 'low salt',
  VEGAN: 'vegan',
  VEGETARIAN: 'vegetarian',
}

/** What speaks against a food for somebody, and what they ask the kitchen for. */
export const FOOD_REASON_WORDS = defineWords({
  en: {
    diets,
    safe: 'Safe for you',
    contains: (names: readonly string[]) => `Contains ${list(names)}`,
    isNot: (names: readonly string[]) => `Not marked as ${list(names)}`,
    unsure: (names: readonly string[]) => `We can’t be sure about ${list(names)}`,
    mayContain: (names: readonly string[]) => `May contain traces of ${list(names)}`,
    no: (name: string) => `no ${name}`,
  },
})
