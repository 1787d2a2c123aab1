import { found, type LoaderResult } from '@galo/navigation'

/** What a guest's device knows is in the browser; there is nothing to ask for. */
export const loadProfilePage = (): LoaderResult<null> =>
  found(null, { title: 'Your details', description: 'What this device knows about you.' })
