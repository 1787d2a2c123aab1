import type { SignedBasket } from '@galo/contracts/basket'
import { rewardTypeOf } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { rewardTitle } from '@galo/words/format'
import { LOST_OFFERS_WORDS, type LostOffersWords } from './lost-offers.words'

type LostReason = keyof LostOffersWords['reasons']

const isKnown = (code: string, words: LostOffersWords): code is LostReason => Object.hasOwn(words.reasons, code)

/** Names the reward or the code that the platform took off because it does not hold any more, and says why; `null` when none was. */
export const lostOfferWords = ({ removed_offers = [] }: SignedBasket, locale: Locale): string | null => {
  const words = wordsOf(LOST_OFFERS_WORDS, locale)
  const sentences = removed_offers.map(({ kind, discount_code, code }) => {
    const reward = rewardTypeOf(kind)
    const name = discount_code ?? (reward === null ? words.anOffer : words.reward(rewardTitle(reward, locale)))
    return words.cameOff(name, isKnown(code, words) ? words.reasons[code] : words.otherReason)
  })
  return sentences.length === 0 ? null : sentences.join(' ')
}
