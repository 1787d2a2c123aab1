import type { FeeKind } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'

const labels: Readonly<Record<FeeKind, string>> = {
  DELIVERY: 'Delivery',
  SMALL_ORDER: 'Small order fee',
  SERVICE: 'Service fee',
  MINIMUM_TRANSACTION: 'Minimum card payment',
  BAG: 'Bag',
  DEPOSIT: 'Bottle and can deposit',
}

const FEE_WORDS = defineWords({ en: { labels, fee: 'Fee' } })

/** One of the fees that we know. */
export const isKnownFee = (kind: string): kind is FeeKind => Object.hasOwn(labels, kind)

/** A kind nobody told us about is shown as it is called: 'LATE_NIGHT' is 'Late night' (F09). */
export const feeLabel = (kind: string, locale: Locale): string => {
  const words = wordsOf(FEE_WORDS, locale)
  if (isKnownFee(kind)) return words.labels[kind]
  const name = kind.toLowerCase().split('_').join(' ').trim()
  return name === '' ? words.fee : name.charAt(0).toUpperCase() + name.slice(1)
}
