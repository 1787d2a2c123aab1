import { redirectTo, sitePaths, type LoaderContext, type LoaderResult } from '@galo/navigation'

/** Redirects the two older URLs of an order to the one it has now (J16). */
export const loadAliasPage = ({ params }: Pick<LoaderContext, 'params'>): LoaderResult<null> =>
  redirectTo(params['id'] === undefined ? sitePaths.myOrders() : sitePaths.order(params['id']))
