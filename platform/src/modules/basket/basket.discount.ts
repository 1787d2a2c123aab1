import type { UpdateView } from '@galo/contracts/basket'
import { checkDiscountCode, MARKETS, totalsOf } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { withinAttempts, type Guesser } from '../discounts/attempts'
import { problemOfCode } from '../discounts/code.facts'
import { CODE_REFUSALS } from '../discounts/discount.rules'
import { findCode } from '../discounts/discounts.store'
import { Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { changeBasket } from './basket.actions'
import type { SignedBasket } from './basket.hold'
import type { BasketRow } from './basket.store'
import { priceLines } from './line.price'
import { openPantry } from './pantry'

const INVALID = 'DISCOUNT_CODE_INVALID'

const checkCode = async (tx: Db, row: BasketRow, typed: string, now: Date): Promise<void> => {
  const code = await findCode(tx, typed)
  if (code === null) throw new Refusal(409, INVALID, 'discount_code: Invalid discount code')
  const lines = priceLines(row, await openPantry(tx, row.restaurantId, row.lines))
  const itemsTotal = totalsOf(lines, [], [], MARKETS[row.market].currencyCode).items
  const problem = await problemOfCode(tx, row, itemsTotal, code, now)
  if (problem !== null) throw new Refusal(409, `DISCOUNT_CODE_${problem}`, `discount_code: ${CODE_REFUSALS[problem]}`)
}

/** Row H07: one code per order, beside a reward or alone. The one that is there already is no mistake; another one has to be cleared first. */
export const applyCode = (
  platform: Platform,
  guesser: Guesser,
  view: UpdateView & { readonly discount_code: string },
): Promise<SignedBasket> => {
  const apply = () =>
    changeBasket(platform, guesser.customerId, view, async (row, tx, now) => {
      const checked = checkDiscountCode(view.discount_code, row.discountCode)
      if (!checked.ok) {
        if (checked.error.reason === 'already-applied') return null
        throw new Refusal(409, 'DISCOUNT_ALREADY_APPLIED', `discount_code: clear ${row.discountCode ?? ''} first`)
      }
      await checkCode(tx, row, checked.value, now)
      return { discountCode: checked.value }
    })
  return withinAttempts(platform, guesser, apply, (outcome) => outcome instanceof Refusal && outcome.code === INVALID)
}

export const clearCode = (platform: Platform, customerId: string, view: UpdateView): Promise<SignedBasket> =>
  changeBasket(platform, customerId, view, (row) =>
    Promise.resolve(row.discountCode === null ? null : { discountCode: null }),
  )
