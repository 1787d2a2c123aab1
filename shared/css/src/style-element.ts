import { rulesOf, type NamedStyles } from './rules'

/** On the element in which a server writes styles: the names of the rules in it. */
export const STYLES_ATTRIBUTE = 'data-styles'

/** Rules the page has. */
const inserted = new Set<string>()
let element: HTMLStyleElement | null = null

const written = (): HTMLStyleElement | null => document.querySelector(`style[${STYLES_ATTRIBUTE}]`)

/** The one element into which rules go that the server did not write; behind those it did. */
const openElement = (): HTMLStyleElement => {
  if (element?.isConnected) return element
  element = document.createElement('style')
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce
  if (nonce !== undefined) element.nonce = nonce
  const before = written()
  if (before === null) document.head.append(element)
  else before.after(element)
  return element
}

/** Before the page is made alive: what the server wrote is known, and stays where it is. */
export const adoptStyles = (): void => {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>(`style[${STYLES_ATTRIBUTE}]`))
    for (const name of dataset['styles']?.split(' ') ?? []) inserted.add(name)
}

const insertRule = (rule: string): void => {
  const { sheet } = openElement()
  try {
    sheet?.insertRule(rule, sheet.cssRules.length)
  } catch {
    // Another engine's word: a rule is all or nothing, and the others stand.
  }
}

/** Rules that wait for the page they are for, while it is drawn in pieces; `null` while nobody waits. */
let held: string[] | null = null

const insertHeld = (): void => held?.splice(0).forEach(insertRule)

let observer: MutationObserver | undefined

/**
 * From now on rules wait: a page that is drawn in pieces would write some in every piece, and each time the browser would look at every element of
 * the page that is still shown. They are inserted by `releaseStyles`, or as soon as anything else in the document changes, which may need them.
 */
export const holdStyles = (): void => {
  if (typeof document === 'undefined' || held !== null) return
  held = []
  observer = new MutationObserver(insertHeld)
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['class'] })
}

/** What was drawn is about to be shown. To be called before any effect that may measure it. */
export const releaseStyles = (): void => {
  observer?.disconnect()
  insertHeld()
  held = null
}

/** Makes a class work in this page; on a server nothing happens. */
export const insertStyles = (styles: NamedStyles): void => {
  if (typeof document === 'undefined' || inserted.has(styles.className)) return
  for (const { name, rules } of rulesOf(styles)) {
    if (inserted.has(name)) continue
    inserted.add(name)
    if (held === null) rules.forEach(insertRule)
    else held.push(...rules)
  }
}
