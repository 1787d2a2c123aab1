import { Refusal } from '../http/refusal'
import type { Platform } from '../platform'
import { giveBackAttempt, takeAttempt } from './attempts.store'

/** Wrong codes one caller may try in ten minutes: enough for typing errors, too few for guessing. */
const MOST_WRONG_CODES = 10

/**
 * Runs `tryCode`, unless the caller has tried too many codes that are none of ours. Call it outside a transaction: a wrong guess counts
 * even though nothing else of it stays.
 */
export const withinAttempts = async <T>(
  { db, clock }: Platform,
  customerId: string,
  tryCode: () => Promise<T>,
  isWrong: (outcome: T | Refusal) => boolean,
): Promise<T> => {
  if ((await takeAttempt(db, customerId, clock.now())) > MOST_WRONG_CODES)
    throw new Refusal(429, 'TOO_MANY_CODES', 'Too many wrong codes: wait ten minutes')
  let outcome: T
  try {
    outcome = await tryCode()
  } catch (error) {
    if (!(error instanceof Refusal) || !isWrong(error)) await giveBackAttempt(db, customerId)
    throw error
  }
  if (!isWrong(outcome)) await giveBackAttempt(db, customerId)
  return outcome
}
