import type { LoaderResult } from '@galo/navigation'
import type { PublicConfig } from '@galo/services'
import type { Rendered, Visit } from '../../shared/visit'
import type { Answer } from '../public-data/cached-answers'
import type { PlatformCall } from '../public-data/public-call'

/** Opens the element that the page is drawn into. Its styles stand before it, where nothing makes it alive. */
export const ROOT = '<div id="root">'

/** A remote's server build on disk, and the hash that vouches for it. */
export interface RemoteBuild {
  readonly remote: string
  readonly file: string
  readonly integrity: string
}

/** What one worker is started for: the shell it is built from, and at most one remote. */
export interface WorkerSet {
  readonly build: RemoteBuild | null
}

export interface RenderJob extends Pick<Visit, 'remotes' | 'stores' | 'facts' | 'flags'> {
  /** The whole page, or only the answer of its loader. */
  readonly want: 'page' | 'data'
  readonly href: string
  readonly origin: string
  readonly config: PublicConfig
  readonly serverNow: number
  /** How far that is ahead of the platform's own time, in milliseconds. */
  readonly aheadMs: number
  readonly nonce: string
  /** A loader that takes longer than this, in milliseconds, while nobody owes it an answer, is left to the browser. */
  readonly loaderDeadlineMs: number
}

/** What the document's head needs to know of the page. */
export interface PageHead {
  readonly status: 200 | 404
  readonly title: string
  readonly description: string | null
  readonly redirect: string | null
  /** Where search engines may list it; nowhere unless the page says so. */
  readonly listed?: 'here' | 'everywhere' | undefined
}

export interface PageEnd {
  readonly rendered: Rendered
  readonly result: LoaderResult<unknown> | null
}

export type ToWorker =
  | { readonly type: 'render'; readonly id: number; readonly job: RenderJob }
  /** To the question of that number; `null` when the platform gave none. */
  | { readonly type: 'answer'; readonly question: number; readonly answer: Answer | null }

export type FromWorker =
  | { readonly type: 'ready' }
  /** What it holds, in bytes, outside of its heap included: buffers are nowhere limited but by whoever hears this. */
  | { readonly type: 'memory'; readonly bytes: number }
  | { readonly type: 'head'; readonly id: number; readonly head: PageHead }
  | { readonly type: 'html'; readonly id: number; readonly html: string }
  | { readonly type: 'end'; readonly id: number; readonly end: PageEnd }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  /** A page in a worker has no connection to the platform of its own: it asks the main thread, which has the cache. */
  | { readonly type: 'ask'; readonly id: number; readonly question: number; readonly call: PlatformCall }
  | {
      readonly type: 'log'
      /** Of the page it is about; `null` for the worker itself. */
      readonly id: number | null
      readonly level: string
      readonly message: string
      readonly details: Readonly<Record<string, unknown>>
    }
