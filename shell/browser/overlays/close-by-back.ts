import type { OverlayStack } from '@galo/services'
import { hearStepsFirst } from '../pages/first-step'

/** Of the popup that lies over the page, where it may be closed: the app's own dialogs, and the document's for who is offline. */
const CLOSE_BUTTON = 'dialog[open] .dialog-close, .galo-offline dialog[open] form button'

const closeButton = (): HTMLElement | null => document.querySelector<HTMLElement>(CLOSE_BUTTON)

/** How many entries the router has put before the one the browser is at; not a number on an entry of somebody else's. */
const entryNow = (): number => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN
}

const followed = new WeakSet<OverlayStack>()

/**
 * Has Back close a popup and leave the page where it is, without an entry of its own: the step is undone before the router hears of it. A dish and the basket are
 * places, with an address, and what can't be closed keeps nobody; from both Back leads on as ever. Only steps within one document can be undone.
 */
export const closeByBack = (overlays: OverlayStack): void => {
  if (followed.has(overlays)) return
  followed.add(overlays)
  let entry = entryNow()
  let isUndoing = false
  // While a popup lies over the page nobody gets to another one but by it.
  overlays.subscribe(() => {
    if (!isUndoing) entry = entryNow()
  })
  hearStepsFirst((step) => {
    const steps = entry - entryNow()
    if (isUndoing) {
      isUndoing = false
      // Not before: what it does may ask which page it is on.
      closeButton()?.click()
      if (steps === 0) return step.stopImmediatePropagation()
    } else if (steps > 0 && closeButton() !== null) {
      isUndoing = true
      step.stopImmediatePropagation()
      return history.go(steps)
    }
    entry = entryNow()
  })
}
