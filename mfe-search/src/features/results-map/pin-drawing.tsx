import type { PinLook } from './results-map.model'

const DROP = 'M-17-37A17 17 0 0 1 17-37C17-19 5-12 0 0C-5-12-17-19-17-37Z'

/** A pin whose tip is at 0, 0, on the picture and on the map one can move. */
export const PinDrawing = ({ number, look }: { readonly number: number; readonly look: PinLook }) => (
  <g className="map-drawn">
    <rect x="-22" y="-56" width="44" height="60" fill="transparent" />
    <ellipse rx="9" ry="3" fill="#10162F" opacity=".25" />
    <path className="map-focus" d={DROP} />
    <path className="map-drop" d={DROP} />
    <text y="-31">{number}</text>
    {look === 'paused' && (
      <g transform="translate(16 -50)">
        <circle r="9" fill="#FFC42E" stroke="#fff" strokeWidth="2" />
        <path d="M-2.5-3.5v7M2.5-3.5v7" stroke="#10162F" strokeWidth="2" />
      </g>
    )}
  </g>
)

/** Where the customer is, around 0, 0. */
export const YouDrawing = () => (
  <>
    <circle r="22" fill="#2440CF" fillOpacity=".2" />
    <circle r="9" fill="#2440CF" stroke="#fff" strokeWidth="3.5" />
  </>
)
