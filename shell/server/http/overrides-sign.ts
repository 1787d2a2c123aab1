import type { FlagValues } from '@galo/services'
import { wordsOf, type Locale } from '@galo/words'
import { overridesText } from '../visitor/flags/overrides.model'
import { DOCUMENT_WORDS } from './document.words'
import type { Sign } from './signs'

/** Says which flags this visitor has switched for themselves, with the way back; `null` for everybody else. */
export const overridesSign = (overrides: FlagValues, locale: Locale): Sign | null => {
  if (Object.keys(overrides).length === 0) return null
  const words = wordsOf(DOCUMENT_WORDS, locale)
  return {
    label: words.flagsByHand,
    text: words.setByHand(overridesText(overrides).replaceAll(',', ', ')),
    link: words.backToUsual,
    sets: { ff: '' },
  }
}
