import createCache, { type EmotionCache } from '@emotion/cache'
import type { SerializedStyles } from './css'

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

const caches = new Map<string, EmotionCache>()

const cacheOf = (owner: string): EmotionCache => {
  let cache = caches.get(owner)
  if (cache === undefined) caches.set(owner, (cache = createCache({ key: owner })))
  return cache
}

/** The rules of styles, those of the animations they use after their own. */
export const rulesOf = ({ owner, className, serialized }: Omit<NamedStyles, 'parts'>): readonly NamedRules[] => {
  const cache = cacheOf(owner)
  const all: NamedRules[] = []
  for (let part: typeof serialized | undefined = serialized; part !== undefined; part = part.next) {
    const isAnimation = part !== serialized
    const rules: string[] = []
    const sheet = { insert: (rule: string) => void rules.push(rule) } as unknown as EmotionCache['sheet']
    const text = cache.insert(isAnimation ? '' : `.${className}`, part, sheet, false)
    all.push({ name: isAnimation ? part.name : className, rules: typeof text === 'string' ? [text] : rules })
  }
  return all
}
