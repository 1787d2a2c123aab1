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

/** Makes a class work in this page; on a server nothing happens. */
export const insertStyles = (styles: NamedStyles): void => {
  if (typeof document === 'undefined' || inserted.has(styles.className)) return
  for (const { name, rules } of rulesOf(styles)) {
    if (inserted.has(name)) continue
    inserted.add(name)
    rules.forEach(insertRule)
  }
}
