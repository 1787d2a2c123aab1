import { defineWords } from '@galo/words'
import type { Heat } from './heats'

/** The six heats by level. What each is made of comes from the menu. */
const heats: readonly [Heat, Heat, Heat, Heat, Heat, Heat] = [
  { level: 0, name: 'Erva', word: 'No chilli' },
  { level: 1, name: 'Limão', word: 'No heat' },
  { level: 2, name: 'Manso', word: 'Gentle' },
  { level: 3, name: 'Brasa', word: 'Medium' },
  { level: 4, name: 'Fogo', word: 'Hot' },
  { level: 5, name: 'Louco', word: 'Very hot' },
]

/** The heats, and what they are chosen under. */
export const HEAT_WORDS = defineWords({
  en: {
    heats,
    pick: 'Pick your fire',
  },
})
