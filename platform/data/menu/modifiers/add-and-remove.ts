import { egg, milk, mustard, sulphite } from '../allergen-sets'
import { facts } from '../facts'
import type { DietaryTag } from '../types'
import { modifier, type GivenChoice } from './modifier'

const VEGAN: readonly DietaryTag[] = ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE']

const extras = {
  halloumi: {
    slug: 'halloumi',
    displayName: 'Extra halloumi',
    price: { UK: 195, IE: 230 },
    kcal: 160,
    portion: 0.5,
    diets: ['VEGETARIAN', 'GLUTEN_FREE'],
    allergens: milk,
    itemId: 'item-two-halloumi',
  },
  pineapple: {
    slug: 'pineapple',
    displayName: 'Grilled pineapple',
    price: { UK: 120, IE: 140 },
    kcal: 35,
    portion: 0.5,
    diets: [...VEGAN, 'LOW_FAT'],
    itemId: 'item-grilled-pineapple',
  },
  cheese: {
    slug: 'cheese',
    displayName: 'Slice of São Jorge cheese',
    price: { UK: 110, IE: 130 },
    diets: ['VEGETARIAN', 'GLUTEN_FREE'],
    nutritionalFacts: facts(82, [6.8, 4.3, 0.2, 0.1, 0, 5.1, 0.4]),
    allergens: milk,
  },
  avocado: {
    slug: 'avocado',
    displayName: 'Avocado',
    price: { UK: 160, IE: 190 },
    kcal: 95,
    portion: 0.73,
    diets: VEGAN,
    itemId: 'item-avocado',
  },
  thigh: {
    slug: 'grilled-thigh',
    displayName: 'One more grilled thigh',
    price: { UK: 275, IE: 325 },
    diets: ['GLUTEN_FREE'],
    nutritionalFacts: facts(140, [7.8, 2.1, 0.4, 0.1, 0, 17.2, 0.5]),
  },
  mushroom: {
    slug: 'portobello',
    displayName: 'Portobello mushroom',
    price: { UK: 130, IE: 150 },
    diets: [...VEGAN, 'HINDU', 'LOW_CALORIE'],
    nutritionalFacts: facts(30, [2.0, 0.3, 0.6, 0.3, 0.9, 1.6, 0.1]),
  },
} as const satisfies Record<string, GivenChoice>

const addable = (choice: GivenChoice): GivenChoice => ({ ...choice, servingType: 'ADDABLE' })

export const burgerExtras = modifier({
  id: 'add-burger',
  slug: 'choose-add',
  promptLabel: 'Add something',
  minChoices: 0,
  maxChoices: 4,
  choices: [extras.halloumi, extras.pineapple, extras.cheese, extras.avocado, extras.thigh].map(addable),
})

export const veggieExtras = modifier({
  id: 'add-veggie',
  slug: 'choose-add',
  promptLabel: 'Add something',
  minChoices: 0,
  maxChoices: 3,
  choices: [extras.halloumi, extras.pineapple, extras.avocado, extras.mushroom].map(addable),
})

export const bowlExtras = modifier({
  id: 'add-bowl',
  slug: 'choose-add',
  promptLabel: 'On top',
  minChoices: 0,
  maxChoices: 3,
  choices: [extras.thigh, extras.halloumi, extras.avocado].map(addable),
})

const removable = (slug: string, displayName: string): GivenChoice => ({ slug, displayName, servingType: 'REMOVABLE' })

export const burgerWithout = modifier({
  id: 'remove-burger',
  slug: 'choose-remove',
  promptLabel: 'Leave something out',
  minChoices: 0,
  maxChoices: 4,
  choices: [
    removable('tomato', 'No tomato'),
    removable('leaves', 'No leaves'),
    removable('piri-mayo', 'No piri mayo'),
    removable('pickles', 'No pickles'),
  ],
})

export const breadWithout = modifier({
  id: 'remove-bread',
  slug: 'choose-remove',
  promptLabel: 'Leave something out',
  minChoices: 0,
  maxChoices: 4,
  choices: [
    removable('tomato', 'No tomato'),
    removable('leaves', 'No leaves'),
    removable('onion', 'No red onion'),
    removable('piri-mayo', 'No piri mayo'),
  ],
})

/** The vegan ones hold no mayo to leave out. */
export const plantWithout = modifier({
  id: 'remove-plant',
  slug: 'choose-remove',
  promptLabel: 'Leave something out',
  minChoices: 0,
  maxChoices: 3,
  choices: [removable('tomato', 'No tomato'), removable('leaves', 'No leaves'), removable('onion', 'No red onion')],
})

export const saladWithout = modifier({
  id: 'remove-salad',
  slug: 'choose-remove',
  promptLabel: 'Leave something out',
  minChoices: 0,
  maxChoices: 3,
  choices: [
    removable('tomato', 'No tomato'),
    removable('seeds', 'No seeds'),
    removable('dressing', 'Dressing on the side'),
  ],
})

export const requests = modifier({
  id: 'special-request',
  slug: 'choose-request',
  promptLabel: 'How would you like it?',
  minChoices: 0,
  maxChoices: 1,
  choices: [
    { slug: 'cut-up', displayName: 'Cut into pieces', servingType: 'SPECIAL_REQUEST' },
    { slug: 'fire-on-the-side', displayName: 'Fire on the side', servingType: 'SPECIAL_REQUEST' },
  ],
})

export const condiment = modifier({
  id: 'condiment',
  slug: 'choose-condiment',
  promptLabel: 'Something to dip',
  minChoices: 0,
  maxChoices: 2,
  choices: [
    {
      slug: 'ketchup',
      displayName: 'Ketchup',
      diets: VEGAN,
      nutritionalFacts: facts(20, [0, 0, 4.7, 4.6, 0.1, 0.2, 0.3]),
      allergens: { celery: 'YES' },
    },
    {
      slug: 'plain-mayo',
      displayName: 'Plain mayo',
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
      nutritionalFacts: facts(70, [7.6, 0.6, 0.2, 0.1, 0, 0.2, 0.2]),
      allergens: { ...egg, ...mustard },
    },
    {
      slug: 'malt-vinegar',
      displayName: 'Malt vinegar',
      diets: ['VEGAN', 'VEGETARIAN'],
      nutritionalFacts: facts(1, [0, 0, 0.2, 0.1, 0, 0, 0]),
      allergens: { gluten: 'YES', barley: 'YES', ...sulphite },
    },
  ],
})
