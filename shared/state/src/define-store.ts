import type { Owner } from '@galo/contracts/owner'

export type Persistence = 'tab' | 'device'

/** What a store is: its shape, who writes it, and how it outlives a reload. */
export interface StoreDefinition<O extends Owner, T> {
  readonly owner: O
  /** Raise it whenever the shape changes; `migrate` then meets the older value. */
  readonly version: number
  readonly initial: () => T
  /**
   * `tab`: over a reload, in session storage (row A13). `device`: when the browser is closed too, in local storage; only for what would be
   * money or food lost, since a browser may be shared. Never for tokens or card data.
   */
  readonly persist: Persistence | false
  /** What of it is written down; all of it unless said. */
  kept?(value: T): T
  /** A second tab starts with, and follows, the newest value of the others. */
  readonly otherTabs: boolean
  /** Older saved value to today's shape, or `null` to drop it. Without it every older version is dropped. */
  readonly migrate?: (saved: unknown, version: number) => T | null
}

type Options<O extends Owner, T> = Omit<StoreDefinition<O, T>, 'persist' | 'otherTabs' | 'version'> &
  Partial<Pick<StoreDefinition<O, T>, 'persist' | 'otherTabs' | 'version'>>

/** Defines a store; kept in session storage, one tab only, version 1 unless said otherwise. */
export const defineStore =
  <T>() =>
  <const O extends Owner>(options: Options<O, T>): StoreDefinition<O, T> => ({
    version: 1,
    persist: 'tab',
    otherTabs: false,
    ...options,
  })
