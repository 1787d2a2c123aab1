import type { FulfilmentType } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'

const FULFILMENT_WORDS = defineWords<Readonly<Record<FulfilmentType, string>>>({
  en: {
    COLLECTION: 'Collection',
    DELIVERY: 'Delivery',
    EAT_IN: 'Eating in',
    AT_TABLE: 'Eating in',
    NONE: 'Collection',
  },
})

/** How food is had, as a noun. What nobody chose yet is collected. */
export const fulfilmentNoun = (type: FulfilmentType, locale: Locale): string => wordsOf(FULFILMENT_WORDS, locale)[type]
