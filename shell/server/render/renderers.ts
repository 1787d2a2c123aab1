import type { ReleaseStore } from '../releases/release-store'
import type { VisitReleases } from '../releases/resolve-visit'
import { Renderer, type RendererOptions } from './renderer'

type Limits = Pick<RendererOptions, 'firstByteMs' | 'totalMs' | 'ask' | 'report'>

/** The renderers of the releases in use: one per remote that has a server build, and one for the chrome alone. */
export interface Renderers {
  /** The one for a page of this remote; the chrome's when the remote has no server build, or there is no remote. */
  for(releases: VisitReleases, remote: string | null): Renderer
  /** Draws header, skeleton and footer, with no remote's code near it. */
  chrome(releases: VisitReleases): Renderer
  close(): Promise<void>
}

export const createRenderers = (store: ReleaseStore, limits: Limits): Renderers => {
  const known = new Map<string, { key: string; renderer: Renderer }>()

  /** A release that is replaced finishes what it renders while the new one already answers. */
  const renderer = (slot: string, key: string, create: () => Renderer): Renderer => {
    const there = known.get(slot)
    if (there?.key === key) return there.renderer
    void there?.renderer.retire()
    const made = create()
    known.set(slot, { key, renderer: made })
    return made
  }

  const script = ({ shell }: VisitReleases): string =>
    store.pathOf(shell.extras.folder, `server/${shell.extras.server?.file ?? 'render-worker.cjs'}`)

  const chrome = (releases: VisitReleases) =>
    renderer(
      'chrome',
      releases.shell.metadata.version,
      () => new Renderer({ ...limits, script: script(releases), set: { build: null } }),
    )

  return {
    chrome,
    for(releases, remote) {
      const release = remote === null ? undefined : releases.remotes[remote]
      const server = release?.extras.server
      if (remote === null || release === undefined || server === undefined) return chrome(releases)
      const build = {
        remote,
        file: store.pathOf(release.extras.folder, `server/${server.file}`),
        integrity: server.integrity,
      }
      return renderer(
        remote,
        `${releases.shell.metadata.version} ${release.metadata.version}`,
        () => new Renderer({ ...limits, script: script(releases), set: { build } }),
      )
    },
    async close() {
      await Promise.all([...known.values()].map(({ renderer: made }) => made.retire()))
      known.clear()
    },
  }
}
