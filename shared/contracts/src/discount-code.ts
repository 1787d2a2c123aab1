import * as z from 'zod/mini'
import { isDiscountCode, normaliseDiscountCode } from '@galo/domain'

/** H07: upper case without outer spaces, however it was typed. */
export const discountCodeSchema = z.pipe(
  z.string().check(z.maxLength(100), z.refine(isDiscountCode, 'letters, digits, underscore and hyphen, at most 32')),
  z.transform(normaliseDiscountCode),
)
