import type { GivenChoice } from './modifier'
import { modifier } from './modifier'

const fires: readonly GivenChoice[] = [
  {
    slug: 'erva',
    displayName: 'Erva',
    description: 'No chilli. Parsley, oregano and bay, for the cautious and the wise.',
    heat: 0,
    kcal: 15,
    allergens: { celery: 'MAYBE_FROM_MANUFACTURING' },
  },
  {
    slug: 'limao',
    displayName: 'Limão',
    description: 'No heat. Lemon, garlic, more lemon.',
    heat: 1,
    kcal: 15,
  },
  {
    slug: 'manso',
    displayName: 'Manso',
    description: 'Gentle. Red pepper and honey mustard. It purrs.',
    heat: 2,
    kcal: 25,
    allergens: { mustard: 'YES' },
  },
  {
    slug: 'brasa',
    displayName: 'Brasa',
    description: 'Medium. Roasted chilli and tomato, warm all the way through.',
    heat: 3,
    kcal: 20,
  },
  {
    slug: 'fogo',
    displayName: 'Fogo',
    description: "Hot. Bird's-eye chilli and smoked paprika. You will feel it by the third bite.",
    heat: 4,
    kcal: 20,
    allergens: { sulphite: 'YES' },
  },
  {
    slug: 'louco',
    displayName: 'Louco',
    description: "Very hot. Scotch bonnet and regret. We'll bring water.",
    heat: 5,
    kcal: 20,
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
