import type { Basket } from '@galo/contracts/basket'
import {
  depositFor,
  formatMoney,
  MARKETS,
  MAX_SMALL_ORDER_FEE,
  MIN_PAYMENT,
  money,
  multiplyMoney,
  rewardTypeOf,
  SERVICE_FEE,
  SMALL_CONTAINER_UP_TO_ML,
  SMALL_ORDER_BELOW,
  type Money,
} from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { FEE_REASON_WORDS } from './fee-reason.words'

/** What fees are worked out from: the food less codes and offers, not less rewards. */
const feeBase = ({ totals, menu_items }: Basket): number =>
  menu_items
    .flatMap(({ deductions }) => deductions)
    .filter(({ kind }) => rewardTypeOf(kind) === null)
    .reduce((base, { amount }) => base - Math.abs(amount.value), totals.items.value)

/** The bottles and cans of the basket by size, each with how many there are and what they come to; those of nothing left out. */
const depositsBySize = ({ menu_items }: Basket, { market }: Locale) => {
  const containers = menu_items.flatMap(({ containers: ofOne = [], quantity }) =>
    ofOne.map((container) => ({ container, quantity })),
  )
  return ([true, false] as const).flatMap((isSmall) => {
    const ofSize = containers.filter(({ container }) => container.ml <= SMALL_CONTAINER_UP_TO_ML === isSmall)
    const [first] = ofSize.filter(({ container }) => depositFor(market, container).value > 0)
    if (first === undefined) return []
    const count = ofSize.reduce((sum, { quantity }) => sum + quantity, 0)
    const each = depositFor(market, first.container)
    return [{ isSmall, count, each, sum: multiplyMoney(each, count) }]
  })
}

/** What a fee is for and when it goes, in plain words (F10, X12); `null` for one that nobody has told us about. */
export const feeReason = (kind: string, basket: Basket, locale: Locale): string | null => {
  const words = wordsOf(FEE_REASON_WORDS, locale)
  const { market } = locale
  const shown = (sum: number | Money): string =>
    formatMoney(typeof sum === 'number' ? money(MARKETS[market].currencyCode, sum) : sum)
  switch (kind) {
    case 'SERVICE':
      return words.service(SERVICE_FEE.basisPoints / 100, shown(SERVICE_FEE.least), shown(SERVICE_FEE.most))
    case 'SMALL_ORDER':
      return words.smallOrder(
        shown(SMALL_ORDER_BELOW),
        shown(MAX_SMALL_ORDER_FEE),
        shown(Math.max(0, SMALL_ORDER_BELOW - feeBase(basket))),
      )
    case 'DELIVERY':
      return words.delivery
    case 'BAG':
      return words.bag
    case 'MINIMUM_TRANSACTION':
      return words.minimumTransaction(shown(MIN_PAYMENT[market]))
    case 'DEPOSIT': {
      const sizes = depositsBySize(basket, locale).map(({ isSmall, count, each, sum }) =>
        words.deposits(count, isSmall, shown(each), shown(sum)),
      )
      return [...sizes, words.depositBack].join(' ')
    }
    default:
      return null
  }
}
