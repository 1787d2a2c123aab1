import { definePage } from '@galo/navigation'
import { ResultsPage } from '../pages/results/results-page'
import { ResultsSkeleton } from '../pages/results/results-page.skeleton'

export default definePage('search.results', {
  load: (context) => import('../pages/results/results-page.loader').then((m) => m.loadResultsPage(context)),
  staysDrawn: true,
  // A restaurant opens, closes and fills its times while somebody reads.
  changesByItself: true,
  Page: ResultsPage,
  Skeleton: ResultsSkeleton,
})
