import type shell from './shell'

/** What every package's compiler learns of this one. */
declare module '@galo/contracts/owner' {
  interface Owners {
    shell: typeof shell
  }
}
