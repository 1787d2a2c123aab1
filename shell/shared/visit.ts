import type { ChromeVariant } from '@galo/contracts/description'
import type { FactsInUse } from '@galo/events'
import type { LoaderResult } from '@galo/navigation'
import type { FlagValues, PublicConfig } from '@galo/services'
import type { StateOf, StoresInUse } from '@galo/state'

/** A page of a remote as the release document lists it: enough to match a URL before any code of the remote is here. */
export interface VisitPage {
  readonly id: string
  readonly path: string
  /** The module it is exposed by, where it isn't called as the page. */
  readonly code?: string | undefined
  /** The same for everybody: asked of the site in one answer, while the code is on its way. */
  readonly data?: 'site' | undefined
  /** For customers alone. */
  readonly session?: 'required' | undefined
  readonly chrome?: ChromeVariant | undefined
}

/** A remote in the release this visit was given. */
export interface VisitRemote {
  /** Package folder and owner name, e.g. `mfe-menu`. */
  readonly name: string
  readonly version: string
  /** In percent, how many visitors are given this release; left out where all are, and 0 where nobody new is. */
  readonly share?: number | undefined
  /** URL of its remote entry. */
  readonly entry: string
  /** The scripts that the modules of its pages need beside its entry, by their names in the entry's folder: asked for with the entry, not after it. */
  readonly scripts?: Readonly<Record<string, readonly string[]>>
  readonly pages: readonly VisitPage[]
  readonly fragments: readonly string[]
  /** What its pages are about: food that is being chosen, unless said otherwise. */
  readonly about?: 'orders' | undefined
  /** It speaks other contract versions than this shell: its addresses are known, its code is never asked for. */
  readonly isUnsupported?: boolean | undefined
  /** Of a release that is tried: the one that takes its place should it fail. */
  readonly spare?: VisitRemote | undefined
}

/** What the server did with the page: rendered it, its skeleton, or only the chrome round it (no server build, too late, or it threw). */
export type Rendered = 'page' | 'skeleton' | 'chrome'

/** What a page is drawn from on either side: nothing of who looks at it, but what is switched for them. */
export interface DrawnVisit {
  /** The shell's own release; left out on the server, and where it is served from source. */
  readonly shell?: string | undefined
  readonly config: PublicConfig
  /** The time the page was rendered for, in milliseconds. */
  readonly serverNow: number
  /** How long before this visit that was: the page was drawn for somebody else. Left out when it was drawn for this one. */
  readonly drawnAgoMs?: number | undefined
  /** How far mock time is ahead of the platform's own time (A09); 0 in real time. */
  readonly aheadMs: number
  readonly remotes: readonly VisitRemote[]
  /** The stores and facts that all releases describe, those of remotes that are not offered included: others read and hear them. */
  readonly stores: StoresInUse
  readonly facts: FactsInUse
  /** What is switched on for this visitor (A15): a value for every flag that the releases describe. */
  readonly flags: FlagValues
  readonly rendered: Rendered
  /** The first page's data; `null` when they were late. */
  readonly result: LoaderResult<unknown> | null
}

/** Everything the browser needs to go on where the server stopped; inlined in the document as JSON. */
export interface Visit extends DrawnVisit {
  /** What this visitor said about cookies, as the store begins with it: pages drawn by the server are everybody's. */
  readonly consent: StateOf<'consent'>
}
