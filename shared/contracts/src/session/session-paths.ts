/** Where the site's server signs people in and out, besides its calls (B02), and the pages of ours that it leads to. */
export const sessionPaths = {
  /** Everything below it is the sign-in's. */
  base: '/order/api/auth',
  /** Whoever is sent here goes on to the page with the door, `login`; with `?error=SessionRequired` to `sessionRequired`, which says why. */
  signIn: '/order/api/auth/signin',
  /** Where the provider sends a browser back to; known there to the letter. */
  callback: '/order/api/auth/callback/galo',
  /** For a hidden frame of our own pages only: asks nothing, and its last page says how it went to whoever framed it. */
  silentFrame: '/order/api/auth/signin/galo?prompt=none&via=frame',
  /** With `?error=`, one of `SIGN_IN_ERRORS`, and `?callbackUrl=`, as the two below. */
  login: '/card/auth/login',
  sessionRequired: '/card/auth/session-required',
  interactionRequired: '/card/auth/interaction-required',
  /** With `?state=`: the page of ours somebody may go on to. */
  signedOut: '/card/auth/signed-out',
} as const
