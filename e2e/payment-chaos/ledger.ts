import { isPaid, type PlaceOrderState } from '../../mfe-checkout/src/features/place-order/place-order.states'
import { COLLECTION_WORDS } from '../../mfe-checkout/src/fulfilment/collection/collection.words'
import { stopText } from '../../mfe-checkout/src/features/place-order/stop-text'

/** What the platform has of one basket. */
export interface Ledger {
  /** Of money that is in and has not gone back. */
  readonly kept: number
  readonly givenBack: number
  readonly orders: readonly { readonly id: string; readonly refundedAt: string | null }[]
}

const SAYS_NOT_CHARGED = /nothing was charged|not been charged|wasn’t charged|nothing was sent/i

/** What the page says that is not so; null when all of it is. */
export const untruth = (state: PlaceOrderState, { kept, givenBack, orders }: Ledger): string | null => {
  if (state.kind === 'done')
    return orders.some(({ id }) => id === state.placed.orderId) ? null : 'the page shows an order that is none'
  if (state.kind !== 'stopped') return null
  const { title, text } = stopText(state.stop, state.attempt, {
    isOnline: true,
    words: COLLECTION_WORDS.en,
    refund: null,
    locale: { language: 'en', market: 'UK' },
  })
  const said = `${title} ${text}`
  if (SAYS_NOT_CHARGED.test(said) && !isPaid(state.attempt) && kept > 0) return `“${said}”, and money was taken`
  if (isPaid(state.attempt) && kept === 0 && givenBack === 0) return `“${said}”, and nobody has paid`
  if (state.stop.reason === 'money-back' && (kept > 0 || givenBack === 0)) return `“${said}”, and it is not`
  return null
}

/** What is wrong once everything has had its time: money without its order, an order without its money; null when all is well. */
export const unsettled = ({ kept, givenBack, orders }: Ledger): string | null => {
  if (orders.length > 1) return 'one basket, two orders'
  const standing = orders.filter(({ refundedAt }) => refundedAt === null).length
  if (kept > 1) return 'charged twice'
  // What costs something is kept for an order that stands, and for nothing else.
  return kept === standing ? null : `${kept} kept for ${standing} orders, ${givenBack} given back`
}
