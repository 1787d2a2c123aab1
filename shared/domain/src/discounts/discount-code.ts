import { isDiscountCode, normaliseDiscountCode } from '../fields/codes'
import { isNonBlank } from '../fields/tidy-text'
import { err, ok, type Result } from '../result/result'

/** Why a typed code goes no further than the field. */
export type DiscountCodeRefusal =
  | { readonly reason: 'empty' }
  /** `DISCOUNTS_CODE_NOT_LOCALLY_VALID` on the wire and in the log (H08). */
  | { readonly reason: 'not-valid' }
  | { readonly reason: 'already-applied'; readonly applied: string }
  /** One discount per order (H07). The other one is never dropped behind the customer's back: they take it off first. */
  | { readonly reason: 'another-applied'; readonly applied: string }

/**
 * Checks a code before the platform is asked (H07). `applied` is the code on the order, `null` when there is none;
 * a reward is no code and stands in nobody's way. The value is the code as it is sent: upper case, without outer spaces.
 */
export const checkDiscountCode = (typed: string, applied: string | null): Result<string, DiscountCodeRefusal> => {
  if (!isNonBlank(typed)) return err({ reason: 'empty' })
  if (!isDiscountCode(typed)) return err({ reason: 'not-valid' })
  const code = normaliseDiscountCode(typed)
  if (applied === null) return ok(code)
  return err({ reason: normaliseDiscountCode(applied) === code ? 'already-applied' : 'another-applied', applied })
}
