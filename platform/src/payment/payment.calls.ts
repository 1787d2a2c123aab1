import { paths, transactionAnswerSchema } from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { paymentRequest } from '../test/api'
import { transactionRequestSchema } from './payment.rules'

export const paymentArea: ApiArea = {
  id: 'payment',
  title: 'Payment',
  about: 'The one payment of a built basket. Errors are flat: `code` and `message`.',
  calls: [
    {
      name: 'Ask to pay',
      method: 'PUT',
      path: paths.payment.transaction,
      about:
        'However often it is asked, the same basket at the same sum gets the same transaction and client secret. `status` `succeeded` means there is nothing left to pay, only to submit. Refused, before anything can be paid, for whatever an order would be refused for.',
      rows: ['I06', 'I10'],
      bearer: 'session',
      errors: 'flat',
      headers: { 'idempotency-key': 'One for each attempt to pay, at most 200 characters' },
      request: transactionRequestSchema,
      answer: { status: 200, schema: transactionAnswerSchema },
      refusals: [
        { status: 409, code: 'BASKET_NOT_BUILT', when: 'the basket has not been built' },
        { status: 409, code: 'AMOUNT_MISMATCH', when: '`stripe.amount` is not what the basket costs' },
        { status: 409, code: 'CURRENCY_MISMATCH', when: 'the basket is paid in another currency' },
        { status: 409, code: 'MERCHANT_MISMATCH', when: 'restaurant or fulfilment are not the basket’s' },
        { status: 409, code: 'NOTHING_TO_PAY', when: 'the basket costs nothing' },
        { status: 409, code: 'ITEM_OUT_OF_STOCK', when: 'a dish has sold out since' },
        { status: 409, code: 'ITEM_INCOMPLETE', when: 'a dish lacks a choice since one sold out' },
        { status: 409, code: 'DELIVERY_QUOTE_MISSING', when: 'a delivery has no quote' },
        { status: 409, code: 'DELIVERY_QUOTE_EXPIRED', when: 'the delivery quote ran out since' },
        { status: 409, code: 'NOT_OFFERED', when: 'the restaurant does not do orders of this kind any more' },
        { status: 409, code: 'CHANNEL_OFFLINE', when: 'the restaurant has switched them off' },
        { status: 409, code: 'OUTSIDE_OPENING_HOURS', when: 'the restaurant is closed, or sends nobody out yet' },
        { status: 409, code: 'NO_SLOTS_LEFT', when: 'a collection has no slot left today' },
        { status: 409, code: 'ALCOHOL_NOT_SOLD_NOW', when: 'it is outside the licence’s hours' },
        { status: 409, code: 'REWARD_LOST', when: 'the reward does not hold any more' },
        {
          status: 409,
          code: 'DISCOUNT_CODE_LOST',
          when: 'the code does not hold any more, or whoever pays has had it',
        },
        { status: 409, code: 'BASKET_EXPIRED', when: 'the basket was left too long' },
        { status: 422, code: 'IDEMPOTENCY_KEY_REUSED', when: 'the key was used for another basket or another sum' },
        { status: 409, code: 'BASKET_PAID', when: 'another sum has been paid for it' },
        { status: 409, code: 'BASKET_ORDERED', when: 'the basket has been ordered' },
      ],
      isOwned: true,
      good: async ({ me, built }) => {
        const basket = await built(me.api)
        return { headers: { 'idempotency-key': `pay-${basket.data.id}` }, body: paymentRequest(basket) }
      },
    },
  ],
}
