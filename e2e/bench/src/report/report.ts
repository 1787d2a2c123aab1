import { aimOf } from './aims'
import { type Figure, show } from './figure'
import { table } from './table'

/** What one run of the bench has to say. */
export interface Report {
  readonly at: string
  readonly commit: string
  /** Of the other checkout, where one was measured too. */
  readonly besideCommit?: string | undefined
  readonly machine: string
  readonly runs: number
  /** Visits that were made a second time, given up or passed over. */
  readonly failed: readonly string[]
  readonly figures: readonly Figure[]
}

const ratio = (ours: number, other: number | undefined): string =>
  other === undefined || other === 0 ? '' : `${(ours / other).toFixed(2)}×`

/** Blocking times near zero have no ratio worth reading: there the difference counts. */
const besideFloor = ({ figure, unit, ours, floor }: Figure): string => {
  if (figure !== 'TBT' || floor === undefined) return ratio(ours, floor)
  return `${ours < floor ? '−' : '+'}${show(Math.abs(ours - floor), unit)}`
}

const rowOf = (figure: Figure, withSubject: boolean): readonly string[] => {
  const { subject, unit, ours, floor, beside } = figure
  const aim = aimOf(figure)
  const shown = (value: number | undefined) => (value === undefined ? '' : show(value, unit))
  return [
    withSubject ? subject : '',
    figure.figure,
    shown(beside),
    show(ours, unit),
    shown(floor),
    besideFloor(figure),
    aim?.words ?? '',
    aim === null ? '' : aim.isMet ? 'yes' : 'no',
  ]
}

/** All figures in one table, each beside what was before, the floor and what is aimed at. */
export const figuresTable = (figures: readonly Figure[]): string =>
  table(
    ['what', 'figure', 'before', 'now', 'floor', 'beside the floor', 'aim', 'met'],
    figures.map((figure, index) => rowOf(figure, figure.subject !== figures[index - 1]?.subject)),
  )

/** The report as Markdown, which also reads well on a terminal. */
export const toMarkdown = ({ at, commit, besideCommit, machine, runs, failed, figures }: Report): string =>
  [
    `Medians of ${runs} cold runs on the phone profile, ${at}, commit ${commit}${besideCommit === undefined ? '' : `, before: ${besideCommit}`}. ${machine}.`,
    '',
    figuresTable(figures),
    '',
    ...(failed.length === 0 ? [] : [`Not as planned: ${failed.join('; ')}.`, '']),
    'Compare ratios within one report; milliseconds differ from machine to machine.',
    '',
  ].join('\n')
