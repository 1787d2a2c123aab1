import type { Menu, MenuItem, MenuSection } from '@galo/contracts/menu'
import { itemPrice, type Diet } from '@galo/domain'

/** In the words of schema.org; what it has no word for is not said. */
const SUITABLE_FOR = {
  DIABETIC: 'DiabeticDiet',
  GLUTEN_FREE: 'GlutenFreeDiet',
  HALAL: 'HalalDiet',
  HINDU: 'HinduDiet',
  KOSHER: 'KosherDiet',
  LOW_CALORIE: 'LowCalorieDiet',
  LOW_FAT: 'LowFatDiet',
  LOW_LACTOSE: 'LowLactoseDiet',
  LOW_SALT: 'LowSaltDiet',
  VEGAN: 'VeganDiet',
  VEGETARIAN: 'VegetarianDiet',
} as const satisfies Record<Diet, string>

const WORDS: Readonly<Record<string, string>> = SUITABLE_FOR

/** Stronger drinks are exempt from calorie labelling, and the menu says none of them either (row X10). */
const EXEMPT_ALCOHOL_PERCENT = 1.2

const dietsOf = ({ diets }: MenuItem): readonly string[] =>
  diets.flatMap((diet) => (WORDS[diet] === undefined ? [] : [`https://schema.org/${WORDS[diet]}`]))

const dishThing = (item: MenuItem): readonly object[] => {
  const price = itemPrice(item, 'COLLECTION')
  if (price === null) return []
  const diets = dietsOf(item)
  const { kcal, alcoholPercent } = item.nutritionalFacts
  return [
    {
      '@type': 'MenuItem',
      name: item.displayName,
      description: item.description,
      offers: { '@type': 'Offer', price: (price.value / 100).toFixed(2), priceCurrency: price.currencyCode },
      ...(alcoholPercent <= EXEMPT_ALCOHOL_PERCENT && {
        nutrition: { '@type': 'NutritionInformation', calories: `${kcal} calories` },
      }),
      ...(diets.length > 0 && { suitableForDiet: diets }),
    },
  ]
}

const sectionThing = ({ displayName, introduction, items }: MenuSection): readonly object[] => {
  const dishes = items.flatMap(dishThing)
  if (dishes.length === 0) return []
  return [
    {
      '@type': 'MenuSection',
      name: displayName,
      ...(introduction !== undefined && { description: introduction }),
      hasMenuItem: dishes,
    },
  ]
}

/**
 * A restaurant's menu for machines (X25): its sections and dishes at the prices they are collected for. Known by the address of the page that shows it.
 * @param url of that page.
 */
export const menuThing = ({ sections }: Menu, url: string): object => ({
  '@type': 'Menu',
  '@id': url,
  url,
  hasMenuSection: sections.flatMap(sectionThing),
})
