import * as z from '@galo/schema'
import { FIELD_LIMITS, isEmail } from '@galo/domain'

export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(FIELD_LIMITS.email), z.refine(isEmail, 'must be an e-mail address'))

/** Origin of the site it was asked for at, as browsers write it (`https://galo.example`): a letter leads there or back there. */
export const siteSchema = z.string().check(z.minLength(1), z.maxLength(FIELD_LIMITS.email))

/** A letter was asked for. It says nothing of whether anybody got one. */
export const letterAskedSchema = z.object({
  /** Another may be asked for after so many seconds; sooner only brings the same mailbox nearer to its limit. */
  askAgainInS: z.number(),
})
