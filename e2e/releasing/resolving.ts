import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseDocumentSchema, type Release, type ReleaseDocument } from '@galo/contracts/release'
import { chooseVisit } from '@galo/releases'
import { centile } from '../bench/src/report/centile'
import type { Figure } from '../bench/src/report/figure'
import { RELEASES } from '../bench/src/releases/subjects'

const VERSIONS = 50
const VISITS = 20_000
/** So many are looked at together: one alone is shorter than the clock can tell. */
const TOGETHER = 10

/** Every remote in fifty versions, each with a share of its own. */
const crowded = (document: ReleaseDocument): ReleaseDocument => ({
  ...document,
  microFrontends: Object.fromEntries(
    Object.entries(document.microFrontends).map(([name, [release]]) => [
      name,
      release === undefined || release.extras.role === 'shell' ? [release] : versionsOf(release),
    ]),
  ) as Record<string, Release[]>,
})

const versionsOf = (release: Release): Release[] =>
  Array.from({ length: VERSIONS }, (_, n) => ({
    ...release,
    metadata: { ...release.metadata, version: `${release.metadata.version}-${n}` },
    deployment: { traffic: 100 / VERSIONS, default: n === 0 },
  }))

/** How long it takes to say which releases a visitor gets, and how many a core says in a second. */
export const measureResolving = (releases: string): readonly Figure[] => {
  const document = crowded(
    releaseDocumentSchema.parse(JSON.parse(readFileSync(join(releases, 'releases.json'), 'utf8'))),
  )
  const choose = (from: number) => {
    const began = performance.now()
    for (let n = 0; n < TOGETHER; n += 1) chooseVisit(document, `visitor-${from + n}`)
    return (performance.now() - began) / TOGETHER
  }
  for (let n = 0; n < VISITS / 10; n += TOGETHER) choose(n)
  const cpu = process.cpuUsage()
  const times = Array.from({ length: VISITS / TOGETHER }, (_, n) => choose(n * TOGETHER))
  const { user, system } = process.cpuUsage(cpu)
  const about = { subject: RELEASES.resolving, runs: VISITS }
  return [
    { ...about, figure: '99th centile', unit: 'fine ms', ours: centile(times, 0.99) },
    { ...about, figure: 'visits', unit: 'per core second', ours: (VISITS * 1_000_000) / (user + system) },
  ]
}
