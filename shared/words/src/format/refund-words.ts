import { formatMoney, type Money } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'
import { formatDay } from './format-day'

const REFUND_WORDS = defineWords({
  en: {
    due: (amount: string, day: string) => `${amount} goes back to your card by ${day}.`,
    past: (amount: string, day: string) => `${amount} went back to your card by ${day}.`,
  },
})

/** 'By Thu 3 Dec' as a sentence about the customer's own money; `today` and `dueBy` are days on the wall. */
export const refundWords = (amount: Money, dueBy: string, today: string, locale: Locale): string => {
  const words = wordsOf(REFUND_WORDS, locale)
  const sentence = today > dueBy ? words.past : words.due
  return sentence(formatMoney(amount), formatDay(`${dueBy}T12:00:00Z`, 'UTC', locale))
}
