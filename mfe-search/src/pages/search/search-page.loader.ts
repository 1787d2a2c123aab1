import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { SEARCH_PAGE_WORDS } from './search-page.words'

/** The home page needs no data. */
export const loadSearchPage = ({ services }: LoaderContext): LoaderResult<null> => {
  const { title, description } = wordsOf(SEARCH_PAGE_WORDS, services.config)
  return found(null, { title, description, listed: 'everywhere' })
}
