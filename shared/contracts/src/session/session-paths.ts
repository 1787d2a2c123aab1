/** Where the site's server signs people in and out (B02). What a call describes has its path there. */
export const sessionPaths = {
  /** Everything below it is the sign-in's. */
  base: '/order/api/auth',
  /** Whoever is sent here goes on to the page with the door: with `?error=SessionRequired` to the one that says why. `callbackUrl`: where to afterwards. */
  signIn: '/order/api/auth/signin',
  /** Where the provider sends a browser back to; known there to the letter. */
  callback: '/order/api/auth/callback/galo',
  /** For a hidden frame of our own pages only: asks nothing, and its last page says how it went to whoever framed it. */
  silentFrame: '/order/api/auth/signin/galo?prompt=none&via=frame',
} as const
