import { searchTextOf } from '../../kernel/db/search-text'

/** "Saint Albans" and "St. Albans" are one town, "Kings X" is short for the cross of the kings, and "Dublin 02" is Dublin 2. */
export const placeKey = (words: string): string =>
  searchTextOf(
    words
      .replace(/\bsaint\b/gi, 'st')
      .replace(/&/g, 'and')
      .replace(/ x\b/gi, ' cross')
      .replace(/(?<!\d)0+(?=\d)/g, ''),
  )

/** What people add to the name of a place without meaning another place. */
const AROUND_A_NAME =
  /^(?:county|co\.?|galo)\s+|[\s,]+(?:city|town)?\s*(?:cent(?:re|er)|city|town|station|train|railway|tube|underground|metro|luas|dart|uk|gb|united kingdom|great britain|england|scotland|wales|northern ireland|republic of ireland|ireland|éire|eire)$/giu

/** "Cork city centre, Ireland" is Cork. */
export const barePlaceName = (words: string): string => {
  const bare = words.trim().replace(AROUND_A_NAME, '').trim()
  return bare === words.trim() ? bare : barePlaceName(bare)
}

/** "231 Deansgate, Manchester" by its commas. */
export const partsOf = (words: string): readonly string[] =>
  words
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** "231 Deansgate" without the door; null for words that begin with none. */
export const withoutDoor = (words: string): string | null => {
  const [, street] = /^\s*(?:(?:flat|unit|apartment|apt)\s*\w+[\s,]+)?\d+[a-z]?[\s,]+(\D.*)$/i.exec(words) ?? []
  return street ?? null
}

/** Without a comma, and so without a town. */
export const isStreetAlone = (words: string): boolean =>
  !words.includes(',') && /\s(?:street|st|road|rd|lane|avenue|terrace)\.?\s*$/i.test(words)

/** Whether the words are in the label from the beginning of one of its words on, however both are spaced. */
export const hasWordFrom = (label: string, words: string): boolean => {
  const text = searchTextOf(words)
  const parts = label.split(/[\s,]+/)
  return parts.some((_, index) => searchTextOf(parts.slice(index).join('')).startsWith(text))
}
