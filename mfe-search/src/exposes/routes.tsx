import { definePage, definePages } from '@galo/navigation'
import { ResultsPage } from '../pages/results/results-page'
import { ResultsSkeleton } from '../pages/results/results-page.skeleton'
import { SearchPage } from '../pages/search/search-page'
import { SearchSkeleton } from '../pages/search/search-page.skeleton'

/** The pages of finding a restaurant. */
const routes = definePages({
  'search.home': definePage({
    load: (context) => import('../pages/search/search-page.loader').then((m) => m.loadSearchPage(context)),
    staysDrawn: true,
    Page: SearchPage,
    Skeleton: SearchSkeleton,
  }),
  'search.results': definePage({
    load: (context) => import('../pages/results/results-page.loader').then((m) => m.loadResultsPage(context)),
    staysDrawn: true,
    Page: ResultsPage,
    Skeleton: ResultsSkeleton,
  }),
})

export default routes
