import { facts, scaled } from '../facts'
import type { CatalogueModifier, NutritionalFacts } from '../types'
import { modifier } from './modifier'

/** A small glass of any of our wines, as near as makes no difference. */
const smallGlass = facts(105, [0, 0, 3.0, 1.1, 0, 0.1, 0])

/** Regular or Large, of the regular one's `regular`; Large adds so many pence, cent and kcal. */
export const regularOrLarge = (
  slug: string,
  [pence, cent, kcal]: readonly [number, number, number],
  regular: NutritionalFacts,
): CatalogueModifier =>
  modifier({
    id: `size-${slug}`,
    slug: 'choose-size',
    promptLabel: 'How hungry?',
    choices: [
      { slug: 'regular', displayName: 'Regular', servingType: 'REGULAR_SIDE', isDefault: true },
      {
        slug: 'large',
        displayName: 'Large',
        price: { UK: pence, IE: cent },
        nutritionalFacts: scaled(regular, kcal),
        servingType: 'LARGE_SIDE',
      },
    ],
  })

/** The glass whose price stands on the menu, unless somebody says otherwise. */
export const wineMeasure = modifier({
  id: 'wine-measure',
  slug: 'choose-size',
  promptLabel: 'How much?',
  choices: [
    { slug: '125ml', displayName: 'Small glass, 125 ml', servingType: 'WINE_125ML', isDefault: true },
    {
      slug: '175ml',
      displayName: 'Glass, 175 ml',
      price: { UK: 150, IE: 180 },
      nutritionalFacts: scaled(smallGlass, 42),
      servingType: 'WINE_175ML',
    },
    {
      slug: '250ml',
      displayName: 'Large glass, 250 ml',
      price: { UK: 345, IE: 390 },
      nutritionalFacts: scaled(smallGlass, 105),
      servingType: 'WINE_250ML',
    },
    {
      slug: 'bottle',
      displayName: 'Bottle, 750 ml',
      price: { UK: 1645, IE: 1890 },
      nutritionalFacts: scaled(smallGlass, 525),
      servingType: 'WINE_BOTTLE',
    },
  ],
})
