import { mayo, milk } from '../allergen-sets'
import { facts } from '../facts'
import { modifier } from './modifier'

/** Chips under a heap; at most one heap. */
export const loadedChips = modifier({
  id: 'loaded-chips',
  slug: 'choose-loaded',
  promptLabel: 'Fully loaded?',
  minChoices: 0,
  choices: [
    {
      slug: 'pulled-chicken',
      displayName: 'Pulled chicken and piri mayo',
      price: { UK: 325, IE: 375 },
      diets: ['GLUTEN_FREE'],
      nutritionalFacts: facts(260, [17.4, 2.6, 2.0, 1.5, 0.1, 24.0, 0.9]),
      allergens: mayo,
      servingType: 'WITH_PULLED_CHICKEN',
    },
    {
      slug: 'melted-cheese',
      displayName: 'Melted São Jorge',
      price: { UK: 150, IE: 175 },
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
      nutritionalFacts: facts(165, [13.6, 8.6, 0.4, 0.2, 0, 10.2, 0.8]),
      allergens: milk,
    },
  ],
})
