import { corn, gardenSalad, periChips, rainbowSlaw, spicedRice, sweetPotatoWedges } from '../items/sides'
import type { EnabledBy } from '../types'
import { free, modifier, portionOf, type GivenChoice } from './modifier'

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
const regularSides = [
  portionOf(spicedRice, { servingType: 'REGULAR_SIDE' }),
  portionOf(rainbowSlaw, { servingType: 'REGULAR_SIDE' }),
  portionOf(periChips, { price: { UK: 30, IE: 35 }, servingType: 'REGULAR_SIDE' }),
  portionOf(corn, { price: { UK: 10, IE: 10 }, servingType: 'REGULAR_SIDE' }),
  portionOf(gardenSalad, { price: { UK: 40, IE: 45 }, servingType: 'REGULAR_SIDE' }),
  portionOf(sweetPotatoWedges, { price: { UK: 50, IE: 60 }, servingType: 'REGULAR_SIDE' }),
]

/** A large side is one and two thirds of a regular one. */
const largeSides = regularSides.map((side): GivenChoice => ({
  ...side,
  kcal: Math.round(((side.kcal ?? 0) * 5) / 3),
  price: side.price ?? free,
  servingType: 'LARGE_SIDE',
}))

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
