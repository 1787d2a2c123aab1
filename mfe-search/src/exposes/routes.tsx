import { definePage, type PageRoute } from '@galo/navigation'
import { ResultsPage } from '../pages/results/results-page'
import { ResultsSkeleton } from '../pages/results/results-page.skeleton'
import { SearchPage } from '../pages/search/search-page'
import { SearchSkeleton } from '../pages/search/search-page.skeleton'

/** The pages of finding a restaurant. */
const routes: readonly PageRoute[] = [
  definePage({
    id: 'search.home',
    path: '/order/search',
    load: (context) => import('../pages/search/search-page.loader').then((m) => m.loadSearchPage(context)),
    Page: SearchPage,
    Skeleton: SearchSkeleton,
  }),
  definePage({
    id: 'search.results',
    path: '/order/search/results',
    load: (context) => import('../pages/results/results-page.loader').then((m) => m.loadResultsPage(context)),
    Page: ResultsPage,
    Skeleton: ResultsSkeleton,
  }),
]

export default routes
