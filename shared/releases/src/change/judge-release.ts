import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { refusal, type Refusal } from '../accept/refusal'
import { appsOf, isRouted, nameOf } from '../document/apps'
import { collidingRoutes } from '../fits/colliding-routes'
import { misfits, sentenceOf } from '../fits/misfits'

const filesNamedBy = ({ url, extras }: Release): readonly string[] => [
  ...extras.entry,
  ...Object.values(extras.exposes).flat(),
  url.slice(url.lastIndexOf('/') + 1),
]

/** Whether it names files of which it doesn't say what they must hash to. */
const judgeFiles = (app: string, release: Release): Refusal | null => {
  const unknown = filesNamedBy(release).find((file) => !Object.hasOwn(release.extras.files, file))
  if (unknown === undefined) return null
  return refusal(
    'files',
    `${nameOf({ name: app }, release)} needs ${unknown}, of which it has no hash: build it again.`,
  )
}

/** Every pair of shell and remote that a visitor could be given with it. */
const judgeFit = (document: ReleaseDocument, app: string, release: Release): Refusal | null => {
  const { shell, remotes } = appsOf(document)
  const isShell = release.extras.role === 'shell'
  const others = (isShell ? remotes : shell === undefined ? [] : [shell]).filter(({ name }) => name !== app)
  for (const other of others)
    for (const live of other.releases.filter(isRouted)) {
      const [found] = isShell ? misfits(release, live) : misfits(live, release)
      if (found === undefined) continue
      const [own, its] = [nameOf({ name: app }, release), nameOf(other, live)]
      return refusal(
        'misfit',
        isShell
          ? `${its}, which has visitors, does not fit ${own}: ${sentenceOf(found)}. Release it for the new shell first, or keep the shell giving what it takes.`
          : `${own} does not fit ${its}, which has visitors: ${sentenceOf(found)}. Build it for that shell, or release the shell first.`,
      )
    }
  return null
}

const judgeRoutes = (document: ReleaseDocument, app: string, release: Release): Refusal | null => {
  const others = appsOf(document).remotes.filter(({ name }) => name !== app)
  const given = { ...release, deployment: { traffic: 100, default: true } }
  const collision = collidingRoutes([...others, { name: app, releases: [given] }]).find(({ claims }) =>
    claims.some(({ name }) => name === app),
  )
  if (collision === undefined) return null
  const [one, other] = collision.claims
  return refusal(
    'routes',
    `${one.name} (${one.path}) and ${other.name} (${other.path}) claim the same addresses: one of them has to change its path in its remote.ts.`,
  )
}

/** Why visitors can't be given a release beside everything that they are given now; `null` when they can. */
export const judgeRelease = (document: ReleaseDocument, app: string, release: Release): Refusal | null =>
  judgeFiles(app, release) ??
  (release.extras.role === 'remote' ? judgeRoutes(document, app, release) : null) ??
  judgeFit(document, app, release)
