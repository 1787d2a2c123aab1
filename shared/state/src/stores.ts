import type { StoreDescription } from '@galo/contracts/description'
import type { Described, Mine, OwnerOf } from '@galo/contracts/owner'

export type StoreName = keyof Described<'stores'> & string
export type StateOf<N extends StoreName> = Described<'stores'>[N] extends StoreDescription<infer T> ? T : never

/** The stores that the package being compiled may write. */
export type OwnedStore = Mine<'stores'>

/**
 * The stores that are there whenever the package being compiled runs: its own and the shell's. The owner of any other may have been taken
 * out of the site, and who reads it says what is then.
 */
type StoreAtHand = OwnedStore | { [N in StoreName]: OwnerOf<'stores', N> extends 'shell' ? N : never }[StoreName]

/** What a reader gets of a store. */
export type ReadFrom<N extends StoreName, T> = N extends StoreAtHand ? T : T | undefined

/** A store as the stores of a visit are made from it. */
export interface StoreInUse extends StoreDescription {
  /** The only package that writes it. */
  readonly owner: string
}

/** Every store of a visit, by name: the shell's own and those that the releases of this visit describe. */
export type StoresInUse = Readonly<Record<string, StoreInUse>>
