import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { CARD_HELP_WORDS } from './card-help-page.words'

export type CardTrouble = 'forgot-card' | 'lost-card' | 'replace-card'

export const loadCardHelpPage = (trouble: CardTrouble, { services }: LoaderContext): LoaderResult<null> => {
  const { title, description } = wordsOf(CARD_HELP_WORDS, services.config)[trouble]
  return found(null, { title, description, listed: 'everywhere' })
}
