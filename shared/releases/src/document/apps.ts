import type { Release, ReleaseDocument } from '@galo/contracts/release'

/** An app of the document, with all its releases. */
export interface App {
  /** Its folder, e.g. `mfe-menu`. */
  readonly name: string
  readonly releases: readonly Release[]
}

const isShell = ({ releases }: App): boolean => releases.some(({ extras }) => extras.role === 'shell')

export const appsOf = ({ microFrontends }: ReleaseDocument) => {
  const apps = Object.entries(microFrontends).map(([name, releases]): App => ({
    name: name.replace('@galo/', ''),
    releases,
  }))
  return { shell: apps.find(isShell), remotes: apps.filter((app) => !isShell(app)) }
}

/** What at least one visitor may be given. */
export const isRouted = ({ deployment }: Release): boolean => deployment.traffic > 0 || deployment.default

/** Whether it makes a difference who asks: some app gives its visitors more than one release. */
export const isSplit = ({ microFrontends }: ReleaseDocument): boolean =>
  Object.values(microFrontends).some(
    (releases) => releases.filter(({ deployment }) => deployment.traffic > 0).length > 1,
  )

export const defaultOf = ({ releases }: App): Release | undefined =>
  releases.find(({ deployment }) => deployment.default) ?? releases[0]

/** As it is called in a sentence. */
export const nameOf = (app: Pick<App, 'name'>, { metadata }: Release): string => `${app.name} ${metadata.version}`
