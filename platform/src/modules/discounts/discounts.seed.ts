import { discountCodes as codes } from '../../../data/discount-codes'
import { seedStep } from '../../kernel/db/seed.step'
import { discountCodes } from '../../kernel/db/schema'

/** Codes that orders have used are never deleted, only brought up to date. */
export const discountsStep = () =>
  seedStep({
    name: 'discount codes',
    content: { codes: [...codes] },
    write: async (tx, content) => {
      for (const details of content.codes)
        await tx
          .insert(discountCodes)
          .values({ code: details.code, details })
          .onConflictDoUpdate({ target: discountCodes.code, set: { details } })
    },
  })
