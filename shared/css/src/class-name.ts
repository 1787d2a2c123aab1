import { serialize, type SerializedStyles, type Styles } from './css'
import { nameStyles, stylesOf } from './named-styles'

/** What was asked for before, by owner and by the names of the styles asked for, so that nothing is put together twice. */
const known = new Map<string, Map<string, string>>()

const knownTo = (owner: string): Map<string, string> => {
  let names = known.get(owner)
  if (names === undefined) known.set(owner, (names = new Map()))
  return names
}

const isSerialized = (styles: unknown): styles is SerializedStyles =>
  typeof styles === 'object' && styles !== null && 'styles' in styles

/** The names of all that goes into styles, empty when that is nothing; `null` when some are written in place and have no name yet. */
const namesIn = (styles: Styles): string | null => {
  if (!styles || styles === true) return ''
  if (isSerialized(styles)) return styles.name
  if (!Array.isArray(styles)) return null
  let names = ''
  for (const part of styles as readonly Styles[]) {
    const name = namesIn(part)
    if (name === null) return null
    if (name !== '') names += `${name} `
  }
  return names
}

const putTogether = (owner: string, styles: Styles, className: string): string => {
  const written: Styles[] = [styles]
  const parts: string[] = []
  let others = ''
  for (const name of className.split(' ')) {
    const named = stylesOf(name)
    if (named?.owner === owner) {
      written.push(`${named.serialized.styles};`)
      parts.push(name)
    } else if (name !== '') others += `${name} `
  }
  return others + nameStyles(owner, serialize(written), parts)
}

/**
 * The class name of an element of `owner` that is given styles and perhaps class names: those which stand for styles of the same owner are
 * put behind its own, as one class, so that what comes from outside wins whatever the order of the rules.
 */
export const classNameOf = (owner: string, styles: Styles, className = ''): string => {
  const names = namesIn(styles)
  if (names === '') return className
  if (names === null) return putTogether(owner, styles, className)
  const mine = knownTo(owner)
  const asked = className === '' ? names : `${names}|${className}`
  let answer = mine.get(asked)
  if (answer === undefined) mine.set(asked, (answer = putTogether(owner, styles, className)))
  return answer
}
