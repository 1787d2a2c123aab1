import type { Release } from '@galo/contracts/release'
import type { VisitReleases } from '../releases/resolve-visit'
import { devPath, type DevApps } from './dev-apps'
import { askDevBuilds, type DevBuild, type DevBuilds } from './dev-builds'

/** Another build is another release to whoever keeps what was drawn. */
const versionOf = (build: DevBuild): string => `dev-${build.integrity.replace(/\W/g, '').slice(6, 18)}`

/** The same release with nothing of its files but what the development server makes: no hashes, no preloads. */
const fromSource = (app: string, release: Release, entry: string, build: DevBuild): Release => ({
  ...release,
  url: `${devPath(app)}/${entry}`,
  metadata: { ...release.metadata, version: versionOf(build) },
  extras: {
    ...release.extras,
    folder: build.folder,
    server: { file: build.file, integrity: build.integrity },
    entry: app === 'shell' ? [entry] : [],
    exposes: {},
    files: {},
  },
})

/** The same releases, with the apps from source in place of their released files; the server draws by `builds`, and nothing of an app that has none. */
export const withDevApps = (releases: VisitReleases, apps: DevApps, builds: DevBuilds = {}): VisitReleases => {
  if (Object.keys(apps).length === 0) return releases
  const { shell } = releases
  const shellBuild = builds['shell']
  return {
    ...releases,
    shell: shellBuild === undefined ? shell : fromSource('shell', shell, 'main.js', shellBuild),
    remotes: Object.fromEntries(
      Object.entries(releases.remotes).flatMap(([name, release]) => {
        if (apps[name] === undefined) return [[name, release]]
        const build = builds[name]
        return build === undefined ? [] : [[name, fromSource(name, release, 'remoteEntry.js', build)]]
      }),
    ),
    list: releases.list.map((remote) => {
      if (apps[remote.name] === undefined) return remote
      const build = builds[remote.name]
      return {
        ...remote,
        ...(build && { version: versionOf(build) }),
        entry: `${devPath(remote.name)}/remoteEntry.js`,
        scripts: {},
        isUnsupported: false,
        // What fails is what its maker wants to see.
        spare: undefined,
      }
    }),
  }
}

/** The same as they are now: what was saved a moment ago is waited for. */
export const inDevelopment = async (releases: VisitReleases, apps: DevApps): Promise<VisitReleases> =>
  Object.keys(apps).length === 0 ? releases : withDevApps(releases, apps, await askDevBuilds(apps))
