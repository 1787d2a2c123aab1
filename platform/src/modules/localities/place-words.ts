import { searchTextOf } from '../../kernel/db/search-text'

/** "Saint Albans" and "St. Albans" are one town. */
export const placeKey = (words: string): string => searchTextOf(words.replace(/\bsaint\b/gi, 'st').replace(/&/g, 'and'))

/** What people add to the name of a place without meaning another place. */
const AROUND_A_NAME =
  /^(?:county|co\.?|galo)\s+|[\s,]+(?:city|town)?\s*(?:cent(?:re|er)|city|town|station|uk|gb|united kingdom|great britain|england|scotland|wales|northern ireland|republic of ireland|ireland|éire|eire)$/giu

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
