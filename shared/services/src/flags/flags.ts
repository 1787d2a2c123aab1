import type { FlagDescription, FlagValue } from '@galo/contracts/description'
import type { Described, Mine } from '@galo/contracts/owner'

export type FlagKey = keyof Described<'flags'> & string

/** By the flags' keys. */
export type FlagValues = Readonly<Record<string, FlagValue>>

/** `false` in a description stands for either: a value is as wide as its kind, or one of the words it names. */
type ValueOf<D> = D extends { readonly values: readonly (infer Word)[] }
  ? Word
  : D extends { readonly fallback: boolean }
    ? boolean
    : D extends { readonly fallback: number }
      ? number
      : D extends FlagDescription
        ? string
        : never

/** What a reader gets of a flag: the owner of any but its own may have been taken out of the site. */
export type FlagOf<K extends FlagKey> = ValueOf<Described<'flags'>[K]> | (K extends Mine<'flags'> ? never : undefined)

/** What is switched on in this visit. */
export interface Flags {
  get<K extends FlagKey>(key: K): FlagOf<K>
  /** What the page was drawn with. The first client render must show this, or it would not match the server's. */
  getInitial<K extends FlagKey>(key: K): FlagOf<K>
  subscribe(listener: () => void): () => void
  replace(values: FlagValues): void
}

export const createFlags = (initial: FlagValues): Flags => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: <K extends FlagKey>(key: K) => current[key] as FlagOf<K>,
    getInitial: <K extends FlagKey>(key: K) => initial[key] as FlagOf<K>,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    replace(values) {
      current = values
      for (const listener of listeners) listener()
    },
  }
}
