const partsOf = (row) => [...row.querySelectorAll('[data-part]')]
const rowsIn = (place) => [...place.querySelectorAll('[data-key]')]

/** The part of a row that goes by this name (`data-part`). */
export const partOf = (row, name) => partsOf(row).find(({ dataset }) => dataset.part === name)

const takesFocus = (element) => {
  element?.focus({ preventScroll: true })
  return element !== undefined && document.activeElement === element
}

/** To the named part of the row with this key (`data-key`), or to the row itself; false when neither takes it. */
export const focusPart = (place, key, name) => {
  const row = rowsIn(place).find(({ dataset }) => dataset.key === key)
  return row !== undefined && (takesFocus(partOf(row, name)) || takesFocus(row))
}

/**
 * Draws, and keeps the keyboard where it was: on the same part of the same row, on the row itself, in the row that comes after or before
 * when this one is gone, or else on the place.
 */
export const keepingFocus = (place, draw) => {
  const focused = document.activeElement
  if (!place.contains(focused)) return draw()
  const rows = rowsIn(place)
  const at = rows.indexOf(focused.closest('[data-key]'))
  const near = at < 0 ? [] : [...rows.slice(at), ...rows.slice(0, at).reverse()].map(({ dataset }) => dataset.key)
  draw()
  if (document.activeElement === focused || takesFocus(focused)) return
  if (near.some((key) => focusPart(place, key, focused.dataset.part))) return
  place.setAttribute('tabindex', '-1')
  takesFocus(place)
}

const isTyped = (control) => {
  if (control.localName === 'select') return control.selectedOptions[0]?.defaultSelected === false
  // A tick is sent the moment it is set: only what waits for a button can be lost.
  return control.localName === 'input' && control.type !== 'checkbox' && control.value !== control.defaultValue
}

/** Hands on to the row that takes another one's place what is unfolded in it and, unless it has been sent, what is typed. */
export const carryEdits = (from, to, isSent) => {
  for (const part of partsOf(from)) {
    const twin = partOf(to, part.dataset.part)
    if (twin === undefined) continue
    if (part.localName === 'details') twin.open = part.open
    else if (!isSent && isTyped(part)) twin.value = part.value
  }
}
