import { defineWords } from '@galo/words'

/** The ten figures of a dish (row E04). */
export const NUTRITION_WORDS = defineWords({
  en: {
    heading: 'Nutrition',
    /** Of the table, for who hears it. */
    caption: (dish: string) => `Nutrition of ${dish} with these choices`,
    perPortion: 'Per portion',
    all: (quantity: number) => `All ${quantity}`,
    figure: 'Figure',
    energy: 'Energy',
    kcal: (kcal: number) => `${kcal} kcal`,
    kj: (kj: number) => `${kj} kJ`,
    weighed: {
      fat: 'Fat',
      saturates: 'of which saturates',
      carbs: 'Carbohydrate',
      sugars: 'of which sugars',
      fibre: 'Fibre',
      protein: 'Protein',
      salt: 'Salt',
    },
    grams: (grams: string) => `${grams} g`,
    alcohol: 'Alcohol',
    strength: (percent: number) => `${percent}% vol`,
    withChoices: 'With what you chose, per portion as it is served.',
    bringing: 'Bringing the figures',
    notHere: 'The figures of the sides didn’t arrive.',
    tryAgain: 'Try again',
  },
})
