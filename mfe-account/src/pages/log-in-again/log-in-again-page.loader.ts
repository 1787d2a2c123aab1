import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { wayBack } from '../way-back.model'
import { LOG_IN_AGAIN_WORDS } from './log-in-again-page.words'

export type LogInAgainReason = 'signed-out' | 'session-required' | 'interaction-required'

export interface LogInAgainData {
  readonly to: string
}

export const loadLogInAgainPage = (
  reason: LogInAgainReason,
  { url, services }: LoaderContext,
): LoaderResult<LogInAgainData> => {
  const { title, description } = wordsOf(LOG_IN_AGAIN_WORDS, services.config)[reason]
  return found({ to: wayBack(url, reason === 'signed-out' ? 'state' : 'callbackUrl') }, { title, description })
}
