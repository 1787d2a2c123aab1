import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { FiguresTable } from '../layout/figures-table'
import { Panel } from '../layout/panel'
import { Empty, Note, numeric } from '../layout/rows'
import { BarChart } from './bar-chart'
import type { Bar } from './figures.model'
import { FIGURES_WORDS } from './figures.words'

const details = css`
  summary {
    min-height: var(--touch);
    color: var(--text-2);
    font-size: 0.875rem;
    line-height: var(--touch);
    cursor: pointer;
  }
`
interface ChartPanelProps {
  readonly title: string
  readonly sum: string
  readonly bars: readonly Bar[]
  readonly heads: readonly [string, string]
  /** Said instead of a chart of nothing. */
  readonly empty: string | null
  readonly format?: (value: number) => string
  readonly children?: ReactNode
}

/** One chart with what it comes to, and the same figures as a table for who does not see it, or wants to read them. */
export const ChartPanel = ({ title, sum, bars, heads, empty, format, children }: ChartPanelProps) => {
  const words = useWords(FIGURES_WORDS)
  return (
    <Panel title={title}>
      {empty === null ? (
        <>
          <b css={numeric}>{sum}</b>
          <BarChart bars={bars} {...(format !== undefined && { format })} />
          {children !== undefined && <Note>{children}</Note>}
          <details css={details}>
            <summary>{words.asTable(title)}</summary>
            <FiguresTable title={title} heads={heads} rows={bars.map(({ label, said }) => ({ label, said: [said] }))} />
          </details>
        </>
      ) : (
        <Empty>{empty}</Empty>
      )}
    </Panel>
  )
}
