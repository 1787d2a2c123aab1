import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { wayBack } from '../way-back.model'
import { REGISTER_WORDS } from './register-page.words'

export interface RegisterData {
  /** Where to afterwards. */
  readonly to: string
}

export const loadRegisterPage = ({ url, services }: LoaderContext): LoaderResult<RegisterData> => {
  const { title, description } = wordsOf(REGISTER_WORDS, services.config)
  return found({ to: wayBack(url) }, { title, description })
}
