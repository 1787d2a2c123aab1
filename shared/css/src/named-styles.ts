import type { SerializedStyles } from './css'
import { insertStyles } from './style-element'

/** Styles that have a class name. */
export interface NamedStyles {
  readonly className: string
  readonly owner: string
  readonly serialized: SerializedStyles
  /** The class names they were put together from; each may stand alone somewhere. */
  readonly parts: readonly string[]
}

const named = new Map<string, NamedStyles>()

/** The styles a class name stands for; none when it is a class of somebody's own. */
export const stylesOf = (className: string): NamedStyles | undefined => named.get(className)

/** Names styles, the same for all who write the same; in a browser the class works from now on. */
export const nameStyles = (owner: string, serialized: SerializedStyles, parts: readonly string[]): string => {
  const className = `${owner}-${serialized.name}`
  if (!named.has(className)) {
    const styles = { className, owner, serialized, parts }
    named.set(className, styles)
    insertStyles(styles)
  }
  return className
}
