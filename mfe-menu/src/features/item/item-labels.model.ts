import { wordsOf, type Locale } from '@galo/words'
import { ITEM_WORDS } from './item.words'

/** What this build doesn't know is not shown. */
const worded = (words: Readonly<Record<string, string>>, codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => (Object.hasOwn(words, code) ? [words[code] ?? ''] : []))

export const labelWords = (labels: readonly string[], locale: Locale): readonly string[] =>
  worded(wordsOf(ITEM_WORDS, locale).labels, labels)

/** Every vegan dish is vegetarian; one of the two words is enough. */
export const dietWords = (diets: readonly string[], locale: Locale): readonly string[] =>
  worded(
    wordsOf(ITEM_WORDS, locale).diets,
    diets.filter((diet) => diet !== 'VEGETARIAN' || !diets.includes('VEGAN')),
  )
