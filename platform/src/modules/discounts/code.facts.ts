import type { Money } from '@galo/domain'
import type { DiscountCode } from '../../../data/discount-codes'
import type { Db } from '../../kernel/db/database'
import type { BasketRow } from '../basket'
import { codeProblem, type CodeProblem } from './discount.rules'
import { hasOrdered, isKnownCustomer, usesOf } from './discounts.store'

/** Whether a code holds for a basket with this much food in it, now; `null` when it does. */
export const problemOfCode = async (
  db: Db,
  row: BasketRow,
  itemsTotal: Money,
  code: DiscountCode,
  now: Date,
): Promise<CodeProblem | null> => {
  const { market, restaurantId, fulfilmentType, customerId } = row
  const facts = {
    market,
    restaurantId,
    fulfilmentType,
    itemsTotal,
    // Asked only where the code wants to know.
    isCustomer: code.isCustomersOnly === true && (await isKnownCustomer(db, customerId)),
    hasOrdered: code.isFirstOrderOnly === true && (await hasOrdered(db, row)),
    uses: await usesOf(db, code, row),
  }
  return codeProblem(code, facts, now)
}
