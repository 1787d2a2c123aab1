import { paths } from '@galo/contracts/site'
import type { VisitRemote } from '../../shared/visit'
import type { RemoteRegistry } from '../remotes/remote-registry'

/** Who waits for another release watches a button, in milliseconds. */
const PATIENCE_MS = 8_000

const currentOf = async ({ name }: VisitRemote): Promise<VisitRemote | undefined> => {
  const answer = await fetch(paths.site.remotes, { signal: AbortSignal.timeout(PATIENCE_MS) })
  const { remotes } = (await answer.json()) as { readonly remotes: readonly VisitRemote[] }
  return remotes.find((remote) => remote.name === name)
}

/**
 * Has the release of a remote that visitors are given by now take the place of the one this page holds. `false` where it is the same, or nobody can
 * say. Code that was released bad stays so however often it is asked for; what was rolled back meanwhile, or is mended, is had without another document.
 */
export const takeCurrentRelease = async (
  remote: VisitRemote,
  registry: Pick<RemoteRegistry, 'replace'>,
): Promise<boolean> => {
  const current = await currentOf(remote).catch(() => undefined)
  if (current === undefined || current.isUnsupported || current.version === remote.version) return false
  registry.replace(Object.assign(remote, { spare: current }))
  return true
}
