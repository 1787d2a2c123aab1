import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { PROFILE_WORDS } from './profile-page.words'

/** What a guest's device knows is in the browser; there is nothing to ask for. */
export const loadProfilePage = ({ services }: LoaderContext): LoaderResult<null> => {
  const { title, description } = wordsOf(PROFILE_WORDS, services.config)
  return found(null, { title, description })
}
