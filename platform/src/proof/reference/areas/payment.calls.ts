import { createTransaction } from '@galo/contracts/payment'
import { paymentRequest } from '../../world/api'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

export const paymentArea: ApiArea = {
  id: 'payment',
  title: 'Payment',
  about: 'The one payment of a built basket. Errors are flat: `code` and `message`.',
  calls: [
    describedCall(createTransaction, {
      title: 'Ask to pay',
      headers: { 'idempotency-key': 'One for each attempt to pay, at most 200 characters' },
      when: {
        BASKET_NOT_BUILT: 'the basket has not been built',
        AMOUNT_MISMATCH: '`stripe.amount` is not what the basket costs',
        CURRENCY_MISMATCH: 'the basket is paid in another currency',
        MERCHANT_MISMATCH: 'restaurant or fulfilment are not the basket’s',
        NOTHING_TO_PAY: 'the basket costs nothing',
        ITEM_OUT_OF_STOCK: 'a dish has sold out since',
        ITEM_INCOMPLETE: 'a dish lacks a choice since one sold out',
        DELIVERY_QUOTE_MISSING: 'a delivery has no quote',
        DELIVERY_QUOTE_EXPIRED: 'the delivery quote ran out since',
        NOT_OFFERED: 'the restaurant does not do orders of this kind any more',
        CHANNEL_OFFLINE: 'the restaurant has switched them off',
        OUTSIDE_OPENING_HOURS: 'the restaurant is closed, or sends nobody out yet',
        NO_SLOTS_LEFT: 'a collection has no slot left today',
        ALCOHOL_NOT_SOLD_NOW: 'it is outside the licence’s hours',
        REWARD_LOST: 'the reward does not hold any more',
        DISCOUNT_CODE_LOST: 'the code does not hold any more, or whoever pays has had it',
        AGE_NOT_STATED: 'there is alcohol in it, and nobody has said to be 18 or over',
        SAVED_CARD_GONE: '`walletPaymentMethodId` is no card that the bearer keeps',
        BASKET_EXPIRED: 'the basket was left too long',
        IDEMPOTENCY_KEY_REUSED: 'the key was used for another basket or another sum',
        BASKET_PAID: 'another sum has been paid for it',
        BASKET_ORDERED: 'the basket has been ordered',
      },
      isOwned: true,
      good: async ({ me, built }) => {
        const basket = await built(me.api)
        return { headers: { 'idempotency-key': `pay-${basket.data.id}` }, body: paymentRequest(basket) }
      },
    }),
  ],
}
