import { found, type LoaderResult } from '@galo/navigation'

/** A guest's orders are known to this tab only; there is nothing to ask for. */
export const loadMyOrdersPage = (): LoaderResult<null> => found(null, { title: 'Your orders' })
