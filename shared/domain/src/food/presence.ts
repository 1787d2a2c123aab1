/** How sure the kitchen is that something is in the food (E06). */
export const PRESENCES = [
  'NO',
  'YES',
  'MAYBE',
  'MAYBE_FROM_MANUFACTURING',
  'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION',
  'UNKNOWN',
] as const
export type Presence = (typeof PRESENCES)[number]

export const isPresence = (word: string): word is Presence => PRESENCES.some((known) => known === word)
