import { defineWords } from '@galo/words'

/** A dish, on its card and in its sheet. */
export const ITEM_WORDS = defineWords({
  en: {
    add: (dish: string) => `Add ${dish}`,
    kcal: (kcal: number) => `${kcal} kcal`,
    /** The unbroken space keeps the plus with its amount. */
    plusDeposit: (amount: string) => `+\u00a0${amount} deposit`,
    adultsOnly: '18+',
    /** Row X10, the sentence the law gives. */
    dailyKcal: 'Adults need around 2000 kcal a day',
    /** Row E08. */
    labels: {
      ALCOHOL_FREE: 'Alcohol free',
      NEW: 'New',
      NEW_RECIPE: 'New recipe',
      NEW_TASTE: 'New taste',
      ITS_BACK: 'It’s back',
      IS_TRIAL: 'On trial',
      LIMITED_TIME_ONLY: 'Not for long',
      DOUBLE_UP: 'Double up',
    },
    /** Row E07. */
    diets: {
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
    },
  },
})
