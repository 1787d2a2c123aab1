import type { LoaderResult, PageRoute } from '@galo/navigation'
import type { Log, Services } from '@galo/services'
import type { PageMatch } from '../../shared/match-page'
import type { TimeLimit } from './time-limit'

/** The loader's answer, or `null` when it fails or uses its time up: the browser then loads for itself. */
export const loadPageData = async (
  route: PageRoute,
  { params }: PageMatch,
  url: URL,
  services: Services,
  log: Log,
  limit: TimeLimit,
): Promise<LoaderResult<unknown> | null> => {
  const controller = new AbortController()
  const loading = route.load({ params, url, services, signal: controller.signal }).catch((error: unknown) => {
    log('warning', 'A loader failed on the server', { page: route.id, error })
    return null
  })
  const result = await Promise.race([loading, limit.passed.then(() => null)])
  limit.end()
  if (result === null) controller.abort()
  return result
}
