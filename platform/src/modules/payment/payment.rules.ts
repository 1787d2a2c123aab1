import type { TransactionAsked } from '@galo/contracts/payment'
import { Refusal } from '../../kernel/http/refusal'

/** What the platform itself says about the basket that is to be paid. */
export interface Payable {
  readonly restaurantId: string
  readonly fulfilmentType: string
  /** What the basket costs. */
  readonly amount: number
  readonly currency: string
}

/** The client's figures must be the platform's own, to the penny; what it says costs nothing to check and is never used. */
export const checkAgainstBasket = ({ merchant, stripe, tip }: TransactionAsked, payable: Payable): void => {
  if (merchant.restaurantIdentifier !== payable.restaurantId || merchant.fulfilmentMethod !== payable.fulfilmentType)
    throw new Refusal(409, 'MERCHANT_MISMATCH', 'merchant: not the restaurant or fulfilment of this basket')
  if (stripe.currency !== payable.currency)
    throw new Refusal(409, 'CURRENCY_MISMATCH', `stripe.currency: this basket is paid in ${payable.currency}`)
  if (payable.amount === 0) throw new Refusal(409, 'NOTHING_TO_PAY', 'stripe.amount: this basket costs nothing')
  if (stripe.amount !== payable.amount + (tip ?? 0))
    throw new Refusal(409, 'AMOUNT_MISMATCH', 'stripe.amount: not what this basket costs, with its tip')
}
