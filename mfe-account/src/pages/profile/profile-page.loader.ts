import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { PROFILE_WORDS } from './profile-page.words'

/** What is known of a guest is in the browser's stores: nothing to load. */
export const loadProfilePage = ({ services }: LoaderContext): LoaderResult<null> => {
  const { title, description } = wordsOf(PROFILE_WORDS, services.config)
  return found(null, { title, description })
}
