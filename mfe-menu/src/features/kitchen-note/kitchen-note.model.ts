import type { FoodProfile } from '@galo/domain'

/** What a kitchen was told with an order, by the names of the menu. */
export interface ToldKitchen {
  readonly avoid: readonly string[]
  readonly diets: readonly string[]
}

/** The choice beside the basket: what it offers to tell, and whether that has been told. */
export interface KitchenNoteModel {
  readonly note: ToldKitchen
  readonly isTold: boolean
  /** What the kitchen knows instead, from before the profile was changed; `null` when it knows nothing else. */
  readonly toldBefore: ToldKitchen | null
}

const isEmpty = ({ avoid, diets }: ToldKitchen): boolean => avoid.length + diets.length === 0

const hasSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.includes(name))

const isSame = (one: ToldKitchen, other: ToldKitchen): boolean =>
  hasSame(one.avoid, other.avoid) && hasSame(one.diets, other.diets)

/** `null` where nobody avoids anything: then there is nothing to tell. What was told and is not in the profile any more can still be taken back. */
export const kitchenNote = (profile: FoodProfile, told: ToldKitchen): KitchenNoteModel | null => {
  const note = isEmpty(profile) ? told : profile
  if (isEmpty(note)) return null
  const isTold = isSame(note, told)
  return { note, isTold, toldBefore: isTold || isEmpty(told) ? null : told }
}
