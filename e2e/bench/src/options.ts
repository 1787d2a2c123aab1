import { parseArgs } from 'node:util'
import { wholeNumber } from './whole-number'

/** What can be measured: first views, and what people do from there. */
export const SUBJECTS = ['search', 'results', 'menu', 'desktop', 'hops', 'teams', 'finding', 'presses', 'noon'] as const
export type Subject = (typeof SUBJECTS)[number]

export interface BenchOptions {
  readonly runs: number
  readonly only: ReadonlySet<Subject>
  /** Where the figures go; the Markdown lies beside it. */
  readonly json: string
  /** Another checkout of the project, installed and built, that is measured in the same run: what was before, for instance. */
  readonly beside: string | null
  /** Whether the figures are written into the ledger, and its tables and charts drawn anew. */
  readonly ledger: boolean
}

const isSubject = (word: string): word is Subject => SUBJECTS.some((subject) => subject === word)

/** `--runs 5 --only menu,hops --json bench-results/bench.json --beside ../galo-before --ledger`. Throws in words for a person. */
export const parseOptions = (args: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: SUBJECTS.join(',') },
      json: { type: 'string', default: 'bench-results/bench.json' },
      beside: { type: 'string' },
      ledger: { type: 'boolean', default: false },
    },
  })
  const runs = wholeNumber('runs', values.runs)
  const only = values.only.split(',').map((word) => word.trim())
  const unknown = only.filter((word) => !isSubject(word))
  if (unknown.length > 0) throw new Error(`--only knows ${SUBJECTS.join(', ')}, not ${unknown.join(', ')}`)
  return {
    runs,
    only: new Set(only.filter(isSubject)),
    json: values.json,
    beside: values.beside ?? null,
    ledger: values.ledger,
  }
}
