import { h } from './dom.js'
import { carryEdits, keepingFocus } from './focus.js'

/** Makes these the children of a place. Those that stay where they were are not touched: a select that is open stays open. */
export const arrange = (place, children) => {
  const wanted = new Set(children)
  for (const child of [...place.children]) if (!wanted.has(child)) child.remove()
  children.forEach((child, at) => {
    if (place.children[at] !== child) place.insertBefore(child, place.children[at] ?? null)
  })
}

/**
 * A list that is drawn whenever something has changed. Each thing has a row, known by its key; a row whose thing is as it was stays the
 * very element. In one that is drawn anew, what somebody has typed and not sent yet stays typed. `none` is said of an empty list.
 */
export const createRows = (list, { keyOf, draw, none }) => {
  let drawn = new Map()
  const sent = new Set()
  const rowOf = (thing) => {
    const key = keyOf(thing)
    const json = JSON.stringify(thing)
    const known = drawn.get(key)
    const isSent = sent.delete(key)
    if (known?.json === json && !isSent) return [key, known]
    const row = draw(thing)
    row.dataset.key = key
    if (known !== undefined) carryEdits(known.row, row, isSent)
    return [key, { json, row }]
  }
  return {
    show: (things) =>
      keepingFocus(list, () => {
        drawn = new Map(things.map(rowOf))
        const rows = [...drawn.values()].map(({ row }) => row)
        arrange(list, rows.length === 0 ? [h('li', { class: 'empty' }, none)] : rows)
      }),
    /** What was typed in this row has been sent: its next drawing shows what is so. */
    sent: (key) => sent.add(key),
  }
}
