/** Tells the compiler whose code this is: it may write its own stores and publish its own facts only. */
import type {} from '@galo/contracts/owner'
declare module '@galo/contracts/owner' {
  interface Register {
    owner: 'mfe-menu'
  }
}
