import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar as Column } from '@visx/shape'
import { css } from '@galo/css'
import type { Bar } from './figures.model'

/** Drawn in these, and as wide as there is room. */
const [WIDTH, HEIGHT] = [400, 190]
const MARGIN = { top: 8, bottom: 28, left: 44 } as const
const MOST_TICKS = 4
const MOST_LABELS = 7

const chart = css`
  display: block;
  width: 100%;
  max-width: 30rem;
  height: auto;
  color: var(--text-2);
  text {
    fill: currentColor;
    font-family: inherit;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  line {
    stroke: var(--border);
  }
`
const column = css`
  fill: var(--action);
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`
const bad = css`
  fill: var(--error);
  @media (forced-colors: active) {
    fill: Mark;
  }
`

interface BarChartProps {
  readonly bars: readonly Bar[]
  /** Of the figure beside a line, when it is no plain number. */
  readonly format?: (value: number) => string
}

/** Columns over their labels. A picture for the eye alone: the table below it says the same. */
export const BarChart = ({ bars, format = String }: BarChartProps) => {
  const x = scaleBand({ domain: bars.map(({ label }) => label), range: [MARGIN.left, WIDTH], padding: 0.2 })
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const floor = HEIGHT - MARGIN.bottom
  const y = scaleLinear({ domain: [0, most], range: [floor, MARGIN.top], nice: MOST_TICKS })
  const every = Math.ceil(bars.length / MOST_LABELS)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} css={chart} aria-hidden="true">
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        hideAxisLine
        hideTicks
        tickValues={y.ticks(MOST_TICKS).filter(Number.isInteger)}
        tickFormat={(value) => format(Number(value))}
        tickLabelProps={{ dx: '-0.25em', dy: '0.3em', textAnchor: 'end' }}
      />
      {bars.map(({ label, value, isBad }) => (
        <Column
          key={label}
          x={x(label) ?? 0}
          y={y(value)}
          width={x.bandwidth()}
          height={floor - y(value)}
          rx={3}
          css={[column, isBad && bad]}
        />
      ))}
      <AxisBottom
        scale={x}
        top={floor}
        hideTicks
        tickValues={bars.filter((_, at) => at % every === 0).map(({ label }) => label)}
        tickFormat={(label) => label.split(' ')[0] ?? label}
        tickLabelProps={{ textAnchor: 'middle', dy: '0.25em' }}
      />
    </svg>
  )
}
