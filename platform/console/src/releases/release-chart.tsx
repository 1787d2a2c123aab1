import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { css } from '@galo/css'
import type { ReleaseFigures } from '../../calls'
import type { Measure } from './releases.model'

const [WIDTH, HEIGHT] = [240, 84]
/** Its words stand under the line. */
const LIMIT_BELOW = 14
/** Above it a vital is not good any more. */
const GOOD: Readonly<Record<Measure, number | null>> = { errors: null, lcp: 2_500, inp: 200 }

const chart = css`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  path,
  line,
  circle {
    vector-effect: non-scaling-stroke;
  }
`
const ground = css`
  stroke: var(--border);
`
const limit = css`
  stroke: var(--error);
  stroke-dasharray: 5 4;
`
const line = css`
  fill: none;
  stroke: var(--action);
  stroke-width: 2.25;
  stroke-linejoin: round;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`
const dotted = css`
  stroke: var(--limao-400);
  stroke-dasharray: 1 4.5;
  stroke-linecap: round;
`
const dot = css`
  fill: var(--action);
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`
const ring = css`
  fill: var(--limao-400);
  stroke: var(--surface);
  stroke-width: 2;
`

const limitWords = css`
  fill: var(--error);
  font: 600 12px var(--font-text);
`

interface ReleaseChartProps {
  readonly measure: Measure
  readonly stable: ReleaseFigures | undefined
  readonly tried: ReleaseFigures | undefined
  /** Where good ends, in words: beside its line. */
  readonly limit: string | null
  /** What it says, in a sentence. */
  readonly label: string
}

/** The default as a plain line, what is tried as a dotted one that ends in a ring, and where good ends. Nothing is drawn where nothing was told. */
export const ReleaseChart = ({ measure, stable, tried, limit: limitSaid, label }: ReleaseChartProps) => {
  const pointsOf = (release: ReleaseFigures | undefined) =>
    (release?.stretches ?? []).flatMap((stretch, at) => {
      const value = stretch[measure]
      return value === null ? [] : [{ at, value }]
    })
  const [plain, dots] = [pointsOf(stable), pointsOf(tried)]
  const good = GOOD[measure]
  const most = Math.max(1, (good ?? 0) * 1.1, ...[...plain, ...dots].map(({ value }) => value))
  const x = scaleLinear({
    domain: [0, Math.max(1, (stable ?? tried)?.stretches.length ?? 1) - 1],
    range: [2, WIDTH - 6],
  })
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - 4, 6] })
  const [lastPlain, last] = [plain.at(-1), dots.at(-1)]
  const place = { x: ({ at }: { at: number }) => x(at), y: ({ value }: { value: number }) => y(value) }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} css={chart} role="img" aria-label={label}>
      <line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} css={ground} />
      {good !== null && (
        <>
          <line x1={0} x2={WIDTH} y1={y(good)} y2={y(good)} css={limit} />
          <text x={0} y={y(good) + LIMIT_BELOW} css={limitWords}>
            {limitSaid}
          </text>
        </>
      )}
      <LinePath data={plain} {...place} css={line} />
      {/* One stretch alone would be no line. */}
      {lastPlain !== undefined && <circle cx={x(lastPlain.at)} cy={y(lastPlain.value)} r={2.5} css={dot} />}
      <LinePath data={dots} {...place} css={[line, dotted]} />
      {last !== undefined && <circle cx={x(last.at)} cy={y(last.value)} r={4} css={ring} />}
    </svg>
  )
}
