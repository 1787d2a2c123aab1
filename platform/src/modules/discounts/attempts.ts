import { createHash } from 'node:crypto'
import { Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { giveBackAttempt, takeAttempt } from './attempts.store'

/** Wrong codes one person may try in ten minutes: enough for typing errors, too few for guessing. */
const MOST_WRONG_CODES = 10
/** A new guest is had for nothing, so whoever shares an address shares these; a household or an office is many people. */
const MOST_FROM_ADDRESS = 60

/** Who tries a code. `address` is the visitor's as our site says it, and null when nobody says. */
export interface Guesser {
  readonly customerId: string
  readonly address: string | null
}

/** What a guess counts against, with how many there may be. No address is kept in the clear. */
const countsOf = ({ customerId, address }: Guesser): readonly (readonly [key: string, most: number])[] => [
  [customerId, MOST_WRONG_CODES],
  ...(address === null
    ? []
    : [[`address:${createHash('sha256').update(address).digest('base64url')}`, MOST_FROM_ADDRESS] as const]),
]

/**
 * Runs `tryCode`, unless the caller has tried too many codes that are none of ours. Call it outside a transaction: a wrong guess counts
 * even though nothing else of it stays.
 */
export const withinAttempts = async <T>(
  { db, clock }: Platform,
  guesser: Guesser,
  tryCode: () => Promise<T>,
  isWrong: (outcome: T | Refusal) => boolean,
): Promise<T> => {
  const counts = countsOf(guesser)
  for (const [key, most] of counts)
    if ((await takeAttempt(db, key, clock.now())) > most)
      throw new Refusal(429, 'TOO_MANY_CODES', 'Too many wrong codes: wait ten minutes')
  const giveBack = async () => {
    for (const [key] of counts) await giveBackAttempt(db, key)
  }
  let outcome: T
  try {
    outcome = await tryCode()
  } catch (error) {
    if (!(error instanceof Refusal) || !isWrong(error)) await giveBack()
    throw error
  }
  if (!isWrong(outcome)) await giveBack()
  return outcome
}
