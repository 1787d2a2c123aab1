import type { CatalogueModifier } from '../types'
import { modifier } from './modifier'

/** Regular or Large; `more` is what Large adds, in pence and cent, and `kcalMore` in kcal. */
export const regularOrLarge = (slug: string, more: readonly [number, number], kcalMore: number): CatalogueModifier =>
  modifier({
    id: `size-${slug}`,
    slug: 'choose-size',
    promptLabel: 'How hungry?',
    choices: [
      { slug: 'regular', displayName: 'Regular', servingType: 'REGULAR_SIDE', isDefault: true },
      {
        slug: 'large',
        displayName: 'Large',
        price: { UK: more[0], IE: more[1] },
        kcal: kcalMore,
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
      kcal: 42,
      servingType: 'WINE_175ML',
    },
    {
      slug: '250ml',
      displayName: 'Large glass, 250 ml',
      price: { UK: 345, IE: 390 },
      kcal: 105,
      servingType: 'WINE_250ML',
    },
    {
      slug: 'bottle',
      displayName: 'Bottle, 750 ml',
      price: { UK: 1645, IE: 1890 },
      kcal: 525,
      servingType: 'WINE_BOTTLE',
    },
  ],
})
