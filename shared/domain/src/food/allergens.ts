import type { Selection } from '../menu/item'
import type { Presence } from './presence'

/** The fourteen that the law names, in its order (E05). */
export const ALLERGENS = [
  'celery',
  'crustacean',
  'egg',
  'fish',
  'gluten',
  'lupin',
  'milk',
  'mollusc',
  'mustard',
  'nut',
  'peanut',
  'sesame',
  'soya',
  'sulphite',
] as const

/** Two of them are groups: the cereals and the tree nuts that the law wants named. */
export const ALLERGEN_KINDS = {
  gluten: ['barley', 'oats', 'rye', 'spelt', 'wheat'],
  nut: ['almonds', 'hazelnuts', 'walnuts', 'brazilNuts', 'cashews', 'pecans', 'pistachios', 'macadamia'],
} as const

type AllergenGroup = keyof typeof ALLERGEN_KINDS
type AllergenKind = (typeof ALLERGEN_KINDS)[AllergenGroup][number]
export type AllergenName = (typeof ALLERGENS)[number] | AllergenKind

const isGroup = (name: AllergenName): name is AllergenGroup => name in ALLERGEN_KINDS
const kindsOf = (name: AllergenName): readonly AllergenKind[] => (isGroup(name) ? ALLERGEN_KINDS[name] : [])

/** All twenty-seven, each group followed by its kinds. */
export const ALLERGEN_NAMES: readonly AllergenName[] = ALLERGENS.flatMap((name) => [name, ...kindsOf(name)])

export const isAllergenName = (name: string): name is AllergenName => ALLERGEN_NAMES.some((known) => known === name)

/** By name; what is not listed is not there. A name that nobody here knows is an allergen all the same. */
export type AllergenSet = Readonly<Record<string, Presence>>

/** From harmless to certain; UNKNOWN counts as contains, so it stands above every "may". */
const STRENGTH = {
  NO: 0,
  MAYBE: 1,
  MAYBE_FROM_MANUFACTURING: 1,
  MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: 1,
  UNKNOWN: 2,
  YES: 3,
} as const satisfies Record<Presence, number>

/** The strongest word; of two that are as strong, the first. */
const strongest = (words: readonly Presence[]): Presence =>
  words.reduce<Presence>((best, word) => (STRENGTH[word] > STRENGTH[best] ? word : best), 'NO')

const wordFor = (part: AllergenSet, name: AllergenName): Presence => part[name] ?? 'NO'

/**
 * What a group's word leaves open for each of its kinds, beside what is said of the kind itself. That something is in it and one kind is named says that
 * it is that one: with oats in it, wheat is not meant. That something is in it and none is named, it may be any of them.
 */
const leftOpen = (part: AllergenSet, group: AllergenGroup): Presence => {
  const said = wordFor(part, group)
  const ofKinds = strongest(kindsOf(group).map((kind) => wordFor(part, kind)))
  if (said === 'UNKNOWN') return 'UNKNOWN'
  if (said === 'YES') return ofKinds === 'YES' ? 'NO' : 'UNKNOWN'
  return ofKinds === 'NO' ? said : 'NO'
}

/** How sure one can be that `name` is in one part of what is served: a dish, or a choice. Of several parts, ask what they are composed to. */
export const presenceOf = (part: AllergenSet, name: AllergenName): Presence => {
  if (isGroup(name)) return strongest([wordFor(part, name), ...kindsOf(name).map((kind) => wordFor(part, kind))])
  const group = ALLERGENS.filter(isGroup).find((candidate) => kindsOf(candidate).some((kind) => kind === name))
  const own = wordFor(part, name)
  return group === undefined ? own : strongest([own, leftOpen(part, group)])
}

/** A group that only its kinds make doubtful gives no word of its own: it would make every other kind doubtful too. */
const outrightWord = (part: AllergenSet, name: AllergenName): Presence => {
  const presence = presenceOf(part, name)
  return isGroup(name) && presence === 'UNKNOWN' ? wordFor(part, name) : presence
}

/**
 * The same set with every kind said outright, so that it may be laid together with others: beside dishes that name their cereal, one that doesn't would
 * otherwise seem to have none but theirs. What is not there is not listed.
 */
const saidOutright = (part: AllergenSet): AllergenSet => {
  const known = Object.fromEntries(ALLERGEN_NAMES.map((name) => [name, outrightWord(part, name)]))
  return Object.fromEntries(Object.entries({ ...part, ...known }).filter(([, presence]) => presence !== 'NO'))
}

/** The parts of a dish that say what is in it; a menu item of the contract is one as it stands. */
export interface AllergenParts {
  readonly allergens: AllergenSet
  readonly modifiers: readonly {
    readonly id: string
    readonly choices: readonly { readonly id: string; readonly allergens: AllergenSet }[]
  }[]
}

/** What is in a dish with what is chosen for it. A choice can only make a word stronger: leaving something out is no promise. */
export const composedAllergens = (item: AllergenParts, selection: Selection): AllergenSet => {
  const chosen = item.modifiers.flatMap(({ id, choices }) =>
    choices.filter((choice) => (selection[id] ?? []).includes(choice.id)).map(({ allergens }) => allergens),
  )
  const parts = [item.allergens, ...chosen].map(saidOutright)
  const names = new Set([...ALLERGEN_NAMES, ...parts.flatMap((part) => Object.keys(part))])
  return Object.fromEntries(
    [...names]
      .map((name) => [name, strongest(parts.map((part) => part[name] ?? 'NO'))] as const)
      .filter(([, presence]) => presence !== 'NO'),
  )
}
