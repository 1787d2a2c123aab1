import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { WATCH_PAGE_WORDS } from './watch-page.words'

export interface WatchPageData {
  readonly orderId: string
}

/** Who may watch only the browser's own link says. */
export const loadWatchPage = ({ params, services }: LoaderContext): LoaderResult<WatchPageData> => {
  const { title, description } = wordsOf(WATCH_PAGE_WORDS, services.config)
  return found({ orderId: params['id'] ?? '' }, { title, description })
}
