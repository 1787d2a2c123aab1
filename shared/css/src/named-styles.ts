import type { SerializedStyles } from './css'
import type { NamedStyles } from './rules'
import { insertStyles } from './style-element'

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
