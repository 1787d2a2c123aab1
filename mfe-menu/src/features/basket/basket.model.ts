import type { Basket, BasketItem, SignedBasket } from '@galo/contracts/basket'
import { toMoney } from '@galo/contracts/money'
import {
  err,
  formatMoney,
  isMealModifier,
  ok,
  type FulfilmentType,
  type OrderableFulfilment,
  type Result,
} from '@galo/domain'
import type { StateOf } from '@galo/state'
import { wordsOf, type Locale } from '@galo/words'
import type { BasketRestaurant } from '../../../remote'
import { type BasketErrorCode, type BasketRefusal } from './basket.errors'
import { newTroubles } from './basket.stock'
import { BASKET_WORDS, type BasketWords } from './basket.words'

type BasketState = StateOf<'basket'>

/** So many failures in a row, and "Try again" is not offered any more. */
export const RETRY_LIMIT = 4

/** Where a basket's food comes from, and how it gets to the person. */
export interface BasketPlace {
  readonly restaurant: BasketRestaurant
  readonly fulfilmentType: FulfilmentType
}

/** One that can be ordered from, that way. */
export interface OrderablePlace extends BasketPlace {
  readonly fulfilmentType: OrderableFulfilment
}

const NO_LINES: readonly BasketItem[] = []

export const linesOf = (state: BasketState): readonly BasketItem[] => state.signed?.data.menu_items ?? NO_LINES

/** Row F17: one restaurant and one fulfilment type per basket. An empty basket goes anywhere. */
export const checkPlace = (state: BasketState, place: BasketPlace): Result<void, BasketRefusal> => {
  if (linesOf(state).length === 0 || state.restaurant === null) return ok(undefined)
  if (state.restaurant.id !== place.restaurant.id)
    return err({ reason: 'different-restaurant', current: state.restaurant })
  if (state.fulfilmentType !== place.fulfilmentType)
    return err({ reason: 'different-fulfilment', current: state.fulfilmentType })
  return ok(undefined)
}

/** A basket made for another place is not built upon, even when nothing is in it. */
export const isBasketFor = (state: BasketState, place: BasketPlace): boolean =>
  state.signed !== null && state.restaurant?.id === place.restaurant.id && state.fulfilmentType === place.fulfilmentType

/** The platform accepted a change: its answer replaces what was there, and failures are forgotten (row F16). */
export const adoptBasket = (state: BasketState, signed: SignedBasket): BasketState => ({
  ...state,
  signed,
  revision: state.revision + 1,
  request: 'DONE',
  errorCode: null,
  errorCount: 0,
  failedLine: null,
  removedItems: signed.removed_items ?? [],
})

/** `key` is the line that was to change, or the dish that was to be added. */
export const failBasket = (state: BasketState, code: BasketErrorCode, key: string): BasketState => ({
  ...state,
  request: 'ERROR',
  errorCode: code,
  failedLine: key,
  errorCount: state.errorCount + 1,
})

export const canRetry = (state: BasketState): boolean => state.errorCount < RETRY_LIMIT

/** Nothing in it, nothing known about it; the revision goes on counting, so that hearers see a change. */
export const emptyBasket = (state: BasketState): BasketState => ({
  ...state,
  signed: null,
  restaurant: null,
  revision: state.revision + 1,
  request: 'READY',
  errorCode: null,
  errorCount: 0,
  failedLine: null,
  notice: null,
  removedItems: [],
  pictures: {},
})

/** Dishes and choices of `before` that `after` no longer has, by name. */
export const removedNames = (before: Basket, after: Basket): readonly string[] =>
  before.menu_items.flatMap((line) => {
    const kept = after.menu_items.find(({ id }) => id === line.id)
    if (kept === undefined) return [line.display_name]
    const left = new Set(kept.modifiers.flatMap(({ choices }) => choices.map(({ id }) => id)))
    return line.modifiers.flatMap(({ choices }) =>
      choices.filter(({ id }) => !left.has(id)).map(({ display_name }) => display_name),
    )
  })

const hasSameLines = (before: Basket, after: Basket): boolean =>
  after.menu_items.length === before.menu_items.length &&
  after.menu_items.every((line) => before.menu_items.find(({ id }) => id === line.id)?.quantity === line.quantity)

const namesOf = (after: SignedBasket, before: Basket): readonly string[] =>
  after.removed_items?.map(({ name }) => name) ?? removedNames(before, after.data)

const dishesOf = (troubles: ReturnType<typeof newTroubles>): readonly string[] => [
  ...new Set(troubles.map(({ line }) => line.display_name)),
]

/** What has to be chosen anew, where it hadn't before; `null` when nothing has. */
const troubleWords = (before: Basket, after: Basket, words: BasketWords): string | null => {
  const troubles = newTroubles(before.menu_items, after.menu_items)
  if (troubles.length === 0) return null
  const gone = [...new Set(troubles.flatMap(({ soldOut }) => soldOut))]
  return gone.length > 0 ? words.choicesGone(gone, dishesOf(troubles)) : words.choicesMissing(dishesOf(troubles))
}

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
  const words = wordsOf(BASKET_WORDS, locale)
  const after = fresh.data
  const isUnexplained = code === 'BASKET_STALE' && fresh.removed_items === undefined
  const removed = isUnexplained ? [] : namesOf(fresh, before)
  const troubles = troubleWords(before, after, words)
  if (removed.length > 0) return [words.soldOut(removed), troubles].filter((sentence) => sentence !== null).join(' ')
  if (troubles !== null) return troubles
  if (isUnexplained) return hasSameLines(before, after) ? null : words.changedElsewhere
  const { grand_total } = after.totals
  return grand_total.value === before.totals.grand_total.value
    ? null
    : words.pricesMoved(formatMoney(toMoney(grand_total)))
}

/** The line that an addition made, or made bigger, and how many there were before: what "Undo" takes back. */
export const addedLine = (
  before: Basket,
  after: Basket,
): { readonly lineId: string; readonly quantityBefore: number } | null => {
  for (const line of after.menu_items) {
    const quantityBefore = before.menu_items.find(({ id }) => id === line.id)?.quantity ?? 0
    if (line.quantity > quantityBefore) return { lineId: line.id, quantityBefore }
  }
  return null
}

/** What was chosen, in the order it was asked, as one line of words; the sides say what meal it is: "Fogo · spiced rice, rainbow slaw". */
export const choiceWords = ({ modifiers }: BasketItem): string =>
  modifiers
    .filter(({ slug }) => !isMealModifier(slug))
    .map(({ choices }) => countedNames(choices.map(({ display_name }) => display_name)).join(', '))
    .filter((words) => words !== '')
    .join(' · ')

const countedNames = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count > 1 ? `${count} × ${name}` : name
  })
