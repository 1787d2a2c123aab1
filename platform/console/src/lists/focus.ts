/** Where the keyboard is in a place that is about to be drawn again. */
export interface FocusPlace {
  readonly element: HTMLElement
  readonly part: string | undefined
  /** Its own row, those after it, and those before it from near to far, by their keys. */
  readonly keys: readonly string[]
}

const rowsIn = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-key]')]

const takesFocus = (element: HTMLElement | undefined): boolean => {
  element?.focus({ preventScroll: true })
  return element !== undefined && document.activeElement === element
}

/** To the named part of the row with this key, or to the row itself; false when neither takes it. */
export const focusPart = (place: HTMLElement, key: string, part: string | undefined): boolean => {
  const row = rowsIn(place).find(({ dataset }) => dataset['key'] === key)
  if (row === undefined) return false
  const named = [...row.querySelectorAll<HTMLElement>('[data-part]')].find(({ dataset }) => dataset['part'] === part)
  return takesFocus(named) || takesFocus(row)
}

/** Null when the keyboard is elsewhere. */
export const placeOfFocus = (place: HTMLElement): FocusPlace | null => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !place.contains(element)) return null
  const rows = rowsIn(place)
  const at = rows.findIndex((row) => row.contains(element))
  const near = at < 0 ? [] : [...rows.slice(at), ...rows.slice(0, at).reverse()]
  return {
    element,
    part: element.dataset['part'],
    keys: near.flatMap(({ dataset }) => dataset['key'] ?? []),
  }
}

/** Puts the keyboard back, or as near as there is still something. Takes it from nobody who has it elsewhere by now. */
export const focusNear = (place: HTMLElement, { element, part, keys }: FocusPlace): void => {
  if (document.activeElement !== document.body || takesFocus(element)) return
  if (keys.some((key) => focusPart(place, key, part))) return
  place.setAttribute('tabindex', '-1')
  takesFocus(place)
}
