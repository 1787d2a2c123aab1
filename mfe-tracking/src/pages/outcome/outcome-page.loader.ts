import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import type { Outcome } from './outcome'
import { OUTCOME_PAGE_WORDS } from './outcome-page.words'

/** The pages for how an order ended (J14). */
export const loadOutcomePage = (outcome: Outcome, { services }: LoaderContext): LoaderResult<Outcome> => {
  const { titles, description } = wordsOf(OUTCOME_PAGE_WORDS, services.config)
  return found(outcome, { title: titles[outcome], description })
}
