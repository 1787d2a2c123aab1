import { LRUCache } from 'lru-cache'
import type { ReleaseStore } from '../releases/release-store'
import type { VisitReleases } from '../releases/resolve-visit'
import type { RemoteBuild } from './protocol'
import { Renderer, type RendererOptions } from './renderer'
import { watchMemory } from './watch-memory'

interface Limits extends Pick<RendererOptions, 'firstByteMs' | 'totalMs' | 'ask' | 'report'> {
  /** What the process and its workers may hold together. */
  readonly memoryBytes: number
}

/** The renderers of releases: one for each remote with a server build in each shell it is drawn by, and one of each shell for the chrome alone. */
export interface Renderers {
  /** The one for a page of this remote; the chrome's when the remote has no server build, or there is no remote. */
  for(releases: VisitReleases, remote: string | null): Renderer
  /** Draws header, skeleton and footer, with no remote's code near it. */
  chrome(releases: VisitReleases): Renderer
  /** Starts what these releases are drawn by; resolves when it can draw. */
  warm(releases: VisitReleases): Promise<void>
  close(): Promise<void>
}

/** So many workers at most: two releases of everything, and more. Who was asked least recently gives way. */
const MOST = 16
/** So many more for tabs that hold on to releases no visitor gets any more: whoever asks for many of them takes nothing from the others. */
const MOST_HELD = 2

export const createRenderers = (
  store: Pick<ReleaseStore, 'pathOf'>,
  { memoryBytes, ...limits }: Limits,
  most = MOST,
): Renderers => {
  /** Who gives way finishes what it draws. */
  const pool = (max: number) => new LRUCache<string, Renderer>({ max, dispose: (renderer) => void renderer.retire() })
  const live = pool(most)
  const held = pool(MOST_HELD)

  const renderer = ({ shell, isHeld = false }: VisitReleases, version: string, build: RemoteBuild | null): Renderer => {
    const server = shell.extras.server
    const key = JSON.stringify([shell.metadata.version, server?.integrity, build?.remote, version, build?.integrity])
    const there = isHeld ? (live.peek(key) ?? held.get(key)) : live.get(key)
    if (there !== undefined) return there
    const script = store.pathOf(shell.extras.folder, `server/${server?.file ?? 'render-worker.cjs'}`)
    const made = new Renderer({ ...limits, script, set: { build } })
    const known = isHeld ? held : live
    known.set(key, made)
    return made
  }

  const chrome = (releases: VisitReleases) => renderer(releases, '', null)

  const forRemote = (releases: VisitReleases, remote: string | null) => {
    const release = remote === null ? undefined : releases.remotes[remote]
    const server = release?.extras.server
    if (remote === null || release === undefined || server === undefined) return chrome(releases)
    const file = store.pathOf(release.extras.folder, `server/${server.file}`)
    return renderer(releases, release.metadata.version, { remote, file, integrity: server.integrity })
  }

  const stopWatching = watchMemory(
    () =>
      [live, held].flatMap((known) =>
        [...known.entries()].map(([key, each]) => ({
          ...each.load(),
          startAnew: (why: string) => each.startAnew(why),
          giveUp: () => known.delete(key),
        })),
      ),
    memoryBytes,
  )

  return {
    chrome,
    for: forRemote,
    async warm(releases) {
      const needed = [chrome(releases), ...Object.keys(releases.remotes).map((name) => forRemote(releases, name))]
      await Promise.all(needed.map((each) => each.ready()))
    },
    async close() {
      stopWatching()
      const all = [...live.values(), ...held.values()]
      live.clear()
      held.clear()
      await Promise.all(all.map((each) => each.retire()))
    },
  }
}
