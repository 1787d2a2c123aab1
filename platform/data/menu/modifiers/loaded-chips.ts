import { mayo, milk } from '../allergen-sets'
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
      kcal: 260,
      allergens: mayo,
      servingType: 'WITH_PULLED_CHICKEN',
    },
    { slug: 'melted-cheese', displayName: 'Melted São Jorge', price: { UK: 150, IE: 175 }, kcal: 165, allergens: milk },
  ],
})
