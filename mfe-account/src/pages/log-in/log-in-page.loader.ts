import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { wayBack } from '../way-back.model'
import { problemOf, type LogInProblem } from './log-in-problem.model'
import { LOG_IN_WORDS } from './log-in-page.words'

export interface LogInData {
  /** Where to afterwards. */
  readonly to: string
  readonly problem: LogInProblem | null
}

export const loadLogInPage = ({ url, services }: LoaderContext): LoaderResult<LogInData> => {
  const { title, description } = wordsOf(LOG_IN_WORDS, services.config)
  return found({ to: wayBack(url), problem: problemOf(url.searchParams.get('error')) }, { title, description })
}
