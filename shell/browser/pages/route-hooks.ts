import type { AheadContext, LoaderResult, PageRoute } from '@galo/navigation'
import type { Services } from '@galo/services'
import type { State } from '@galo/state'

/** Lets a page ask ahead. Its own code may throw; what it would have brought comes with the page. */
export const askAhead = (
  route: PageRoute,
  {
    services,
    state,
    params,
  }: Pick<AheadContext, 'services' | 'params'> & { readonly state?: Pick<State, 'read'> | undefined },
): void => {
  try {
    if (state !== undefined) route.askAhead?.({ services, state, params })
  } catch (error) {
    services.log('warning', 'A page could not ask ahead', { page: route.id, error })
  }
}

/** Lets a page bring the pictures it shows first. Its own code may throw; they come with the page then. */
export const bringPictures = (route: PageRoute, result: LoaderResult<unknown>, services: Services): void => {
  try {
    if (result.kind === 'found') route.bring?.(result.data)
  } catch (error) {
    services.log('warning', 'A page could not bring its pictures', { page: route.id, error })
  }
}
