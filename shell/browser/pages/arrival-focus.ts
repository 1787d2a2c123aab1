const focusQuietly = (element: HTMLElement) => {
  if (!element.hasAttribute('tabindex') && !element.matches('a[href], button, input')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Puts the focus on the page's heading, or on `part` of the page. Where the heading comes later than its page, the page holds the focus until then,
 * and the heading gets it unless the customer has moved on meanwhile. Returns how to stop waiting.
 */
export const focusHeading = (part?: HTMLElement | null): (() => void) => {
  const main = document.querySelector<HTMLElement>('main')
  if (main === null) return () => {}
  const headingOf = () => main.querySelector<HTMLElement>('h1')
  const heading = part ?? headingOf()
  focusQuietly(heading ?? main)
  if (heading !== null) return () => {}
  const waiting = new MutationObserver(() => {
    const isWaiting = document.activeElement === main || document.activeElement === document.body
    const late = headingOf()
    if (isWaiting && late === null) return
    waiting.disconnect()
    if (isWaiting && late !== null) focusQuietly(late)
  })
  waiting.observe(main, { childList: true, subtree: true })
  return () => waiting.disconnect()
}

interface Pressed {
  /** A page that stayed drawn still has the very control. */
  readonly control: WeakRef<HTMLElement>
  /** Where a link leads, by which it is found on a page that was drawn anew. */
  readonly href: string | null
  readonly id: string
}

/** By visit: the control that was pressed last; `null` when something else was, or nothing. */
const pressed = new Map<string, Pressed | null>()
const visitOf = (pathname: string, key: string): string => `${key} ${pathname}`

/** The visit that is on screen; `null` until the page has arrived that the document was loaded for. */
let current: string | null = null

/** What sends a form: its button, or its field by Enter. */
const senderOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('button:is(:not([type]), [type="submit"])') ?? form.querySelector('input')

/** The control that a press or the sending of a form is about. */
const controlOf = (target: EventTarget | null): HTMLElement | null => {
  if (!(target instanceof Element) || target.closest('main') === null) return null
  const control = target.closest<HTMLElement>('a[href], button')
  if (control !== null) return control
  const form = target.closest('form')
  return form && senderOf(form)
}

/** Remembers what the customer pressed on this visit of an address: it may lead away from it. */
export const rememberPress = (pathname: string, key: string, target: EventTarget | null): void => {
  const control = controlOf(target)
  const visit = visitOf(pathname, key)
  current = visit
  pressed.set(visit, control && { control: new WeakRef(control), href: control.getAttribute('href'), id: control.id })
}

const findAgain = ({ control, href }: Pressed): HTMLElement | undefined => {
  const same = control.deref()
  if (same?.isConnected) return same
  const links = href === null ? [] : document.querySelectorAll<HTMLElement>('main a[href]')
  return [...links].find((link) => link.getAttribute('href') === href)
}

/**
 * Back where the customer was: the focus that went with the page they come from goes to what they left by, else to the heading.
 * A document that was loaded whole keeps the browser's own start.
 */
export const returnFocus = (pathname: string, key: string): (() => void) => {
  const visit = visitOf(pathname, key)
  const isReturn = current !== null && current !== visit
  current = visit
  const last = pressed.get(visit)
  const isLoad = last === undefined && !isReturn
  if (isLoad || document.activeElement !== document.body) return () => {}
  return focusHeading(last && findAgain(last))
}

/**
 * What led from a page to itself, a filter say, where it has an id by which it is found on the page as it is drawn now: who pressed it goes on
 * from there, and hears what it changed.
 */
export const pressedHere = (pathname: string): HTMLElement | null => {
  const id = current?.endsWith(` ${pathname}`) === true ? pressed.get(current)?.id : ''
  return id ? document.getElementById(id) : null
}
