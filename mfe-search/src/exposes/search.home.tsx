import { definePage } from '@galo/navigation'
import { SearchPage } from '../pages/search/search-page'
import { SearchSkeleton } from '../pages/search/search-page.skeleton'

export default definePage('search.home', {
  load: (context) => import('../pages/search/search-page.loader').then((m) => m.loadSearchPage(context)),
  staysDrawn: true,
  Page: SearchPage,
  Skeleton: SearchSkeleton,
})
