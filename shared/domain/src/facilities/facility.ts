/** What people choose a restaurant by. */
export const CHOOSABLE_FACILITIES = ['disabledAccess', 'halal', 'babyChanging', 'outdoor'] as const

/** What a house has besides food (D07), by the names of the wire: what people choose by first. */
export const FACILITIES = [
  ...CHOOSABLE_FACILITIES,
  'disabledFacilities',
  'wifi',
  'rail',
  'underground',
  'landmark',
  'cinema',
] as const

export type Facility = (typeof FACILITIES)[number]
export type ChoosableFacility = (typeof CHOOSABLE_FACILITIES)[number]

/** Those of `names` that we know, in the order they are shown in and each once: what a later platform adds has no words yet, and is left out. */
export const facilitiesIn = (names: readonly string[]): readonly Facility[] =>
  FACILITIES.filter((facility) => names.includes(facility))
