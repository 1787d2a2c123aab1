import { corn, gardenSalad, periChips, rainbowSlaw, spicedRice, sweetPotatoWedges } from '../items/sides'
import type { CatalogueItem, EnabledBy } from '../types'
import { free, largePortionOf, modifier, portionOf, type GivenChoice } from './modifier'

export const meal = modifier({
  id: 'meal',
  slug: 'choose-meal',
  promptLabel: 'Make it a meal',
  choices: [
    { slug: 'on-its-own', displayName: 'On its own', servingType: 'ON_ITS_OWN', isDefault: true },
    {
      slug: 'one-regular-side',
      displayName: 'With one regular side',
      price: { UK: 160, IE: 190 },
      servingType: 'WITH_ONE_REGULAR_SIDE',
    },
    {
      slug: 'two-regular-sides',
      displayName: 'With two regular sides',
      price: { UK: 300, IE: 350 },
      servingType: 'WITH_TWO_REGULAR_SIDES',
    },
    {
      slug: 'one-large-side',
      displayName: 'With one large side',
      price: { UK: 260, IE: 300 },
      servingType: 'WITH_ONE_LARGE_SIDE',
    },
    {
      slug: 'two-large-sides',
      displayName: 'With two large sides',
      price: { UK: 480, IE: 560 },
      servingType: 'WITH_TWO_LARGE_SIDES',
    },
  ],
})

export const sharingMeal = modifier({
  id: 'meal-sharing',
  slug: 'choose-meal',
  promptLabel: 'Sides for the table',
  choices: [
    { slug: 'on-its-own', displayName: 'As it comes', servingType: 'ON_ITS_OWN', isDefault: true },
    {
      slug: 'four-regular-sides',
      displayName: 'With four regular sides',
      price: { UK: 595, IE: 695 },
      servingType: 'WITH_FOUR_REGULAR_SIDES',
    },
    {
      slug: 'five-large-sides',
      displayName: 'With five large sides',
      price: { UK: 1150, IE: 1350 },
      servingType: 'WITH_FIVE_LARGE_SIDES',
    },
  ],
})

const opens = (modifierId: string, choice: string, count: number): EnabledBy => ({
  modifierId,
  choiceIds: [`${modifierId}-${choice}`],
  count,
})

/** Rice and slaw come with the price of the meal; what costs us more costs a little more. */
const SIDES: readonly (readonly [CatalogueItem, NonNullable<GivenChoice['price']>])[] = [
  [spicedRice, free],
  [rainbowSlaw, free],
  [periChips, { UK: 30, IE: 35 }],
  [corn, { UK: 10, IE: 10 }],
  [gardenSalad, { UK: 40, IE: 45 }],
  [sweetPotatoWedges, { UK: 50, IE: 60 }],
]
const regularSides = SIDES.map(([dish, price]) => portionOf(dish, { price, servingType: 'REGULAR_SIDE' }))
const largeSides = SIDES.map(([dish, price]) => largePortionOf(dish, { price, servingType: 'LARGE_SIDE' }))

export const mealSides = [
  modifier({
    id: 'meal-sides-regular',
    slug: 'choose-sides-regular',
    promptLabel: 'Your regular sides',
    maxChoices: 2,
    selectableQuantity: true,
    enabledBy: [opens('meal', 'one-regular-side', 1), opens('meal', 'two-regular-sides', 2)],
    choices: regularSides,
  }),
  modifier({
    id: 'meal-sides-large',
    slug: 'choose-sides-large',
    promptLabel: 'Your large sides',
    maxChoices: 2,
    selectableQuantity: true,
    enabledBy: [opens('meal', 'one-large-side', 1), opens('meal', 'two-large-sides', 2)],
    choices: largeSides,
  }),
]

export const sharingSides = [
  modifier({
    id: 'sharing-sides-regular',
    slug: 'choose-sides-regular',
    promptLabel: 'Four regular sides',
    minChoices: 4,
    maxChoices: 4,
    selectableQuantity: true,
    enabledBy: [opens('meal-sharing', 'four-regular-sides', 4)],
    choices: regularSides,
  }),
  modifier({
    id: 'sharing-sides-large',
    slug: 'choose-sides-large',
    promptLabel: 'Five large sides',
    minChoices: 5,
    maxChoices: 5,
    selectableQuantity: true,
    enabledBy: [opens('meal-sharing', 'five-large-sides', 5)],
    choices: largeSides,
  }),
]
