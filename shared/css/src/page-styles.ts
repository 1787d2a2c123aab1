import { stylesOf } from './named-styles'
import { rulesOf, type NamedRules } from './rules'
import { STYLES_ATTRIBUTE } from './style-element'

const CLASSES = / class="([^"]*)"/g

/** Rules made before, by class name: the same for every page. */
const made = new Map<string, readonly NamedRules[]>()

const rulesFor = (className: string): readonly NamedRules[] => {
  const styles = stylesOf(className)
  if (styles === undefined) return []
  let rules = made.get(className)
  if (rules === undefined) {
    // What a browser would insert while the page becomes alive is in the page.
    rules = [...styles.parts.flatMap(rulesFor), ...rulesOf(styles)]
    made.set(className, rules)
  }
  return rules
}

/** Finds the styles of one page as its HTML is made. */
export const createPageStyles = (nonce: string): { readonly elementFor: (html: string) => string } => {
  const looked = new Set<string>()
  const sent = new Set<string>()
  return {
    /** An element with the rules of every class in this HTML that the page hasn't got yet; it stands before the HTML. */
    elementFor: (html) => {
      const names: string[] = []
      let text = ''
      for (const [, value = ''] of html.matchAll(CLASSES))
        for (const className of value.split(' ')) {
          if (looked.has(className)) continue
          looked.add(className)
          for (const { name, rules } of rulesFor(className)) {
            if (sent.has(name)) continue
            sent.add(name)
            names.push(name)
            text += rules.join('')
          }
        }
      return names.length === 0
        ? ''
        : `<style nonce="${nonce}" ${STYLES_ATTRIBUTE}="${names.join(' ')}">${text}</style>`
    },
  }
}
