import type { BasketView } from '@galo/contracts/basket'
import type { SubmittedRequest } from '@galo/contracts/orders'
import { Refusal } from '../../kernel/http/refusal'
import { isSignedBy, type BasketRow } from '../basket'

/** The basket must be the very one that was built. It may have expired: once its price is paid, time does not change it. */
export const builtBasket = (
  row: BasketRow,
  { basket, expiry, signature }: SubmittedRequest['signed_basket'],
  basketKey: string,
): BasketView => {
  if (!isSignedBy(basket, expiry, signature, basketKey))
    throw new Refusal(409, 'BASKET_ALTERED', 'signed_basket: not the basket we signed')
  if (row.built === null) throw new Refusal(409, 'BASKET_NOT_BUILT', 'signed_basket: build the order before submitting')
  if (basket.revision !== row.revision)
    throw new Refusal(409, 'BASKET_STALE', 'signed_basket: the basket has changed since')
  return row.built
}
