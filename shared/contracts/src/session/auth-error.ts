/** The ways in which signing in, staying so and signing out can fail (B14), as they are logged. */
export const AUTH_ERRORS = [
  'AUTH_GET_GUEST_TOKEN_ERROR',
  'AUTH_REGISTER_ERROR',
  'AUTH_LOGOUT_ERROR',
  'AUTH_LOGIN_ERROR',
  'AUTH_GET_NEXTAUTH_SESSION_ERROR',
  'AUTH_REFRESH_USER_GET_PROFILE_ERROR',
  'AUTH_UPDATE_USER_PROFILE_ERROR',
  'CLIENT_SESSION_ERROR',
] as const

export type AuthErrorCode = (typeof AUTH_ERRORS)[number]

/**
 * What the page with the door may be told in `?error=`. `OAuthSignin`: it could not begin, the provider did not answer. `OAuthCallback`:
 * the provider's answer was not for this browser, too late, or not to be believed. `AccessDenied`: somebody turned back there.
 * `SessionRequired`: a page wanted somebody who is signed in.
 */
export const SIGN_IN_ERRORS = ['OAuthSignin', 'OAuthCallback', 'AccessDenied', 'SessionRequired'] as const

export type SignInError = (typeof SIGN_IN_ERRORS)[number]
