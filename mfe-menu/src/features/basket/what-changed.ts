import type { Basket, SignedBasket } from '@galo/contracts/basket'
import { toMoney } from '@galo/contracts/money'
import { formatMoney } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { hasSameLines, removedNames } from './basket-differences'
import { lostOfferWords } from './lost-offers'
import { newTroubles } from './line-trouble.model'
import { BASKET_NEWS_WORDS, type BasketNewsWords } from './basket-news.words'

/** Of a dish that has left the menu the platform knows no name any more, and says its id for its code: its line still has the name. */
const namesOf = (after: SignedBasket, before: Basket): readonly string[] =>
  after.removed_items?.map(
    ({ name, plu }) => before.menu_items.find((line) => line.menu_item_id === plu)?.display_name ?? name,
  ) ?? removedNames(before, after.data)

/** What has to be chosen anew, where it hadn't before; `null` when nothing has. */
const troubleWords = (before: Basket, after: Basket, words: BasketNewsWords): string | null => {
  const { dishes, soldOut } = newTroubles(before, after)
  if (dishes.length === 0) return null
  return soldOut.length > 0 ? words.choicesGone(soldOut, dishes) : words.choicesMissing(dishes)
}

/** What it comes to besides being brought, which the checkout says: a quote comes and goes, and no price has moved. */
const withoutRide = ({ totals, fees }: Basket): number =>
  fees.reduce((sum, { kind, amount }) => (kind === 'DELIVERY' ? sum - amount.value : sum), totals.grand_total.value)

/** That what it comes to has moved, and what that is. */
export const pricesMoved = ({ totals }: Basket, locale: Locale): string =>
  wordsOf(BASKET_NEWS_WORDS, locale).pricesMoved(formatMoney(toMoney(totals.grand_total)))

/**
 * Words for what a fresh basket changed, or `null` when the customer would see no difference. `code` is why it was replaced, if anybody said.
 * BASKET_STALE says only that it isn't the last one: another tab, or a call of our own that nobody heard the answer of, so no reason is given.
 */
export const whatChanged = (
  before: Basket,
  fresh: SignedBasket,
  code: string | null,
  locale: Locale,
): string | null => {
  const words = wordsOf(BASKET_NEWS_WORDS, locale)
  const after = fresh.data
  const isUnexplained = code === 'BASKET_STALE' && fresh.removed_items === undefined
  const removed = isUnexplained ? [] : namesOf(fresh, before)
  const troubles = troubleWords(before, after, words)
  const lostOffers = lostOfferWords(fresh, locale)
  const said = [removed.length > 0 ? words.soldOut(removed) : null, troubles, lostOffers].filter(
    (sentence) => sentence !== null,
  )
  if (said.length > 0) return said.join(' ')
  if (isUnexplained) return hasSameLines(before, after) ? null : words.changedElsewhere
  return withoutRide(after) === withoutRide(before) ? null : pricesMoved(after, locale)
}
