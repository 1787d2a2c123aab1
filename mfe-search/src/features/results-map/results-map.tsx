import { css } from '@galo/css'
import type { LatLng } from '@galo/domain'
import { useWords } from '@galo/words'
import { layOutMap, MAP_HEIGHT, MAP_WIDTH, type MapPlace } from './results-map.model'
import { RESULTS_MAP_WORDS } from './results-map.words'

const frame = css`
  position: relative;
  background: #e9eefa;
  overflow: hidden;

  & svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    display: block;
  }
  & text {
    font-family: var(--font-display);
    font-weight: 800;
    text-anchor: middle;
  }
  & .ring-label {
    font-family: var(--font-text);
    font-weight: 600;
    font-size: 19px;
    fill: var(--tinta-700);
    paint-order: stroke;
    stroke: #e9eefa;
    stroke-width: 7px;
  }
  & .pin {
    transition: transform var(--d-3) var(--ease-out);
    cursor: pointer;
  }
  & p {
    position: absolute;
    left: 16px;
    top: 16px;
    background: var(--surface);
    border-radius: var(--r-petal);
    box-shadow: var(--e-2);
    padding: 8px 14px;
    font-weight: 600;
    font-size: var(--t-small);
  }
`

const DROP = 'M-22-44A22 22 0 0 1 22-44C22-22 6-14 0 2C-6-14-22-22-22-44Z'

/** One of the four leaves of the tile pattern. */
const Tiles = () => (
  <defs>
    <pattern id="results-map-tiles" width="96" height="96" patternUnits="userSpaceOnUse">
      <rect width="96" height="96" fill="#e9eefa" />
      <path
        d="M0 48A48 48 0 0 1 48 0A48 48 0 0 1 0 48ZM96 48A48 48 0 0 0 48 0A48 48 0 0 0 96 48ZM0 48A48 48 0 0 0 48 96A48 48 0 0 0 0 48ZM96 48A48 48 0 0 1 48 96A48 48 0 0 1 96 48Z"
        fill="#f1f5fe"
      />
      <circle cx="48" cy="48" r="5" fill="#dee6f8" />
    </pattern>
  </defs>
)

export interface ResultsMapProps {
  readonly origin: LatLng
  readonly places: readonly MapPlace[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/**
 * The restaurants around the customer: directions are true, the rings show distances. All of it is in the list too, so it is hidden
 * from assistive technology.
 */
export const ResultsMap = ({ origin, places, chosen, onChoose }: ResultsMapProps) => {
  const words = useWords(RESULTS_MAP_WORDS)
  const { pins, rings } = layOutMap(origin, places)
  const numbered = pins.map((pin, index) => ({ ...pin, number: index + 1 }))
  // The chosen pin is drawn last, above its neighbours.
  const drawn = [...numbered.filter((pin) => pin.id !== chosen), ...numbered.filter((pin) => pin.id === chosen)]
  return (
    <div css={frame} aria-hidden="true">
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} preserveAspectRatio="xMidYMid slice">
        <Tiles />
        <rect x="-1000" y="-1000" width="3000" height="3000" fill="url(#results-map-tiles)" />
        <g transform={`translate(${MAP_WIDTH / 2} ${MAP_HEIGHT / 2})`}>
          {rings.map(({ distance, radius }) => (
            <circle
              key={distance}
              r={radius}
              fill="#2440CF"
              fillOpacity=".05"
              stroke="#2440CF"
              strokeWidth="2"
              strokeOpacity=".5"
              strokeDasharray="2 9"
              strokeLinecap="round"
            />
          ))}
          <circle r="24" fill="#2440CF" fillOpacity=".2" />
          <circle r="11" fill="#2440CF" stroke="#fff" strokeWidth="4" />
        </g>
        {rings.map(({ distance, label }) => (
          <text key={distance} className="ring-label" x={label.x} y={label.y + 6}>
            {words.ring(distance)}
          </text>
        ))}
        {drawn.map(({ id, number, x, y }) => (
          <g
            key={id}
            className="pin"
            onClick={() => onChoose(id)}
            transform={`translate(${x} ${y}) scale(${id === chosen ? 1.5 : 1.25})`}
          >
            <ellipse cy="3" rx="12" ry="4" fill="#10162F" opacity=".25" />
            <path d={DROP} fill={id === chosen ? '#FFC42E' : '#2440CF'} stroke="#fff" strokeWidth="3" />
            <text y="-37" fontSize="20" fill={id === chosen ? '#10162F' : '#fff'}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <p>{words.youAreInTheMiddle}</p>
    </div>
  )
}
