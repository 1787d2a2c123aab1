/**
 * What the page with the door may be told in `?error=`. `OAuthSignin`: it could not begin, the provider did not answer. `OAuthCallback`:
 * the provider's answer was not for this browser, too late, or not to be believed. `AccessDenied`: somebody turned back there.
 * `SessionRequired`: a page wanted somebody who is signed in.
 */
export const SIGN_IN_ERRORS = ['OAuthSignin', 'OAuthCallback', 'AccessDenied', 'SessionRequired'] as const

export type SignInError = (typeof SIGN_IN_ERRORS)[number]
