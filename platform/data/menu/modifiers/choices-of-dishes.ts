import { facts } from '../facts'
import { fogoDip, garlicDip, loucoDip, piriMayo } from '../items/dips-and-extras'
import { cola, colaZero, lemonCan, appleJuice, milkCarton, stillWater } from '../items/drinks'
import { corn, gardenSalad, periChips, spicedRice } from '../items/sides'
import { frozenYoghurt, nata } from '../items/sweet'
import { free, largePortionOf, modifier, portionOf } from './modifier'

export const dip = modifier({
  id: 'dip',
  slug: 'choose-dip',
  promptLabel: 'Choose a dip',
  choices: [garlicDip, piriMayo, fogoDip, loucoDip].map((dish) => portionOf(dish)),
})

export const sharingDips = modifier({
  id: 'dips-sharing',
  slug: 'choose-dip',
  promptLabel: 'Two dips for the middle',
  minChoices: 2,
  maxChoices: 2,
  selectableQuantity: true,
  choices: [garlicDip, piriMayo, fogoDip, loucoDip].map((dish) => portionOf(dish)),
})

export const bowlChicken = modifier({
  id: 'chicken-bowl',
  slug: 'choose-chicken',
  promptLabel: 'Choose your topping',
  choices: [
    {
      slug: 'thighs',
      displayName: 'Grilled thighs',
      diets: ['GLUTEN_FREE'],
      nutritionalFacts: facts(280, [15.6, 4.2, 0.8, 0.2, 0, 34.4, 0.9]),
      servingType: 'WITH_CHICKEN_THIGHS',
    },
    {
      slug: 'breast',
      displayName: 'Grilled breast',
      diets: ['GLUTEN_FREE', 'LOW_FAT'],
      nutritionalFacts: facts(240, [6.2, 1.6, 0.7, 0.2, 0, 45.4, 0.8]),
      servingType: 'WITH_CHICKEN_BREAST',
    },
    {
      slug: 'pulled',
      displayName: 'Pulled chicken',
      diets: ['GLUTEN_FREE'],
      nutritionalFacts: facts(250, [10.4, 2.8, 2.2, 1.6, 0.2, 36.8, 0.9]),
      servingType: 'WITH_PULLED_CHICKEN',
    },
    {
      slug: 'portobello',
      displayName: 'Portobello mushroom',
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE', 'HINDU', 'LOW_CALORIE', 'LOW_SALT'],
      nutritionalFacts: facts(60, [3.8, 0.5, 1.4, 0.6, 1.9, 4.0, 0.2]),
      servingType: 'WITH_MUSHROOM',
    },
  ],
})

export const platterChicken = modifier({
  id: 'chicken-platter',
  slug: 'choose-chicken',
  promptLabel: 'Choose the second half',
  choices: [
    {
      slug: 'butterfly',
      displayName: 'Butterfly breast',
      diets: ['GLUTEN_FREE'],
      nutritionalFacts: facts(520, [19.4, 5.0, 1.2, 0.4, 0.2, 84.6, 1.6]),
      servingType: 'WITH_BUTTERFLY',
    },
    {
      slug: 'wings',
      displayName: 'Eight wings',
      diets: ['GLUTEN_FREE'],
      nutritionalFacts: facts(735, [48.2, 13.2, 3.0, 1.5, 0.3, 72.6, 2.4]),
      servingType: 'WITH_WINGS',
    },
  ],
})

/** The side that is in the price of a lunch box. */
export const boxSide = modifier({
  id: 'sides-box',
  slug: 'choose-sides-regular',
  promptLabel: 'Your side',
  choices: [spicedRice, periChips, gardenSalad].map((dish) => portionOf(dish, { servingType: 'REGULAR_SIDE' })),
})

export const bigBoxSide = modifier({
  id: 'sides-big-box',
  slug: 'choose-sides-large',
  promptLabel: 'Your large side',
  choices: [spicedRice, periChips, gardenSalad].map((dish) => largePortionOf(dish, { servingType: 'LARGE_SIDE' })),
})

const childPortion = { kcal: 180, price: free }

export const kidsSide = modifier({
  id: 'sides-kids',
  slug: 'choose-sides-kids',
  promptLabel: 'Pick a side',
  choices: [
    portionOf(periChips, { ...childPortion, kcal: 210 }),
    portionOf(spicedRice, { ...childPortion, kcal: 155 }),
    portionOf(corn, { ...childPortion, kcal: 120 }),
    portionOf(gardenSalad, { ...childPortion, kcal: 40 }),
  ],
})

export const kidsDrink = modifier({
  id: 'drink-kids',
  slug: 'choose-drink',
  promptLabel: 'Pick a drink',
  choices: [
    portionOf(appleJuice),
    portionOf(milkCarton),
    portionOf(stillWater),
    portionOf(lemonCan, { price: { UK: 60, IE: 70 } }),
  ],
})

export const kidsDessert = modifier({
  id: 'dessert-kids',
  slug: 'choose-dessert',
  promptLabel: 'And after?',
  minChoices: 0,
  choices: [
    portionOf(frozenYoghurt, { kcal: 90, price: { UK: 95, IE: 110 } }),
    portionOf(nata, { price: { UK: 150, IE: 175 } }),
  ],
})

export const platterDrinks = modifier({
  id: 'drinks-sharing',
  slug: 'choose-drinks',
  promptLabel: 'Cans for the table',
  minChoices: 0,
  maxChoices: 4,
  selectableQuantity: true,
  choices: [cola, colaZero, lemonCan].map((dish) => portionOf(dish, { price: { UK: 195, IE: 225 } })),
})
