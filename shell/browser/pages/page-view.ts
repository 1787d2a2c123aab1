import type { AppErrorCode } from '@galo/contracts/errors'
import type { TraceId } from '@galo/contracts/trace'
import type { LoaderResult, PageRoute } from '@galo/navigation'

/** All that the page outlet can show. */
export type PageView =
  | { readonly kind: 'loading-code' }
  | { readonly kind: 'loading-data'; readonly route: PageRoute }
  | { readonly kind: 'ready'; readonly route: PageRoute; readonly result: LoaderResult<unknown> }
  /** Only a new document has it: what this one has of its remote was taken from visitors. */
  | { readonly kind: 'taken-back' }
  | {
      readonly kind: 'unavailable'
      readonly reason: UnavailableReason
      /** The trace of what failed. */
      readonly reference: TraceId
      /** What failed; it may say more. */
      readonly error?: unknown
    }

/** `broken-release`: the code came as it was released and can't be used; nothing helps but another release. */
export type UnavailableReason = AppErrorCode | 'defect' | 'broken-release'
