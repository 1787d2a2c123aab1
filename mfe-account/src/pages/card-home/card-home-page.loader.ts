import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { CARD_HOME_WORDS } from './card-home-page.words'

/** Whose card it is the browser finds out: the page is everybody's. */
export const loadCardHomePage = ({ services }: LoaderContext): LoaderResult<null> => {
  const { title, description } = wordsOf(CARD_HOME_WORDS, services.config)
  return found(null, { title, description })
}
