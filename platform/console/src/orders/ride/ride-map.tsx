import { css } from '@galo/css'
import type { Point, Ride } from '../../../calls'
import { boxAround, lineOf } from './ride.model'

const map = css`
  display: block;
  width: 100%;
  max-height: 60dvh;
  border-radius: var(--r-2);
  background: var(--rail);
  polyline {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`
const street = css`
  stroke: var(--surface-2);
`
const mainStreet = css`
  stroke: var(--border);
`
const wayStyle = css`
  stroke: var(--action);
`
const from = css`
  fill: var(--text);
`
const to = css`
  fill: var(--hot);
`
const riderStyle = css`
  fill: var(--limao-400);
`
const halo = css`
  fill: var(--limao-400);
  opacity: 0.28;
`

const Restaurant = ({ at: [x, y], unit }: { readonly at: Point; readonly unit: number }) => (
  <rect x={x - unit * 1.8} y={y - unit * 1.8} width={unit * 3.6} height={unit * 3.6} rx={unit} css={from} />
)
const Rider = ({ at: [cx, cy], unit }: { readonly at: Point; readonly unit: number }) => (
  <>
    <circle cx={cx} cy={cy} r={unit * 3.4} css={halo} />
    <circle cx={cx} cy={cy} r={unit * 2.1} css={riderStyle} />
  </>
)

/** Streets, the way, and the rider on it. The words below say the same. */
export const RideMap = ({
  ride: { streets, way, rider },
}: {
  readonly ride: Pick<Ride, 'streets' | 'way' | 'rider'>
}) => {
  const { left, top, width, height } = boxAround({ way, rider })
  const unit = Math.max(width, height) / 100
  const [start, door] = [way[0], way.at(-1)]
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} css={map} aria-hidden="true">
      {streets.map(({ isMain, points }, index) => (
        <polyline
          key={index}
          points={lineOf(points)}
          css={isMain ? mainStreet : street}
          strokeWidth={unit * (isMain ? 1.6 : 0.7)}
        />
      ))}
      <polyline points={lineOf(way)} css={wayStyle} strokeWidth={unit * 1.1} />
      {start !== undefined && <Restaurant at={start} unit={unit} />}
      {door !== undefined && <circle cx={door[0]} cy={door[1]} r={unit * 2} css={to} />}
      {rider !== null && <Rider at={rider} unit={unit} />}
    </svg>
  )
}
