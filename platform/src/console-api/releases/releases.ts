import type { Releases } from '@galo/console/calls'
import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { failing, isSplit, lifeOf, type Counts } from '@galo/releases'
import { changeAt, type DocumentLog } from '@galo/releases/store'
import type { doingsOf } from './stretches'

type Document = NonNullable<Releases['document']>
type Change = Document['history'][number]

/** So many documents are told of. */
const MOST_HISTORY = 20

/** Documents of before `stoppedAt` have when visitors were last given it. */
const stoppedOf = ({ extras }: Release) =>
  extras.stopped === undefined ? null : { why: extras.stopped, at: extras.stoppedAt ?? extras.retiredAt ?? null }

/** What was changed by each of the last documents. What was written never changes, so each is read once. */
export const createHistory = () => {
  const known = new Map<number, Change>()
  return async (log: DocumentLog): Promise<readonly Change[]> => {
    const serials = (await log.serials()).slice(-MOST_HISTORY)
    for (const serial of known.keys()) if (!serials.includes(serial)) known.delete(serial)
    for (const serial of serials) {
      if (known.has(serial)) continue
      const change = await changeAt(log, serial)
      if (change !== null) known.set(serial, { ...change, changes: [...change.changes] })
    }
    return serials.flatMap((serial) => known.get(serial) ?? []).toReversed()
  }
}

interface Known {
  readonly counts: Counts
  readonly doings: Awaited<ReturnType<typeof doingsOf>>
  readonly history: readonly Change[]
}

/** A document with everything that is known of its releases, as the console is told. */
export const documentOnWire = (document: ReleaseDocument, { counts, doings, history }: Known): Document => {
  const found = failing(document, counts)
  return {
    serial: document.extras?.serial ?? 0,
    expiresAt: document.extras?.expiresAt ?? null,
    life: lifeOf(document, Date.now()),
    signedBy: (document.extras?.signatures ?? []).map(({ key }) => key),
    isSplit: isSplit(document),
    apps: Object.entries(document.microFrontends).map(([key, releases]) => {
      const name = key.replace('@galo/', '')
      return {
        name,
        // The latest first.
        releases: releases.toReversed().map((release) => {
          const { version } = release.metadata
          const { stretches, whole } = doings.of(name, version)
          const { weighs, promotedAt } = release.extras
          return {
            version,
            share: release.deployment.traffic,
            isDefault: release.deployment.default,
            promotedAt: promotedAt ?? null,
            stopped: stoppedOf(release),
            weighs: weighs === undefined ? null : Object.values(weighs).reduce((sum, bytes) => sum + bytes, 0),
            counted: counts[name]?.[version] ?? null,
            failing: found.find((each) => each.app === name && each.version === version)?.why ?? null,
            stretches: [...stretches],
            whole,
          }
        }),
      }
    }),
    history: [...history],
  }
}
