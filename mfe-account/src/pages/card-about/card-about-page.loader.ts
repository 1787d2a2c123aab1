import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { CARD_WORDS } from './card-about-page.words'

export const loadCardAboutPage = ({ services }: LoaderContext): LoaderResult<null> => {
  const { title, description } = wordsOf(CARD_WORDS, services.config)
  return found(null, { title, description, listed: 'everywhere' })
}
