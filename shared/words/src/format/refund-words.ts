import { formatMoney, type Money } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'
import { formatDay } from './format-day'

const REFUND_WORDS = defineWords({
  en: {
    card: 'your card',
    due: (amount: string, card: string, day: string) => `${amount} goes back to ${card} by ${day}.`,
    past: (amount: string, card: string, day: string) => `${amount} went back to ${card} by ${day}.`,
  },
})

/** 'By Thu 3 Dec' as a sentence about the customer's own money; `today` and `dueBy` are days on the wall, `card` by name where it is known. */
export const refundWords = (
  amount: Money,
  dueBy: string,
  today: string,
  locale: Locale,
  card?: string | null,
): string => {
  const words = wordsOf(REFUND_WORDS, locale)
  const sentence = today > dueBy ? words.past : words.due
  return sentence(formatMoney(amount), card ?? words.card, formatDay(`${dueBy}T12:00:00Z`, 'UTC', locale))
}
