import type { Db } from '../../kernel/db/database'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { basketOfQuote, lockQuote, readQuoteToken, type QuoteRow } from '../quotes'
import { expiryFrom, refusedAsPaid } from './basket.save'
import type { HeldBasket, Outcome } from './held-basket'
import { updateBasket, type BasketRow } from './basket.store'

/** The quote behind a token, held, if this basket may be delivered by it now. */
const usableQuote = async (tx: Db, row: BasketRow, token: string, now: Date, key: string): Promise<QuoteRow> => {
  const claims = readQuoteToken(token, key)
  if (claims === null) throw new Refusal(400, 'BAD_REQUEST', 'delivery_quote: not a quote of ours')
  if (row.fulfilmentType !== 'DELIVERY')
    throw new Refusal(409, 'FULFILMENT_MISMATCH', 'delivery_quote: this basket is not for delivery')
  const quote = await lockQuote(tx, claims.id, row.customerId)
  if (quote === undefined) throw notFound('Quote')
  if (quote.restaurantId !== row.restaurantId)
    throw new Refusal(409, 'DELIVERY_QUOTE_MISMATCH', 'delivery_quote: for another restaurant')
  if (quote.validUntil <= now) throw new Refusal(409, 'DELIVERY_QUOTE_EXPIRED', 'delivery_quote: no longer valid')
  const holder = await basketOfQuote(tx, quote.id)
  if (holder !== null && holder !== row.id)
    throw new Refusal(409, 'DELIVERY_QUOTE_USED', 'delivery_quote: used for another basket')
  return quote
}

/**
 * Puts a quote into a delivery basket, and with it the delivery fee (G10). A renewed quote at the same price leaves everything else
 * as it is, a built basket and its payment too: it is renewed while somebody pays.
 */
export const putQuote = async (held: HeldBasket, token: string): Promise<Outcome> => {
  const { platform, tx, row, now } = held
  const quote = await usableQuote(tx, row, token, now, platform.config.basketKey)
  const changes = {
    deliveryQuoteId: quote.id,
    deliveryFee: quote.fee,
    deliveryQuoteValidUntil: quote.validUntil,
    expiresAt: expiryFrom(now),
  }
  if (quote.fee === row.deliveryFee) return { row: await updateBasket(tx, row, changes) }
  if (!(await platform.payments.withdraw(tx, row.id))) return refusedAsPaid(held)
  return { row: await updateBasket(tx, row, { ...changes, built: null, revision: row.revision + 1 }) }
}
