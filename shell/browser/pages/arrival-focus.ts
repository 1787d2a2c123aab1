const focusQuietly = (element: HTMLElement) => {
  if (!element.hasAttribute('tabindex') && !element.matches('a[href]')) element.tabIndex = -1
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

/** By visit: where the link that was pressed last leads to; empty when something else was pressed, or nothing. */
const pressed = new Map<string, string>()
const visitOf = (pathname: string, key: string): string => `${key} ${pathname}`

/** Remembers what the customer pressed on this visit of an address: it may lead away from it. */
export const rememberPress = (pathname: string, key: string, target: EventTarget | null): void => {
  const link = target instanceof Element ? target.closest('main a[href]') : null
  pressed.set(visitOf(pathname, key), link?.getAttribute('href') ?? '')
}

/**
 * Back where the customer was: the focus that went with the page they come from goes to the link they left by, else to the heading.
 * A document that was loaded whole keeps the browser's own start.
 */
export const returnFocus = (pathname: string, key: string): (() => void) => {
  const href = pressed.get(visitOf(pathname, key))
  if (href === undefined || document.activeElement !== document.body) return () => {}
  const links = document.querySelectorAll<HTMLElement>('main a[href]')
  return focusHeading([...links].find((link) => link.getAttribute('href') === href))
}
