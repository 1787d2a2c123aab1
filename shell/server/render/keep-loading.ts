import type { PageRoute } from '@galo/navigation'
import { BuildNotThereError, loadRemoteBuild } from './load-remote-build'
import type { RemoteBuild } from './protocol'

/** So often, in milliseconds, a build is looked for that was not there. */
const LOOK_AGAIN_MS = 5_000

interface Loading {
  /** Those of the build, by now; none while it can't be had. */
  pages(): readonly PageRoute[]
  /** Why there are none, as it was told; `null` where there are. */
  failure(): unknown
}

/**
 * Loads the pages of a build. A build that does not load is no reason to have no page: the chrome is rendered, the browser does the rest. One whose file isn't there is looked for
 * again, so that putting it back is enough; one that was there and throws would throw again. Each failure is told once.
 */
export const keepLoading = (
  build: RemoteBuild | null,
  tell: (error: unknown) => void,
  now: () => number = Date.now,
): Loading => {
  let pages: readonly PageRoute[] = []
  let failure: unknown = null
  let lookAgainAt: number | null = null

  const load = (): void => {
    if (build === null) return
    const known = failure
    lookAgainAt = null
    failure = null
    try {
      pages = loadRemoteBuild(build)
    } catch (error) {
      failure = error
      if (error instanceof BuildNotThereError) lookAgainAt = now() + LOOK_AGAIN_MS
      if (String(error) !== String(known)) tell(error)
    }
  }
  load()

  return {
    pages() {
      if (lookAgainAt !== null && now() >= lookAgainAt) load()
      return pages
    },
    failure: () => failure,
  }
}
