import type { Basket } from '@galo/contracts/basket'
import { wordsOf, type Locale } from '@galo/words'
import type { declineAdvice } from './decline-advice'
import type { OrderingWords } from './ordering-method'
import { PLACE_ORDER_WORDS, type PlaceOrderWords } from './place-order.words'
import { namesToMend } from './same-basket.model'
import {
  isPaid,
  type KitchenRefusal,
  type PayAttempt,
  type PlaceOrderState,
  type RefusedBasket,
  type Stop,
} from './place-order.states'

export interface StopText {
  readonly tone: 'error' | 'warn' | 'info'
  readonly title: string
  readonly text: string
}

/** A delivery's fee goes with its quote: of a basket that was left for longer than both hold, that is what has changed. */
const lacksQuote = ({ fulfilment_type, fees }: Basket): boolean =>
  fulfilment_type === 'DELIVERY' && !fees.some(({ kind }) => kind === 'DELIVERY')

/** What happened to the basket, in words for who has to look again. */
const refusedText = ({ code, gone, fresh }: RefusedBasket, { basket }: PlaceOrderWords): string => {
  const toMend = fresh === null ? [] : namesToMend(fresh.data)
  if (gone.length > 0) return basket.soldOut(gone)
  if (toMend.length > 0) return code === 'ITEM_INCOMPLETE' ? basket.needsChoice(toMend) : basket.choiceSoldOut(toMend)
  if (code === 'REWARD_LOST') return basket.rewardLost
  if (code === 'DISCOUNT_CODE_LOST') return basket.discountLost
  if (code === 'DELIVERY_QUOTE_EXPIRED' || code === 'DELIVERY_QUOTE_MISSING') return basket.quoteGone
  if (fresh !== null && lacksQuote(fresh.data)) return basket.quoteGone
  return code === 'BASKET_EMPTY' || code === 'NOT_FOUND' ? basket.gone : basket.moved
}

/** What the words need of the world beside the order. */
export interface StopScene {
  readonly isOnline: boolean
  /** There was no line when it stopped, and there is one again. */
  readonly isBack: boolean
  /** What a refused card's holder may do; comes with the code of paying. */
  readonly advise: typeof declineAdvice | undefined
  readonly words: OrderingWords
  /** What goes back and by which day, as a sentence; null when nothing does. */
  readonly refund: string | null
  readonly locale: Locale
}

/** Why no order came of what was paid. The money has gone back before this is said. */
const moneyBackText = (code: string, { words, refund }: StopScene, { moneyBack }: PlaceOrderWords): string => {
  const kept = refund === null ? moneyBack.kept : moneyBack.keptWithRefund(refund)
  switch (code) {
    case 'NO_SLOTS_LEFT':
      return moneyBack.noneLeft(words.noneLeftAfterPaying, kept)
    case 'NOT_OFFERED':
    case 'CHANNEL_OFFLINE':
      return moneyBack.notTaking(kept)
    case 'OUTSIDE_OPENING_HOURS':
      return moneyBack.closed(kept)
    case 'ALCOHOL_NOT_SOLD_NOW':
      return moneyBack.alcohol(kept)
    case 'REWARD_LOST':
      return moneyBack.rewardLost(kept)
    case 'DISCOUNT_CODE_LOST':
      return moneyBack.discountLost(kept)
    default:
      return moneyBack.late(kept)
  }
}

/** Nothing is wrong with the basket: the restaurant can't cook it now. */
const notTakenText = (
  code: KitchenRefusal,
  { notOffered, noneLeft, notTaken: own }: OrderingWords,
  { notTaken }: PlaceOrderWords,
): Omit<StopText, 'tone'> =>
  code === 'NOT_OFFERED' ? notOffered : code === 'NO_SLOTS_LEFT' ? noneLeft : { ...notTaken, ...own }[code]

const failedText = (
  { at }: Extract<Stop, { reason: 'failed' }>,
  attempt: PayAttempt,
  { isOnline, isBack, words }: StopScene,
  said: PlaceOrderWords,
): StopText => {
  const tone = isBack ? 'info' : 'error'
  const title = isBack ? said.backOnline : isOnline ? said.wentWrong : said.offline
  if (isPaid(attempt)) return { tone, title, text: said.paymentSafe }
  if (isBack) return { tone, title, text: said.backOnlineText }
  if (!isOnline) return { tone, title, text: said.offlineText }
  return { tone, title, text: said.failed(at === 'prechecking' ? words.precheckFailed : said.failedAt[at]) }
}

/** One line per reason; a new reason does not compile until it has words. */
export const stopText = (stop: Stop, attempt: PayAttempt, scene: StopScene): StopText => {
  const { words, locale, advise } = scene
  const said = wordsOf(PLACE_ORDER_WORDS, locale)
  switch (stop.reason) {
    case 'basket-refused': {
      const isToMend = stop.gone.length === 0 && stop.fresh !== null && namesToMend(stop.fresh.data).length > 0
      const title = isToMend ? said.basket.needsChange : said.basket.hasChanged
      return { tone: 'warn', title, text: refusedText(stop, said) }
    }
    case 'not-taken':
      return { tone: 'warn', ...notTakenText(stop.code, words, said) }
    case 'details-refused': {
      const { title, paid, text } = said.details
      return { tone: 'error', title, text: isPaid(attempt) ? paid : text }
    }
    case 'choice-gone':
      return isPaid(attempt) ? { tone: 'warn', ...words.goneAfterPaying } : { tone: 'error', ...words.gone }
    case 'money-back':
      return { tone: 'warn', title: said.moneyBack.title, text: moneyBackText(stop.code, scene, said) }
    case 'declined':
      return { tone: 'error', title: said.declined, text: advise?.(stop.error, locale).text ?? '' }
    case 'incomplete':
      return { tone: 'error', ...said.incomplete }
    case 'not-charged':
      return { tone: 'warn', ...said.notCharged }
    case 'payment-gone':
      return { tone: 'warn', ...said.paymentGone }
    case 'unconfirmed':
      return { tone: 'error', ...(isPaid(attempt) ? said.orderUnknown : said.paymentUnknown) }
    case 'failed':
      return failedText(stop, attempt, scene, said)
  }
}

/** What the button says while it works; `null` when it waits to be pressed. */
export const busyWords = (state: PlaceOrderState, { prechecking }: OrderingWords, locale: Locale): string | null => {
  const said = wordsOf(PLACE_ORDER_WORDS, locale)
  if (state.kind === 'asking') return said.checkingPayment
  if (state.kind === 'done') return said.orderPlaced
  if (state.kind !== 'working') return null
  return state.step === 'prechecking' ? prechecking : said.working[state.step]
}
