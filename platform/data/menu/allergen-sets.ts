import type { AllergenSet } from './types'

export const wheat: AllergenSet = { gluten: 'YES', wheat: 'YES' }
export const milk: AllergenSet = { milk: 'YES' }
export const egg: AllergenSet = { egg: 'YES' }
export const mustard: AllergenSet = { mustard: 'YES' }
export const sulphite: AllergenSet = { sulphite: 'YES' }

/** The burger bun: wheat, brushed with egg, seeded with sesame, milled where soya is. */
export const seededBun: AllergenSet = { ...wheat, ...egg, sesame: 'YES', soya: 'MAYBE_FROM_MANUFACTURING' }
/** Pitta and wraps come from a bakery that also seeds bread. */
export const flatbread: AllergenSet = { ...wheat, sesame: 'MAYBE_FROM_MANUFACTURING' }
/** Piri mayo: egg and mustard. */
export const mayo: AllergenSet = { ...egg, ...mustard }
/** Rainbow slaw, wherever it goes: an oat dressing. */
export const slaw: AllergenSet = { gluten: 'YES', oats: 'YES' }
/** The fryers are shared by everything that goes into them. */
export const sharedFryer: AllergenSet = {
  gluten: 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION',
  wheat: 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION',
}
/** Pastry kitchen: almonds and hazelnuts pass through it. */
export const pastryKitchen: AllergenSet = {
  nut: 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION',
  almonds: 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION',
  hazelnuts: 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION',
}
