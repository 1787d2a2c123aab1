import type remote from './remote'

/** What every package's compiler learns of this one. */
declare module '@galo/contracts/owner' {
  interface Owners {
    'mfe-menu': typeof remote
  }
}
