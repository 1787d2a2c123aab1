import type { ChangeView } from '@galo/contracts/basket'
import { checkDiscountCode, MARKETS, totalsOf } from '@galo/domain'
import { Refusal } from '../../kernel/http/refusal'
import {
  keepBasket,
  menuFor,
  saveChange,
  withBasket,
  type HeldBasket,
  type Outcome,
  type BasketPlatform,
  type SignedBasket,
} from '../basket'
import { priceLines } from '../menu'
import { withinAttempts, type Guesser } from './attempts'
import { problemOfCode } from './code.facts'
import { CODE_REFUSALS } from './discount.rules'
import { findCode } from './discounts.store'

const INVALID = 'DISCOUNT_CODE_INVALID'

/** Puts a code in: one per order (H07), beside a reward or alone. The one that is there already is no mistake; another one has to be cleared first. */
const addCode = async (held: HeldBasket, typed: string): Promise<Outcome> => {
  const { tx, row, now } = held
  const checked = checkDiscountCode(typed, row.discountCode)
  if (!checked.ok) {
    if (checked.error.reason === 'already-applied') return keepBasket(held)
    throw new Refusal(409, 'DISCOUNT_ALREADY_APPLIED', `discount_code: clear ${row.discountCode ?? ''} first`)
  }
  const code = await findCode(tx, checked.value)
  if (code === null) throw new Refusal(409, INVALID, 'discount_code: Invalid discount code')
  const menu = await menuFor(held)
  const itemsTotal = totalsOf(priceLines(row, menu), [], [], MARKETS[row.market].currencyCode).items
  const problem = await problemOfCode(tx, row, itemsTotal, code, now)
  if (problem !== null) throw new Refusal(409, `DISCOUNT_CODE_${problem}`, `discount_code: ${CODE_REFUSALS[problem]}`)
  return saveChange(held, { discountCode: checked.value }, menu)
}

/** Puts a code into a basket, as long as its owner has not tried too many that are none of ours. */
export const applyCode = (
  platform: BasketPlatform,
  guesser: Guesser,
  view: ChangeView & { readonly discount_code: string },
): Promise<SignedBasket> =>
  withinAttempts(
    platform,
    guesser,
    () => withBasket(platform, guesser.customerId, view, (held) => addCode(held, view.discount_code)),
    (outcome) => outcome instanceof Refusal && outcome.code === INVALID,
  )

/** Takes the code out again. */
export const clearCode = (held: HeldBasket): Promise<Outcome> =>
  held.row.discountCode === null ? keepBasket(held) : saveChange(held, { discountCode: null })
