import type { Platform } from '../../kernel/platform'
import { countAttempt } from './attempts.store'
import { emailKey } from './customers.store'

/** A letter that is asked for: to whom, and from what network address; `null` when nobody who may has said it. */
interface Asked {
  readonly email: string
  readonly address: string | null
}

/**
 * Counts a letter, whether there is anybody to write to or not. Answers how many seconds whoever asks must wait, 0 to go on: nobody's
 * mailbox is filled, and nobody is written to in other people's names from one place.
 */
export const countLetter = async ({ db, clock }: Platform, { email, address }: Asked): Promise<number> => {
  const now = clock.now()
  const seconds = address === null ? 0 : await countAttempt(db, 'letters', address, now)
  return seconds > 0 ? seconds : countAttempt(db, 'mailbox', emailKey(email), now)
}
