import type { VisitReleases } from '../releases/resolve-visit'

/** Apps served from source, by name, with the port of their development server. Empty outside development. */
export type DevApps = Readonly<Record<string, number>>

/** From `GALO_DEV`, e.g. `shell:5000,mfe-menu:5002`. */
export const parseDevApps = (text: string | undefined): DevApps =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .filter((part) => part !== '')
      .map((part) => {
        const [app = '', port] = part.split(':')
        return [app, Number(port)]
      }),
  )

export const devPath = (app: string): string => `/order/dev/${app}`

/** The same releases, with the apps from source in place of their released files: no hashes, no preloads, no server build. */
export const withDevApps = (releases: VisitReleases, apps: DevApps): VisitReleases => {
  if (Object.keys(apps).length === 0) return releases
  return {
    ...releases,
    remotes: Object.fromEntries(Object.entries(releases.remotes).filter(([name]) => apps[name] === undefined)),
    list: releases.list.map((remote) =>
      apps[remote.name] === undefined
        ? remote
        : { ...remote, entry: `${devPath(remote.name)}/remoteEntry.js`, scripts: {}, isUnsupported: false },
    ),
  }
}
