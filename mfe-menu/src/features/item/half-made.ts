import type { MenuItem } from '@galo/contracts/menu'
import { choose, type Selection } from '@galo/domain'
import { startingSelection } from './item.model'

/** How a dish is made up: in a line of the basket, or so far. */
export interface MadeUp {
  readonly quantity: number
  readonly selection: Selection
}

/** `of`: the dish, and the line that is made up anew. */
interface HalfMade extends MadeUp {
  readonly of: string
}

/** Of the state of an entry of the browser's history; the rest of it is the router's. */
interface EntryState {
  readonly galoHalfMade?: HalfMade | null
  /** What was taken of what goes well with the dish, by id. */
  readonly galoExtras?: { readonly of: string; readonly ids: readonly string[] } | null
}

const stateNow = (): EntryState => (history.state as EntryState | null) ?? {}

const note = (changes: EntryState): void => {
  try {
    history.replaceState({ ...stateNow(), ...changes }, '')
  } catch {
    // WebKit takes a hundred of them in ten seconds. What isn't kept is only begun anew.
  }
}

/**
 * Keeps a dish that is being made up with its entry in the browser's history, as browsers keep what stands in a form: a reload, a tab that the system
 * has put away, and back and forward find it again, and who opens the dish anew begins anew. `null`: it has gone into the basket.
 */
export const keepHalfMade = (of: string, made: MadeUp | null): void =>
  note(made === null ? { galoHalfMade: null, galoExtras: null } : { galoHalfMade: { ...made, of } })

/** Keeps what is to go in with a dish in the same way. */
export const keepExtras = (of: string, ids: readonly string[]): void => note({ galoExtras: { of, ids } })

/** What was kept so of this dish, by id. */
export const extrasHere = (of: string): readonly string[] => {
  const { galoExtras: kept } = stateNow()
  return kept?.of === of ? kept.ids : []
}

const knows = ({ modifiers }: MenuItem, [modifierId, chosen]: readonly [string, readonly string[]]): boolean =>
  chosen.every((id) =>
    modifiers.some((modifier) => modifier.id === modifierId && modifier.choices.some((choice) => choice.id === id)),
  )

/** What is kept here of this dish; `null` where that is nothing, or holds what the dish doesn't have any more. */
export const halfMadeHere = (of: string, dish: MenuItem): MadeUp | null => {
  const { galoHalfMade: kept } = stateNow()
  if (kept?.of !== of) return null
  return Object.entries(kept.selection).every((chosen) => knows(dish, chosen)) ? kept : null
}

/** What was kept, with what was chosen since the page was loaded and before its code was here: the browser may have done so itself. */
export const withEarlyChoices = (dish: MenuItem, kept: Selection, early: Selection | null): Selection => {
  const begun = startingSelection(dish)
  const isEarly = (id: string) => early !== null && String(early[id] ?? []) !== String(begun[id] ?? [])
  return dish.modifiers.reduce(
    (selection, { id }) => (isEarly(id) ? choose(dish, selection, id, early?.[id] ?? []) : selection),
    kept,
  )
}
