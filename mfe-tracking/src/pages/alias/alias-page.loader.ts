import { redirectTo, sitePaths, type LoaderContext, type LoaderResult } from '@galo/navigation'

/** Rows J16, Q16: older addresses of an order lead to the one it has now. */
export const loadAliasPage = ({ params }: Pick<LoaderContext, 'params'>): LoaderResult<null> =>
  redirectTo(params['id'] === undefined ? sitePaths.myOrders() : sitePaths.order(params['id']))
