import type { LoaderResult, PageRoute } from '@galo/navigation'
import type { Log, Services } from '@galo/services'
import type { PageMatch } from '../../browser/pages/match-page'

const late = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms))

/** The loader's answer, or `null` when it fails or takes longer than `deadlineMs`: the browser then loads for itself. */
export const loadPageData = async (
  route: PageRoute,
  { params }: PageMatch,
  url: URL,
  services: Services,
  log: Log,
  deadlineMs: number,
): Promise<LoaderResult<unknown> | null> => {
  const controller = new AbortController()
  const loading = route.load({ params, url, services, signal: controller.signal }).catch((error: unknown) => {
    log('warning', 'A loader failed on the server', { page: route.id, error: String(error) })
    return null
  })
  const result = await Promise.race([loading, late(deadlineMs)])
  if (result === null) controller.abort()
  return result
}
