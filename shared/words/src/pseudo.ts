import { installPseudo, type Translate } from './define-words'

const VOWELS = 'aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝ'
const CONSONANTS = 'cçnñsšzžCÇNÑSŠZŽ'
const DISGUISE = new Map([...(VOWELS + CONSONANTS).matchAll(/(.)(.)/gu)].map(([, plain, dressed]) => [plain, dressed]))
const LENGTHENED = new Set('áéíóú')
/** Shorter values occur inside words by chance. */
const SHORTEST_VALUE = 3

const dressed = (text: string): string =>
  Array.from(text, (letter) => {
    const other = DISGUISE.get(letter)
    return other === undefined ? letter : LENGTHENED.has(other) ? other + other : other
  }).join('')

const stringsIn = (values: readonly unknown[]): readonly string[] =>
  values.flatMap((value) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? stringsIn(Object.values(value))
        : [],
  )

/** Splits at every occurrence of a value; the odd parts are the values. */
const splitAt = (text: string, values: readonly string[]): readonly string[] => {
  const long = values.filter(({ length }) => length >= SHORTEST_VALUE).sort((one, other) => other.length - one.length)
  if (long.length === 0) return [text]
  const escaped = long.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.split(new RegExp(`(${escaped.join('|')})`))
}

/** '[Fííñd á Gáálóó]': accents, about a third longer, brackets. Values that were put into the sentence stay as they are. */
export const pseudoText = (text: string, values: readonly string[] = []): string =>
  text === ''
    ? ''
    : `[${splitAt(text, values)
        .map((part, index) => (index % 2 === 1 ? part : dressed(part)))
        .join('')}]`

const pseudoValue = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function')
    return (...values: readonly unknown[]) => {
      const result: unknown = value(...values)
      return typeof result === 'string' ? pseudoText(result, stringsIn(values)) : pseudoValue(result)
    }
  if (Array.isArray(value)) return value.map(pseudoValue)
  return typeof value === 'object' && value !== null ? pseudoTable(value) : value
}

/** A table in disguise. */
export const pseudoTable: Translate = (table) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, pseudoValue(value)])) as typeof table

installPseudo(pseudoTable)
