import * as z from '@galo/schema'
import { isDiscountCode, normaliseDiscountCode } from '@galo/domain'

/** A discount code, made upper case without outer spaces (H07). */
export const discountCodeSchema = z.pipe(
  z.string().check(z.maxLength(100), z.refine(isDiscountCode, 'letters, digits, underscore and hyphen, at most 32')),
  z.transform(normaliseDiscountCode),
)
