/** What a group of choices is for (F07). `request` and whatever comes later are `other`. */
export type ModifierKind =
  | 'loaded'
  | 'meal'
  | 'add'
  | 'remove'
  | 'baste'
  | 'sides'
  | 'slaw'
  | 'size'
  | 'drinks'
  | 'dessert'
  | 'starter'
  | 'dip'
  | 'chicken'
  | 'condiment'
  | 'toast'
  | 'egg'
  | 'other'

/** These count wherever they stand in a slug, and win over the groups. */
const MARKS = [
  ['loaded', 'loaded'],
  ['choose-meal', 'meal'],
  ['choose-add', 'add'],
  ['choose-remove', 'remove'],
] as const satisfies readonly (readonly [string, ModifierKind])[]

const GROUPS: Readonly<Record<string, ModifierKind>> = {
  baste: 'baste',
  meal: 'meal',
  add: 'add',
  remove: 'remove',
  side: 'sides',
  slaw: 'slaw',
  size: 'size',
  drink: 'drinks',
  dessert: 'dessert',
  starter: 'starter',
  dip: 'dip',
  chicken: 'chicken',
  condiment: 'condiment',
  toast: 'toast',
  egg: 'egg',
}

/** Read from the modifier's slug; there is no other mark. 'choose-sides-regular' is about sides, 'choose-drink' and 'choose-drinks' about drinks. */
export const modifierKind = (slug: string): ModifierKind => {
  const marked = MARKS.find(([mark]) => slug.includes(mark))
  if (marked !== undefined) return marked[1]
  for (const word of slug.split(/[-_ ]/)) {
    const group = word.replace(/s$/, '')
    // A word that every object knows is no group.
    if (Object.hasOwn(GROUPS, group)) return GROUPS[group] ?? 'other'
  }
  return 'other'
}

export const isMealModifier = (slug: string): boolean => modifierKind(slug) === 'meal'

/** A meal choice that brings sides along. 'On its own' and 'as it comes' bring none. */
export const isComboChoice = (slug: string): boolean => /(?:^|-)(?:one|two|three|four|five|combo)-/.test(`${slug}-`)

/** An item or a line with a combo chosen in its meal modifier (F06). */
export const isComboMeal = (line: {
  readonly modifiers: readonly { readonly slug: string; readonly choices: readonly { readonly slug: string }[] }[]
}): boolean =>
  line.modifiers.some(
    ({ slug, choices }) => isMealModifier(slug) && choices.some((choice) => isComboChoice(choice.slug)),
  )
