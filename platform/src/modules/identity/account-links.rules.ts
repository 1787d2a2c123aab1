import { createHash, randomBytes } from 'node:crypto'

export type LinkPurpose = 'new-password' | 'confirm-email'

const MINUTE_S = 60
/** How long a letter's link is good for. */
export const LINK_LIVES_S: Readonly<Record<LinkPurpose, number>> = {
  'new-password': 30 * MINUTE_S,
  'confirm-email': 24 * 60 * MINUTE_S,
}

/** A first password is asked of who didn't ask for a letter at that moment. */
export const FIRST_PASSWORD_LIVES_S = 24 * 60 * MINUTE_S

const TOKEN_BYTES = 32

/** What stands in a link: nobody guesses it. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is kept of it. It is as good as random, so nothing slower is needed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
