import type { Unit } from '../report/figure'
import type { Report } from '../report/report'

/** One figure of one commit: a line of the ledger. */
export interface Entry {
  /** When its run was made; lines of one run have the same, and only they may be compared in milliseconds. */
  readonly run: string
  readonly commit: string
  /** `before` is the other checkout of the run. */
  readonly role: 'now' | 'before'
  readonly subject: string
  readonly figure: string
  readonly unit: Unit
  readonly value: number
  /** The same page without script, of the checkout that was `now`. */
  readonly floor?: number | undefined
  /** How many visits, presses or pages it comes from. */
  readonly runs: number
  readonly machine: string
  /** Where it was taken from, when not from the bench itself. */
  readonly source?: string | undefined
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000

/** A run as lines: one per figure and commit. */
export const toEntries = ({ at, commit, besideCommit, machine, figures }: Report): readonly Entry[] =>
  figures.flatMap(({ subject, figure, unit, runs, ours, floor, beside }) => {
    const common = { subject, figure, unit }
    const rest = { ...(floor === undefined ? {} : { floor: rounded(floor) }), runs, machine }
    const now: Entry = { run: at, commit, role: 'now', ...common, value: rounded(ours), ...rest }
    if (besideCommit === undefined || beside === undefined) return [now]
    return [{ run: at, commit: besideCommit, role: 'before', ...common, value: rounded(beside), ...rest }, now]
  })

/** Lines of JSON, oldest first. */
export const parseLedger = (text: string): readonly Entry[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry)

/** Each entry as a line of JSON. */
export const toLines = (entries: readonly Entry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
