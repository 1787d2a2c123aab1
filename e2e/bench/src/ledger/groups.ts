import { BFF } from '../bff/subjects'
import { LIVE } from '../live/subjects'
import { RELEASES } from '../releases/subjects'
import { TEAMS } from '../teams'
import type { Figure } from '../report/figure'
import { figuresTable } from '../report/report'
import type { Entry } from './entry'

/** What stands together in a table of the document. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'first views': ['search', 'results', 'menu', 'menu on a desktop'],
  hops: ['results to menu', 'menu back to results', 'menu to checkout', 'checkout to order'],
  teams: Object.values(TEAMS),
  finding: ['typing to suggestions', 'suggestion to results'],
  presses: ['presses'],
  'a crowd': ['menu, 200 at once'],
  'the site’s server': Object.values(BFF),
  'open order pages': Object.values(LIVE),
  releases: Object.values(RELEASES),
}

const latestRun = (entries: readonly Entry[]): readonly Entry[] => {
  const run = entries
    .map((entry) => entry.run)
    .toSorted()
    .at(-1)
  return entries.filter((entry) => entry.run === run)
}

const commitsOf = (entries: readonly Entry[], role: Entry['role']) => [
  ...new Set(entries.filter((entry) => entry.role === role).map(({ commit }) => `\`${commit}\``)),
]

const captionOf = (entries: readonly Entry[]): string => {
  const [first] = entries
  if (first === undefined) return 'Not measured yet.'
  const before = commitsOf(entries, 'before')
  const sources = [...new Set(entries.flatMap(({ source }) => source ?? []))]
  return [
    `Run of ${first.run.slice(0, 16).replace('T', ' ')}: ${commitsOf(entries, 'now').join(', ')}`,
    before.length === 0 ? '' : `, before ${before.join(', ')}`,
    `. ${first.machine}.`,
    sources.length === 0 ? '' : ` Taken from ${sources.join(', ')}.`,
  ].join('')
}

/** The latest run that measured something of a group: whose it is, and its figures in a table. */
export const groupSection = (entries: readonly Entry[], subjects: readonly string[]): string => {
  const run = latestRun(entries.filter(({ subject }) => subjects.includes(subject)))
  const before = run.filter(({ role }) => role === 'before')
  const figures = run
    .filter(({ role }) => role === 'now')
    .map(({ subject, figure, unit, runs, value, floor }): Figure => {
      const beside = before.find((entry) => entry.subject === subject && entry.figure === figure)?.value
      return { subject, figure, unit, runs, ours: value, floor, beside }
    })
  return figures.length === 0 ? captionOf(run) : `${captionOf(run)}\n\n${figuresTable(figures)}`
}
