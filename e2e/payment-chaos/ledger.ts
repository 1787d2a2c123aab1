import { wordsOf } from '@galo/words'
import { isPaid, type PlaceOrderState } from '../../mfe-checkout/src/features/place-order/place-order.states'
import { ANY_ORDERING_WORDS } from '../../mfe-checkout/src/features/place-order/place-order.words'
import { declineAdvice } from '../../mfe-checkout/src/features/place-order/decline-advice'
import { stopText } from '../../mfe-checkout/src/features/place-order/stop-text'
import type { Ledger } from '../../platform/src/proof/world/read-ledger'
import { findMethod } from './ways'

const LOCALE = { language: 'en', market: 'UK' } as const
const SAYS_NOT_CHARGED = /nothing was charged|not been charged|wasn’t charged|nothing was sent/i

/** What the page says that is not so; null when all of it is. */
export const untruth = (state: PlaceOrderState, ledger: Ledger, isOnline = true): string | null => {
  const { kept, givenBack, orders: made } = ledger
  if (state.kind === 'done')
    return made.some(({ id }) => id === state.placed.orderId) ? null : 'the page shows an order that is none'
  if (state.kind !== 'stopped') return null
  const words = wordsOf(findMethod(state.attempt.details.fulfilment.type)?.words ?? ANY_ORDERING_WORDS, LOCALE)
  const { title, text } = stopText(state.stop, state.attempt, {
    isOnline,
    isBack: false,
    advise: declineAdvice,
    words,
    refund: null,
    locale: LOCALE,
  })
  const said = `${title} ${text}`
  if (SAYS_NOT_CHARGED.test(said) && !isPaid(state.attempt) && kept > 0) return `“${said}”, and money was taken`
  if (isPaid(state.attempt) && kept === 0 && givenBack === 0) return `“${said}”, and nobody has paid`
  if (/hasn’t reached the restaurant/.test(said) && made.length > 0) return `“${said}”, and it has`
  if (state.stop.reason === 'money-back' && (kept > 0 || givenBack === 0)) return `“${said}”, and it is not`
  return null
}

/** Whether a page that offers to pay for its basket asks for what is paid already. */
export const asksAgain = ({ kept, orders: made }: Ledger): boolean => kept > 0 || made.length > 0

/** What is wrong once everything has had its time: money without its order, an order without its money; null when all is well. */
export const unsettled = ({ kept, givenBack, orders: made }: Ledger): string | null => {
  if (made.length > 1) return 'one basket, two orders'
  const standing = made.filter(({ refundedAt }) => refundedAt === null).length
  if (kept > 1) return 'charged twice'
  // What costs something is kept for an order that stands, and for nothing else.
  return kept === standing ? null : `${kept} kept for ${standing} orders, ${givenBack} given back`
}
