import type { Context } from 'hono'
import { sessionPaths, type SignInError } from '@galo/contracts/session'

type Status = 400 | 403 | 429 | 503

/** What a call is refused with. */
export const refusal = (context: Context, status: Status, code: string, message: string): Response =>
  context.json({ errors: [{ code, message }] }, status)

/** A page about signing in, which is told why somebody is there and where they wanted to. */
export const pageAbout = (
  path: string,
  why: { readonly error?: SignInError; readonly callbackUrl?: string },
): string => {
  const query = new URLSearchParams(why)
  return query.size === 0 ? path : `${path}?${query}`
}

/** The page with the door, and why it is shown. */
export const doorBecause = (error: SignInError, callbackUrl: string): string =>
  pageAbout(sessionPaths.login, { error, callbackUrl })
