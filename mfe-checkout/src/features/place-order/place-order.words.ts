import { declineCopy } from './decline-copy'
import type { OrderingWords } from './ordering-method'
import { namesToMend } from './same-basket.model'
import {
  isPaid,
  type KitchenRefusal,
  type PayAttempt,
  type PlaceOrderState,
  type RefusedBasket,
  type Step,
  type Stop,
} from './place-order.states'

export interface StopCopy {
  readonly tone: 'error' | 'warn'
  readonly title: string
  readonly text: string
}

const names = (list: readonly string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`

/** Q58, Q35: what happened to the basket, in words for who has to look again. */
const refusedCopy = ({ code, gone, fresh }: RefusedBasket): string => {
  const toMend = fresh === null ? [] : namesToMend(fresh.data)
  if (gone.length > 0) return `Sorry, ${names(gone)} just sold out, so we took them out of your basket.`
  if (toMend.length > 0)
    return code === 'ITEM_INCOMPLETE'
      ? `${names(toMend)} needs another choice. Open it in your basket, or take it out, then pay.`
      : `${names(toMend)} has sold out. Choose something else for it in your basket, or take it out, then pay.`
  if (code === 'REWARD_LOST') return 'Your reward doesn’t hold any more. Have a look at the new total, then pay.'
  if (code === 'DISCOUNT_CODE_LOST')
    return 'Your discount code doesn’t hold any more. Have a look at the new total, then pay.'
  if (code === 'BASKET_EMPTY' || code === 'NOT_FOUND')
    return 'The kitchen doesn’t have this basket any more. Add your food again and we’ll pick up from here.'
  return 'Prices or dishes have changed since you filled it. Have a look at your order, then pay.'
}

/** What the words need of the world beside the order. */
export interface StopScene {
  readonly isOnline: boolean
  readonly words: OrderingWords
  /** What goes back and by which day, as a sentence; null when nothing does. */
  readonly refund: string | null
}

/** Why no order came of what was paid. The money has gone back before this is said. */
const moneyBackCopy = (code: string, { words, refund }: StopScene): string => {
  const kept =
    refund === null ? 'We’ve given back what you paid, and your basket is kept.' : `${refund} Your basket is kept.`
  switch (code) {
    case 'NO_SLOTS_LEFT':
      return `${words.noneLeftAfterPaying} ${kept}`
    case 'NOT_OFFERED':
    case 'CHANNEL_OFFLINE':
      return `The restaurant has stopped taking orders like this one. ${kept}`
    case 'OUTSIDE_OPENING_HOURS':
      return `The restaurant closed before we could place your order. ${kept}`
    case 'ALCOHOL_NOT_SOLD_NOW':
      return `The restaurant can’t sell alcohol at this hour. ${kept} Take it out to order the rest.`
    case 'REWARD_LOST':
      return `Your reward was used for another order. ${kept} Have a look at the new total, then pay.`
    case 'DISCOUNT_CODE_LOST':
      return `Your discount code was used up before we could place your order. ${kept} Have a look at the new total, then pay.`
    default:
      return `Your order wasn’t placed in time. ${kept} Have a look at it, then pay.`
  }
}

/** One line per reason; a new reason does not compile until it has words. */
export const stopCopy = (stop: Stop, attempt: PayAttempt, scene: StopScene): StopCopy => {
  const { isOnline, words } = scene
  switch (stop.reason) {
    case 'basket-refused':
      return {
        tone: 'warn',
        title:
          stop.gone.length === 0 && stop.fresh !== null && namesToMend(stop.fresh.data).length > 0
            ? 'Your basket needs a change. Nothing was charged.'
            : 'Your basket has changed. Nothing was charged.',
        text: refusedCopy(stop),
      }
    case 'not-taken':
      return { tone: 'warn', ...notTakenCopy(stop.code, words) }
    case 'details-refused':
      return {
        tone: 'error',
        title: 'Check who it’s for.',
        text: isPaid(attempt)
          ? 'The restaurant couldn’t read the name, e-mail or number. Change them and place the order: you won’t be charged again.'
          : 'The restaurant couldn’t read the name, e-mail or number. Nothing was charged. Change them, then order.',
      }
    case 'choice-gone':
      return isPaid(attempt) ? { tone: 'warn', ...words.goneAfterPaying } : { tone: 'error', ...words.gone }
    case 'money-back':
      return { tone: 'warn', title: 'Your money is on its way back.', text: moneyBackCopy(stop.code, scene) }
    case 'declined':
      return {
        tone: 'error',
        title: 'Your card wasn’t charged. Check the details or try another card.',
        text: declineCopy(stop.error).text,
      }
    case 'incomplete':
      return { tone: 'error', title: 'The card isn’t finished yet.', text: 'Check the fields above. Nothing was sent.' }
    case 'not-charged':
      return {
        tone: 'warn',
        title: 'You have not been charged.',
        text: 'Your last try to pay didn’t go through. Your basket is as you left it, so you can pay now.',
      }
    case 'payment-gone':
      return {
        tone: 'warn',
        title: 'No order came of your last try to pay.',
        text: 'We keep no money without an order: if your bank shows a payment, it has gone back or will within the hour. Have a look at your order, then pay.',
      }
    case 'unconfirmed':
      return isPaid(attempt)
        ? {
            tone: 'error',
            title: 'You’ve paid. We don’t know yet whether the restaurant has your order.',
            text: 'Nothing is lost, and you won’t be charged again. Check again in a moment: if no order comes of it, your money goes back by itself within the hour.',
          }
        : {
            tone: 'error',
            title: 'We don’t know yet whether your payment went through.',
            text: 'Please don’t pay again anywhere else. Check again in a moment: we’ll find the payment, and won’t make a second one.',
          }
    case 'failed':
      return {
        tone: 'error',
        title: isOnline ? 'Sorry, something went wrong!' : 'You are offline',
        text: isPaid(attempt)
          ? 'Your payment is safe, but the order hasn’t reached the restaurant. Place it again: you won’t be charged twice. If no order comes of it, your money goes back by itself within the hour.'
          : isOnline
            ? `${stop.at === 'prechecking' ? words.precheckFailed : FAILED_AT[stop.at]} You have not been charged.`
            : 'It looks like you’re offline. Please check your internet connection and try again.',
      }
  }
}

const NOT_TAKEN_COPY = {
  CHANNEL_OFFLINE: {
    title: 'This restaurant has stopped taking orders for now.',
    text: 'Nothing was charged, and your basket is as you left it. Try again later, or another restaurant.',
  },
  OUTSIDE_OPENING_HOURS: {
    title: 'This restaurant has closed for today.',
    text: 'Nothing was charged. Another restaurant may still be open.',
  },
  ALCOHOL_NOT_SOLD_NOW: {
    title: 'Alcohol can’t be sold at this hour.',
    text: 'Nothing was charged. Take it out of your basket to order the rest.',
  },
} as const satisfies Record<Exclude<KitchenRefusal, 'NOT_OFFERED' | 'NO_SLOTS_LEFT'>, Omit<StopCopy, 'tone'>>

/** Nothing is wrong with the basket: the restaurant can't cook it now. */
const notTakenCopy = (code: KitchenRefusal, { notOffered, noneLeft }: OrderingWords): Omit<StopCopy, 'tone'> =>
  code === 'NOT_OFFERED' ? notOffered : code === 'NO_SLOTS_LEFT' ? noneLeft : NOT_TAKEN_COPY[code]

const FAILED_AT = {
  building: 'We couldn’t prepare your order.',
  opening: 'We couldn’t open the payment.',
  confirming: 'The payment couldn’t be made with this card form.',
  submitting: 'The order couldn’t be placed.',
} as const satisfies Record<Exclude<Step, 'prechecking'>, string>

/** What the button says while it works; `null` when it waits to be pressed. */
export const busyWords = (state: PlaceOrderState, { prechecking }: OrderingWords): string | null => {
  if (state.kind === 'asking') return 'Checking your payment'
  if (state.kind === 'done') return 'Order placed'
  if (state.kind !== 'working') return null
  return state.step === 'prechecking' ? prechecking : WORKING[state.step]
}

const WORKING = {
  building: 'Checking your order',
  opening: 'Getting ready to pay',
  confirming: 'Paying',
  submitting: 'Placing your order',
} as const satisfies Record<Exclude<Step, 'prechecking'>, string>

/** For a try of which this release knows no more than that it was paid: another one knew a way of ordering that it doesn't. */
export const ANY_ORDERING_WORDS = {
  prechecking: 'Checking your order',
  precheckFailed: 'We couldn’t check your order.',
  gone: { title: 'What you chose can’t be had any more.', text: 'Nothing was charged. Have a look at your order.' },
  goneAfterPaying: { title: 'What you chose can’t be had any more.', text: 'You won’t be charged again.' },
  notOffered: { title: 'This restaurant doesn’t take such orders any more.', text: 'Nothing was charged.' },
  noneLeft: { title: 'This restaurant takes no more such orders today.', text: 'Nothing was charged.' },
  noneLeftAfterPaying: 'The restaurant takes no more such orders today.',
} as const satisfies OrderingWords
