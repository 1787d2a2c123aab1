import { wordsOf, type Locale } from '@galo/words'
import { ALLERGEN_NAME_WORDS } from './allergen-names.words'

/** What an allergen is called. A name this build has no word for is shown as it is: an allergen is never left out. */
export const allergenWord = (name: string, locale: Locale): string => {
  const words: Readonly<Record<string, string>> = wordsOf(ALLERGEN_NAME_WORDS, locale)
  return words[name] ?? name
}
