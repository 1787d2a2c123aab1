import type { ComponentType } from 'react'
import type { Mine } from '@galo/contracts/owner'
import type { Services } from '@galo/services'
import type { State } from '@galo/state'

/** What a loader may use. It runs in the browser, and on the server for pages that are rendered there; never touch `window`. */
export interface LoaderContext {
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  readonly services: Services
  /** Aborted when the page is no longer kept for going back to, or the server's deadline passes. */
  readonly signal: AbortSignal
}

/** What a page may use that asks ahead: it does so in the browser only. */
export interface AheadContext {
  readonly services: Services
  readonly state: Pick<State, 'read'>
  /** Of the address that is opened; `null` while the page is only likely, and nothing of one customer's is asked for. */
  readonly params: Readonly<Record<string, string>> | null
}

/** Where it is instead: on another site. */
export interface Elsewhere {
  readonly label: string
  readonly href: string
}

/** Whom a customer can ring. */
export interface Contact {
  readonly name: string
  readonly telephone: string
}

/** What a loader answers. The data travel from server to browser as JSON: plain values only. */
export type LoaderResult<D> =
  | {
      readonly kind: 'found'
      readonly data: D
      readonly title: string
      /** For who finds the page or is sent it, one sentence. */
      readonly description?: string
      /** Where it may be found by everybody: in this market, or in both as each other's twin. Nowhere, when it is one customer's own. */
      readonly listed?: 'here' | 'everywhere'
      /** Whom a customer can ring when the page can be read but not used. */
      readonly contact?: Contact
    }
  /** A designed page with a way on; `heading` and `text` are for the customer. */
  | {
      readonly kind: 'not-found'
      readonly heading: string
      readonly text: string
      readonly elsewhere?: Elsewhere
    }
  | { readonly kind: 'redirect'; readonly to: string }

export const found = <D>(
  data: D,
  head: Omit<Extract<LoaderResult<D>, { kind: 'found' }>, 'kind' | 'data'>,
): LoaderResult<D> => ({
  kind: 'found',
  data,
  ...head,
})
export const notFound = (heading: string, text: string, elsewhere?: Elsewhere): LoaderResult<never> => ({
  kind: 'not-found',
  heading,
  text,
  ...(elsewhere && { elsewhere }),
})

/** What a loader knew before it failed: what to call that to the customer, and whom they can ring. */
export interface Told {
  readonly heading?: string
  readonly contact?: Contact
}

/** A loader's failure that says what it knows: `ask().catch(failTelling({ heading, contact }))`. */
export const failTelling =
  (told: Told) =>
  (error: unknown): never => {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { told })
  }

/** What a failure says, if anything. By shape: it comes out of another bundle. */
export const toldBy = (error: unknown): Told => (error instanceof Error && 'told' in error ? (error.told as Told) : {})

export const redirectTo = (to: string): LoaderResult<never> => ({ kind: 'redirect', to })

export interface PageProps<D> {
  readonly data: D
  readonly params: Readonly<Record<string, string>>
}

/**
 * A page's code. Where it is, its remote's description says.
 * Load the loader lazily (`load: (context) => import('./menu-page.loader').then((m) => m.loadMenuPage(context))`):
 * a first view comes with its data, and then needs neither the loader nor its schemas.
 */
export interface PageCode<D = unknown> {
  readonly load: (context: LoaderContext) => Promise<LoaderResult<D>>
  /** The part of the address that the data depend on; what it leaves out (an open sheet, say) changes without a new load. Path and whole query unless given. */
  readonly dataKey?: (url: URL) => string
  /** What it shows can sell out, close or pass while somebody looks at it: its data are loaded again now and then, and shown in place. */
  readonly changesByItself?: boolean
  /**
   * The page stays drawn for a while when the customer goes on, and is shown again as they left it when they come back: typed, open and filtered
   * as it was. While it is away its effects are taken back, and run anew on return. Not for a page whose state is of no use the second time.
   */
  readonly staysDrawn?: boolean
  /** Brings what the page shows first besides its code and data, its pictures say: called as soon as both are here, drawn or not. */
  readonly bring?: (data: D) => void
  /**
   * Asks for what the page reads by itself and shows first, before it is drawn: called as soon as the code is here, when the page is somebody's
   * likely next and when it is opened. The page keeps the answer, and says for how long it is true.
   */
  readonly askAhead?: (context: AheadContext) => void
  readonly Page: ComponentType<PageProps<D>>
  /** The page's own geometry without its data. */
  readonly Skeleton: ComponentType
}

/** A page's code with the id it is described by. */
export interface PageRoute<D = unknown, Id extends string = string> extends PageCode<D> {
  readonly id: Id
}

/** Makes the page of this id, one that this remote describes, so that loader and component agree on the data. Each is exposed by a file of its own. */
export const definePage = <const Id extends Mine<'pages'>, D>(id: Id, page: PageCode<D>): PageRoute<unknown, Id> =>
  ({ ...page, id }) as unknown as PageRoute<unknown, Id>

/** The code of every page that this remote describes, for its server build: none may be left out. */
export const definePages = <const P extends readonly PageRoute[]>(
  pages: [Mine<'pages'>] extends [P[number]['id']] ? P : never,
): readonly PageRoute[] => pages
