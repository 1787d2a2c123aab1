/** What a fact's field or a fragment's property is: plain, or one of a few words. Nothing here may carry a copy of what is true. */
export type Field = 'string' | 'number' | 'boolean' | readonly string[]
export type Fields = Readonly<Record<string, Field>>

type ValueOf<F> = F extends readonly (infer Word)[]
  ? Word
  : F extends 'string'
    ? string
    : F extends 'number'
      ? number
      : F extends 'boolean'
        ? boolean
        : never

/** The values that fields stand for. */
export type ValuesOf<F> = { readonly [Name in keyof F]: ValueOf<F[Name]> }

/** How much of the site stands round a page (A06). */
export interface ChromeVariant {
  readonly header: 'full' | 'ordering' | 'checkout'
  readonly footer: boolean
}

/** A page: an address of this remote's. */
export interface PageDescription {
  /** With parameters: `/order/menu/:slug`. Patterns with fewer of them win. */
  readonly path: `/${string}`
  /** `site`: its data are the same for everybody, so the BFF loads them while the code is on its way. */
  readonly data?: 'site' | undefined
  /** For customers alone (B06): whoever is not signed in is led to where they can be, and back. Drawn for everybody alike, it waits for who is here. */
  readonly session?: 'required' | undefined
  /** The file of `src/exposes` that has its code, where pages share one; by its id, unless said otherwise. */
  readonly code?: string | undefined
  /** By the words of its path, unless said otherwise. */
  readonly chrome?: ChromeVariant | undefined
}

export type Persistence = 'tab' | 'device'

/**
 * When what is somebody's own goes. `account`: it came with the sign-in and goes as soon as that ends. `visit`: they typed or chose it here;
 * it stays when the sign-in merely ran out, so that nobody types it twice, and goes when they sign out or somebody else signs in.
 */
export type Personal = 'account' | 'visit'

/** What a store is: its shape, and how it outlives a reload. All of it data, so that any tab can keep it before its owner's code is there. */
export interface StoreDescription<T = unknown> {
  /** Raise it whenever the shape changes. */
  readonly version: number
  /** Older saved values from this version on are kept, what they lack taken from `initial`; without it every older version is dropped. */
  readonly completesFrom?: number | undefined
  readonly initial: T
  /**
   * `tab`: over a reload, in session storage (A13). `device`: when the browser is closed too, in local storage; only for what would be
   * money or food lost, since a browser may be shared. Never for tokens or card data.
   */
  readonly persist: Persistence | false
  /** The only fields that are written down, some of them only while a field of theirs is one of these words; all of them unless said. */
  readonly saved?: SavedFields | undefined
  /** A second tab starts with, and follows, the newest value of the others. */
  readonly otherTabs: boolean
  /** Where its contents are (`signed.data.menu_items`): a tab without any takes those of the others, and has none to offer. */
  readonly contents?: string | undefined
  /** Somebody's own, which nobody else may find here. Left out where it is nobody's in particular. */
  readonly personal?: Personal | undefined
}

export type SavedFields = Readonly<Record<string, true | Readonly<Record<string, readonly string[]>>>>

/** Describes a store; kept in session storage, one tab only, version 1 unless said otherwise. */
export const describeStore = <T>(
  store: Pick<StoreDescription<T>, 'initial'> & Partial<StoreDescription<T>>,
): StoreDescription<T> => ({ version: 1, persist: 'tab', otherTabs: false, ...store })

/** What one team tells another. A fact carries ids and revisions; what is true is read from the store. */
export interface FactDescription {
  readonly version: number
  readonly payload: Fields
  /** Kept for listeners that come late. */
  readonly retain: boolean
  /** Told to the visitor's other tabs as well. */
  readonly otherTabs: boolean
}

export type FlagValue = boolean | string | number

/** Something that can be switched without a release (A15), by the key the platform knows it by. */
export interface FlagDescription {
  /** What is different when it has another value, for whoever switches it. */
  readonly purpose: string
  /** What everybody gets while the platform can't be asked, or knows no such flag: right for a customer, not for a test. */
  readonly fallback: FlagValue
  /** The words it may be, where it is one of a few; anything else the platform says of it is not believed. */
  readonly values?: readonly string[] | undefined
  /** The day from which on it is overdue: either taken out, or given a new day on purpose. */
  readonly removeAfter: `${number}-${number}-${number}`
}

/** What an application owns besides pages. */
export interface OwnerDescription {
  readonly stores: Readonly<Record<string, StoreDescription>>
  readonly facts: Readonly<Record<string, FactDescription>>
  /** Flags that its own code reads; others may read them too. */
  readonly flags?: Readonly<Record<string, FlagDescription>> | undefined
}

/** All that the rest of the house knows of a remote. */
export interface RemoteDescription extends OwnerDescription {
  /** By id, unique over all remotes: `menu.restaurant`. Each has its code in a file of `src/exposes` of its own. */
  readonly pages: Readonly<Record<string, PageDescription>>
  /** By name, each with the properties it takes. Each is a file of `src/exposes`. */
  readonly fragments: Readonly<Record<string, Fields>>
  /** What its pages are about, for the words beside one that can't be had; food that was chosen, unless said otherwise. */
  readonly about?: 'orders'
}

/** Says what a remote is to the others; names, paths and words stay literal types. */
export const describeRemote = <const D extends RemoteDescription>(remote: D): D => remote
