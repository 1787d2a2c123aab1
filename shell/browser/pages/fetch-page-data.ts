import { paths } from '@galo/contracts/site'
import type { LoaderResult } from '@galo/navigation'
import { inTime } from './in-time'

/**
 * Brings a page's data from the site in one answer; `null` when it has none, and the page's own loader is to be asked. `release` is the version of the
 * remote whose code will show them; `taken-back`: nobody is to have that one any more.
 */
export type FetchPageData = (
  href: string,
  release: string,
  signal: AbortSignal,
) => Promise<LoaderResult<unknown> | 'taken-back' | null>

/** The site gives up on a page's data sooner than this, in milliseconds; a line that holds the answer back longer is not worth waiting for. */
const PATIENCE_MS = 8_000

const TAKEN_BACK = 'taken-back'
const KINDS = ['found', 'not-found', 'redirect']

const isResult = (value: unknown): value is LoaderResult<unknown> =>
  KINDS.includes(String((value as { readonly kind?: unknown } | null)?.kind))

/**
 * The BFF's answer to our own page, like the document itself: no token, no contract of the platform's, nothing to renew.
 * Never rejects, so that it may run beside the code without anybody waiting for it.
 */
export const fetchPageData = async (
  href: string,
  release: string,
  signal: AbortSignal,
  traceparent: string,
): ReturnType<FetchPageData> => {
  try {
    const ask = async (): Promise<unknown> => {
      const answer = await fetch(`${paths.site.pageData}?${new URLSearchParams({ href, release })}`, {
        signal,
        headers: { traceparent },
      })
      if (answer.status === 410) return TAKEN_BACK
      return answer.status === 200 ? answer.json() : null
    }
    const result = await inTime(ask(), PATIENCE_MS, paths.site.pageData)
    return result === TAKEN_BACK || isResult(result) ? result : null
  } catch {
    return null
  }
}
