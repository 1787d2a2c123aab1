import { REFUND_REASONS } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { Fact } from '../../calls'
import { REFUND_WORDS } from './refund.words'
import { SUPPORT_WORDS } from './support.words'

const happenedWords = ({ kind, what }: Fact, locale: Locale): string => {
  const words = wordsOf(SUPPORT_WORDS, locale)
  const named = words.happened[what] ?? what
  switch (kind) {
    case 'letter':
      return words.letter(what)
    case 'reported':
      return words.reported(what)
    case 'report-declined':
      return words.reportDeclined(what)
    case 'scenario':
      return words.goesAs(what)
    case 'redelivery':
      return words.secondTry(what)
    case 'given-back': {
      const reason = REFUND_REASONS.find((each) => each === what)
      return reason === undefined ? named : words.gaveBack(wordsOf(REFUND_WORDS, locale).reasons[reason])
    }
    default:
      return named
  }
}

/** What happened, in a few words. */
export const factWords = (fact: Fact, locale: Locale): string => {
  const happened = happenedWords(fact, locale)
  return fact.kind === 'delivery' && fact.attempt === 2 ? wordsOf(SUPPORT_WORDS, locale).secondTry(happened) : happened
}

/** What the customer's page said from then on; null where it said nothing new. */
export const seenWords = ({ seen }: Fact, locale: Locale): string | null => {
  const words = wordsOf(SUPPORT_WORDS, locale)
  if (seen === undefined) return null
  return seen === null ? words.customerSawEnd : words.customerSaw(words.seen[seen])
}
