import { css } from '@galo/css'

const mark = css`
  display: block;
  forced-color-adjust: none;
`
/** The tile keeps its colours; the word stands on whatever the system chose. */
const word = css`
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`
/** The system takes the field's azul away, and a white word with it. */
const fieldMark = css`
  @media (forced-colors: active) {
    border-radius: var(--r-1);
    background: #2440cf;
  }
`

export interface MarkProps {
  /** 28 at least; 16 for the tile alone. */
  readonly height?: number
  /** On azul: no outline of the tile, white word. */
  readonly onField?: boolean
  readonly tileOnly?: boolean
}

/** Tile and word. Decorative: the link round it says "Galo". */
export const Mark = ({ height = 36, onField = false, tileOnly = false }: MarkProps) => (
  <svg
    aria-hidden="true"
    css={[mark, onField && fieldMark]}
    height={height}
    width={Math.round(tileOnly ? height : (height * 232) / 72)}
    viewBox={tileOnly ? '4 4 64 64' : '0 0 232 72'}
    fill="none"
  >
    {!onField && <rect x="4" y="4" width="64" height="64" rx="16" fill="#2440CF" />}
    <path
      d="M15 36.5A9.5 11 0 0 1 16 17.5A10.5 11 0 0 1 24 21A12 13 0 0 1 29.5 9.5A12 13 0 0 1 36 20A11 11 0 0 1 43.5 13.5A11 11 0 0 1 46 27Z"
      fill="#FF6A3D"
    />
    <path d="M15 62V39A16.5 16.5 0 0 1 48 39V43A19 19 0 0 1 29 62Z" fill="#FFF" />
    <path d="M48 35A11 11 0 0 1 59 46H48Z" fill="#FFC42E" />
    <path d="M48 46A9 9 0 0 1 39 55A9 9 0 0 1 39 46Z" fill="#FF6A3D" />
    <circle cx="37.5" cy="37.5" r="3.4" fill="#10162F" />
    {!tileOnly && (
      <g css={!onField && word} stroke={onField ? '#FFF' : '#10162F'} strokeWidth="11">
        <circle cx="98.5" cy="40" r="12.5" />
        <path d="M111 22V54A12 12 0 0 1 99 66H89" />
        <circle cx="139.5" cy="40" r="12.5" />
        <path d="M152 22V58M169.5 6V58" />
        <circle cx="199" cy="40" r="12.5" />
      </g>
    )}
  </svg>
)
