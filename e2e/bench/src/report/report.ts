import type { HopFigures } from '../measure/hop'
import type { VisitFigures } from '../measure/visit'

export interface PageReport {
  readonly page: string
  readonly path: string
  readonly ours: VisitFigures
  readonly floor: VisitFigures
}

export interface BenchReport {
  readonly at: string
  readonly runs: number
  readonly profile: Readonly<Record<string, number>>
  readonly pages: readonly PageReport[]
  readonly hop: HopFigures | null
}

type Column = { readonly title: string; readonly of: keyof VisitFigures; readonly show: (value: number) => string }

const ms = (value: number) => `${Math.round(value)} ms`
const kib = (value: number) => `${(value / 1_024).toFixed(1)} KiB`
const COLUMNS: readonly Column[] = [
  { title: 'LCP', of: 'lcpMs', show: ms },
  { title: 'FCP', of: 'fcpMs', show: ms },
  { title: 'TBT', of: 'tbtMs', show: ms },
  { title: 'CLS', of: 'cls', show: (value) => value.toFixed(3) },
  { title: 'requests', of: 'requests', show: String },
  { title: 'transferred', of: 'bytes', show: kib },
  { title: 'script', of: 'scriptBytes', show: kib },
  { title: 'waves', of: 'waves', show: String },
]

const ratio = (ours: number, floor: number): string => (floor === 0 ? '–' : `${(ours / floor).toFixed(2)}×`)
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const pageRows = ({ page, ours, floor }: PageReport): readonly string[] => [
  row([`${page}, ours`, ...COLUMNS.map(({ of, show }) => show(ours[of]))]),
  row([`${page}, plain`, ...COLUMNS.map(({ of, show }) => show(floor[of]))]),
  row([`${page}, ratio`, ...COLUMNS.map(({ of }) => ratio(ours[of], floor[of]))]),
]

/** The report as Markdown, which also reads well on a terminal. */
export const toMarkdown = (report: BenchReport): string =>
  [
    `Medians of ${report.runs} cold runs on the phone profile, ${report.at}. "plain" is the same page as a static document.`,
    ...(report.pages.length === 0
      ? []
      : [
          '',
          row(['page', ...COLUMNS.map(({ title }) => title)]),
          row(['---', ...COLUMNS.map(() => '---:')]),
          ...report.pages.flatMap(pageRows),
        ]),
    ...(report.hop === null
      ? []
      : [
          '',
          row(['hop', 'time']),
          row(['---', '---:']),
          row(['search → menu, first', ms(report.hop.thereMs)]),
          row(['back to search', ms(report.hop.backMs)]),
        ]),
    '',
    'Compare ratios within one report; milliseconds differ from machine to machine.',
    '',
  ].join('\n')
