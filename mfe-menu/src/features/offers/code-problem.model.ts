import { isRejected } from '@galo/contracts/errors'
import type { DiscountCodeRefusal } from '@galo/domain'

/** Why the platform won't take a code for this basket (H07, H08); each has words. */
const PROBLEMS = [
  'INVALID',
  'NOT_STARTED',
  'EXPIRED',
  'WRONG_MARKET',
  'WRONG_RESTAURANT',
  'WRONG_FULFILMENT',
  'CUSTOMERS_ONLY',
  'FIRST_ORDER_ONLY',
  'LIMIT_REACHED',
  'USED_UP',
  'TOTAL_TOO_LOW',
  'TOO_MANY_CODES',
  'BASKET_PAID',
] as const
export type CodeProblem = (typeof PROBLEMS)[number]

/** What stands beside the field. */
export type CodeRefusal =
  | DiscountCodeRefusal
  | { readonly reason: 'problem'; readonly problem: CodeProblem }
  /** Nobody could say (H08). */
  | { readonly reason: 'not-now' }

const isProblem = (word: string): word is CodeProblem => PROBLEMS.some((problem) => problem === word)

/** The reason that came with a code that does not hold; one that is none of ours has none. */
export const problemNamed = (reason: string | null | undefined): CodeProblem =>
  reason != null && isProblem(reason) ? reason : 'INVALID'

/** The reason why a call about a code was refused; `null` when it failed for no reason of the code's. */
export const problemIn = (error: unknown): CodeRefusal | null => {
  if (!isRejected(error)) return null
  const { errorCode } = error.model
  if (errorCode === 'DISCOUNT_ALREADY_APPLIED') return { reason: 'another-applied', applied: '' }
  const word = errorCode.startsWith('DISCOUNT_CODE_') ? errorCode.slice('DISCOUNT_CODE_'.length) : errorCode
  return isProblem(word) ? { reason: 'problem', problem: word } : null
}
