import type { HopFigures } from '../measure/hop'
import type { VisitFigures } from '../measure/visit'

export interface PageReport {
  readonly page: string
  readonly path: string
  readonly ours: VisitFigures
  readonly floor: VisitFigures
  /** The same page of the other checkout, where one was measured too. */
  readonly beside?: VisitFigures | undefined
}

export interface BenchReport {
  readonly at: string
  readonly runs: number
  readonly profile: Readonly<Record<string, number>>
  readonly pages: readonly PageReport[]
  readonly hop: HopFigures | null
  readonly hopBeside?: HopFigures | null | undefined
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

const figuresRow = (title: string, figures: VisitFigures) =>
  row([title, ...COLUMNS.map(({ of, show }) => show(figures[of]))])
const ratioRow = (title: string, one: VisitFigures, other: VisitFigures) =>
  row([title, ...COLUMNS.map(({ of }) => ratio(one[of], other[of]))])

const pageRows = ({ page, ours, floor, beside }: PageReport): readonly string[] => [
  figuresRow(`${page}, ours`, ours),
  figuresRow(`${page}, plain`, floor),
  ratioRow(`${page}, ratio`, ours, floor),
  ...(beside === undefined
    ? []
    : [figuresRow(`${page}, beside`, beside), ratioRow(`${page}, ours ÷ beside`, ours, beside)]),
]

const hopRows = (title: string, { thereMs, backMs }: HopFigures): readonly string[] => [
  row([`search → menu, first${title}`, ms(thereMs)]),
  row([`back to search${title}`, ms(backMs)]),
]

/** The report as Markdown, which also reads well on a terminal. */
export const toMarkdown = (report: BenchReport): string =>
  [
    `Medians of ${report.runs} cold runs on the phone profile, ${report.at}. "plain" is the same page as a static document${report.pages.some(({ beside }) => beside) ? '; "beside" is the other checkout' : ''}.`,
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
          ...hopRows('', report.hop),
          ...(report.hopBeside == null ? [] : hopRows(', beside', report.hopBeside)),
        ]),
    '',
    'Compare ratios within one report; milliseconds differ from machine to machine.',
    '',
  ].join('\n')
