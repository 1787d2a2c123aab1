import type { CodeOffers } from '../basket'
import { problemOfCode } from './code.facts'
import { CODE_REFUSALS, discountOf } from './discount.rules'
import { findCode } from './discounts.store'

/** What baskets know of codes. */
export const codeOffers: CodeOffers = {
  find: async (db, typed, market) => {
    const known = await findCode(db, typed)
    if (known === null) return null
    return {
      discount: discountOf(known, market),
      problemOf: async (tx, row, itemsTotal, now) => {
        const code = await problemOfCode(tx, row, itemsTotal, known, now)
        return code === null ? null : { code, message: CODE_REFUSALS[code] }
      },
    }
  },
}
