import type { HeatLevel } from '../types'

export interface Heat {
  readonly level: HeatLevel
  readonly name: string
  /** The English word that always goes with the name. */
  readonly word: string
}

/** The six fires by level. What is in a baste comes from the menu, never from here. */
export const HEATS: readonly [Heat, Heat, Heat, Heat, Heat, Heat] = [
  { level: 0, name: 'Erva', word: 'No chilli' },
  { level: 1, name: 'Limão', word: 'No heat' },
  { level: 2, name: 'Manso', word: 'Gentle' },
  { level: 3, name: 'Brasa', word: 'Medium' },
  { level: 4, name: 'Fogo', word: 'Hot' },
  { level: 5, name: 'Louco', word: 'Very hot' },
]
