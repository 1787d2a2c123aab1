import { MARKETS, type Discount, type Market, type Money, type ChosenFulfilment } from '@galo/domain'
import type { DiscountCode } from '../../../data/discount-codes'

/** What a code looks at: the basket, whose it is, and who used the code before. */
export interface CodeFacts {
  readonly market: Market
  readonly restaurantId: string
  readonly fulfilmentType: ChosenFulfilment
  /** All food, before anything is taken off. */
  readonly itemsTotal: Money
  readonly isCustomer: boolean
  /** Orders that came to nothing do not count. */
  readonly hasOrdered: boolean
  readonly uses: CodeUses
}

export interface CodeUses {
  readonly byAll: number
  readonly byCustomer: number
}

/** Why a code does not hold. The last three may change while the customer looks on: food is added, somebody else is quicker. */
export type CodeProblem =
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'WRONG_MARKET'
  | 'WRONG_RESTAURANT'
  | 'WRONG_FULFILMENT'
  | 'CUSTOMERS_ONLY'
  | 'FIRST_ORDER_ONLY'
  | 'LIMIT_REACHED'
  | 'USED_UP'
  | 'TOTAL_TOO_LOW'

/** The two limits alone: what other orders can use up while this one is being paid for. */
export const limitProblem = (code: DiscountCode, uses: CodeUses): 'USED_UP' | 'LIMIT_REACHED' | null => {
  if (code.perCustomerLimit !== undefined && uses.byCustomer >= code.perCustomerLimit) return 'LIMIT_REACHED'
  return code.totalLimit !== undefined && uses.byAll >= code.totalLimit ? 'USED_UP' : null
}

/** Whether a code holds for this basket at this moment; `null` when it does. It begins at its first instant and is over at its last. */
export const codeProblem = (code: DiscountCode, facts: CodeFacts, now: Date): CodeProblem | null => {
  const at = now.getTime()
  if (code.startsAt !== undefined && at < Date.parse(code.startsAt)) return 'NOT_STARTED'
  if (code.endsAt !== undefined && at >= Date.parse(code.endsAt)) return 'EXPIRED'
  if (code.market !== undefined && code.market !== facts.market) return 'WRONG_MARKET'
  if (code.restaurantIds?.includes(facts.restaurantId) === false) return 'WRONG_RESTAURANT'
  if (code.fulfilmentTypes?.includes(facts.fulfilmentType) === false) return 'WRONG_FULFILMENT'
  if (code.isCustomersOnly && !facts.isCustomer) return 'CUSTOMERS_ONLY'
  if (code.isFirstOrderOnly && facts.hasOrdered) return 'FIRST_ORDER_ONLY'
  const limit = limitProblem(code, facts.uses)
  if (limit !== null) return limit
  const least = code.minimumSpend?.[facts.market] ?? 0
  return facts.itemsTotal.value < least ? 'TOTAL_TOO_LOW' : null
}

/** What a problem is called on the wire, and what a person is told. A code that is over or has not begun is as good as none. */
export const CODE_REFUSALS = {
  NOT_STARTED: 'Invalid discount code',
  EXPIRED: 'Invalid discount code',
  WRONG_MARKET: 'This code is not for this country',
  WRONG_RESTAURANT: 'This code is not for this restaurant',
  WRONG_FULFILMENT: 'This code is not for this way of ordering',
  CUSTOMERS_ONLY: 'This code is for signed-in customers',
  FIRST_ORDER_ONLY: 'This code is for a first order',
  LIMIT_REACHED: 'You have used this code as often as it can be',
  USED_UP: 'This code has been used up',
  TOTAL_TOO_LOW: 'There is not enough in the basket for this code',
} as const satisfies Record<CodeProblem, string>

/** The code as the sums know it. */
export const discountOf = (
  { code, kind, displayName, worth }: DiscountCode,
  market: Market,
): Discount & { readonly discountCode: string } => ({
  kind,
  discountCode: code,
  displayName,
  worth:
    worth.kind === 'PERCENTAGE'
      ? worth
      : { kind: 'AMOUNT', amount: { currencyCode: MARKETS[market].currencyCode, value: worth.amount[market] } },
})
