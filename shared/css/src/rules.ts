import type { SerializedStyles } from './css'
import { nestedRules } from './nested-rules'

/** Styles that have a class name. */
export interface NamedStyles {
  readonly className: string
  readonly owner: string
  readonly serialized: SerializedStyles
  /** The class names they were put together from; each may stand alone somewhere. */
  readonly parts: readonly string[]
}

/** CSS rules that belong together, by the name under which a page has them once: a class, or an animation. */
export interface NamedRules {
  readonly name: string
  readonly rules: readonly string[]
}

/** The rules of styles, those of the animations they use after their own. */
export const rulesOf = ({ className, serialized }: Pick<NamedStyles, 'className' | 'serialized'>): NamedRules[] => {
  const all: NamedRules[] = [{ name: className, rules: nestedRules(`.${className}`, serialized.styles) }]
  for (let { next } = serialized; next !== undefined; next = next.next)
    all.push({ name: next.name, rules: nestedRules('', next.styles) })
  return all
}
