import { facts } from '../facts'
import type { DietaryTag } from '../types'
import { modifier, type GivenChoice } from './modifier'

/** Honey mustard makes a fire vegetarian, and no more. */
const WITH_HONEY: readonly DietaryTag[] = [
  'VEGETARIAN',
  'GLUTEN_FREE',
  'HINDU',
  'LOW_CALORIE',
  'LOW_FAT',
  'LOW_LACTOSE',
  'LOW_SALT',
]
const OF_PLANTS: readonly DietaryTag[] = ['VEGAN', ...WITH_HONEY]

const fires: readonly GivenChoice[] = [
  {
    slug: 'erva',
    displayName: 'Erva',
    description: 'No chilli. Parsley, oregano and bay, for the cautious and the wise.',
    heat: 0,
    diets: OF_PLANTS,
    nutritionalFacts: facts(15, [1.2, 0.2, 0.6, 0.2, 0.4, 0.2, 0.3]),
    allergens: { celery: 'MAYBE_FROM_MANUFACTURING' },
  },
  {
    slug: 'limao',
    displayName: 'Limão',
    description: 'No heat. Lemon, garlic, more lemon.',
    heat: 1,
    diets: OF_PLANTS,
    nutritionalFacts: facts(15, [1.1, 0.2, 0.9, 0.5, 0.1, 0.1, 0.3]),
  },
  {
    slug: 'manso',
    displayName: 'Manso',
    description: 'Gentle. Red pepper and honey mustard. It purrs.',
    heat: 2,
    diets: WITH_HONEY,
    nutritionalFacts: facts(25, [1.3, 0.2, 2.8, 2.4, 0.2, 0.3, 0.4]),
    allergens: { mustard: 'YES' },
  },
  {
    slug: 'brasa',
    displayName: 'Brasa',
    description: 'Medium. Roasted chilli and tomato, warm all the way through.',
    heat: 3,
    diets: OF_PLANTS,
    nutritionalFacts: facts(20, [1.3, 0.2, 1.6, 1.2, 0.3, 0.3, 0.4]),
  },
  {
    slug: 'fogo',
    displayName: 'Fogo',
    description: "Hot. Bird's-eye chilli and smoked paprika. You will feel it by the third bite.",
    heat: 4,
    diets: OF_PLANTS,
    nutritionalFacts: facts(20, [1.3, 0.2, 1.5, 1.0, 0.4, 0.3, 0.5]),
    allergens: { sulphite: 'YES' },
  },
  {
    slug: 'louco',
    displayName: 'Louco',
    description: "Very hot. Scotch bonnet and regret. We'll bring water.",
    heat: 5,
    diets: OF_PLANTS,
    nutritionalFacts: facts(20, [1.2, 0.2, 1.7, 1.0, 0.4, 0.3, 0.5]),
    allergens: { sulphite: 'YES', mustard: 'MAYBE_FROM_MANUFACTURING' },
  },
]

/** Six fires, one choice, no default: nobody should get Louco by accident. */
export const baste = modifier({ id: 'baste', slug: 'choose-baste', promptLabel: 'Pick your fire', choices: fires })

/** Children's plates stop at Brasa. */
export const gentleBaste = modifier({
  id: 'baste-gentle',
  slug: 'choose-baste',
  promptLabel: 'Pick a gentle fire',
  choices: fires.filter(({ heat = 0 }) => heat <= 3),
})
