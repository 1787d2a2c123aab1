import type { ReleaseDocument } from '@galo/contracts/release'
import { collidingRoutes } from '../fits/colliding-routes'
import { misfits, sentenceOf } from '../fits/misfits'
import { appsOf, isRouted, nameOf, type App } from '../document/apps'
import { refusal, type Refusal } from './refusal'

const judgeShares = ({ name, releases }: App): Refusal | null => {
  const defaults = releases.filter(({ deployment }) => deployment.default)
  if (defaults.length !== 1)
    return refusal('shares', `${name} has ${defaults.length} default releases: promote exactly one.`)
  const sum = releases.reduce((total, { deployment }) => total + deployment.traffic, 0)
  // Shares may be fractions, which don't add up to the last digit.
  if (Math.abs(sum - 100) > 1e-6)
    return refusal(
      'shares',
      `The shares of ${name} add up to ${sum} %, not 100 %: route again, and the default gets the rest.`,
    )
  const stopped = releases.find((release) => release.extras.stopped !== undefined && isRouted(release))
  if (stopped !== undefined)
    return refusal('shares', `${nameOf({ name }, stopped)} was stopped and has a share: publish what mends it instead.`)
  return null
}

/** A remote's release that gets visitors must work in a shell that does: for who has another, something stands in. */
const judgeFit = (shell: App, remotes: readonly App[]): Refusal | null => {
  const shells = shell.releases.filter(isRouted)
  const unfit = remotes.flatMap((remote) =>
    remote.releases.filter(isRouted).flatMap((release) => {
      const found = shells.map((one) => misfits(one, release))
      const [why] = found[0] ?? []
      return why === undefined || found.some((each) => each.length === 0) ? [] : [{ remote, release, why }]
    }),
  )
  const [first] = unfit
  if (first === undefined) return null
  const names = [...new Set(unfit.map(({ remote }) => remote.name))].toSorted().join(', ')
  return refusal(
    'misfit',
    `${nameOf(first.remote, first.release)} fits no live shell: ${sentenceOf(first.why)}. Build it for the shell that is live, or release that first. A shell is taken back after what needs it: ${names}.`,
  )
}

const judgeRoutes = (remotes: readonly App[]): Refusal | null => {
  const [collision] = collidingRoutes(remotes)
  if (collision === undefined) return null
  const [one, other] = collision.claims
  return refusal(
    'routes',
    `${one.name} (${one.path}) and ${other.name} (${other.path}) claim the same addresses: one of them has to change its path in its remote.ts.`,
  )
}

/** What is wrong with what a document says, whoever said it; `null` when nothing is. */
export const judgeContents = (document: ReleaseDocument): Refusal | null => {
  const { shell, remotes } = appsOf(document)
  if (shell === undefined) return refusal('no-shell', 'It names no shell: publish one, nothing can be shown without.')
  const shares = [shell, ...remotes].map(judgeShares).find((found) => found !== null)
  return shares ?? judgeRoutes(remotes) ?? judgeFit(shell, remotes)
}
