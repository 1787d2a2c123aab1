import { css } from '@galo/css'
import type { HeatLevel } from '../types'
import { FLAME } from './flame-path'

/** Where each flame of the comb stands (x, y, degrees) and from which heat on. */
const COMB = [
  { x: -34, y: -22, turn: -52, from: 4 },
  { x: -22, y: -44, turn: -32, from: 1 },
  { x: -4, y: -56, turn: -12, from: 0 },
  { x: 16, y: -56, turn: 8, from: 0 },
  { x: 34, y: -46, turn: 26, from: 3 },
  { x: 46, y: -30, turn: 44, from: 5 },
] as const
/** The comb's size and its two alternating colours, by heat. */
const GROWTH = [0.5, 0.62, 0.8, 1, 1.2, 1.4] as const
const COLOURS = [
  ['#E8C136', '#E8C136'],
  ['#E8C136', '#E8C136'],
  ['#EE9A2A', '#EE9A2A'],
  ['#E2641C', '#E2641C'],
  ['#CB3A17', '#FF5A2C'],
  ['#8E1A0E', '#FF5A2C'],
] as const

const rooster = css`
  display: block;
  forced-color-adjust: none;
  g {
    transition: transform var(--d-3) var(--ease-crow);
  }
  /* White on whatever the system's canvas is: bring the azul along. */
  @media (forced-colors: active) {
    border-radius: var(--r-2);
    background: #2440cf;
  }
`

/** Our rooster; its comb is a flame and grows with the heat. An illustration: never the mark. */
export const GaugeRooster = ({ level, size = 120 }: { readonly level: HeatLevel; readonly size?: number }) => {
  const growth = GROWTH[level]
  const width = 0.8 + 0.2 * growth
  return (
    <svg aria-hidden="true" css={rooster} viewBox="-110 -160 240 300" width={size * 0.8} height={size}>
      {COMB.map(({ x, y, turn, from }, index) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${level < from ? '0.01 0.01' : `${20 * width} ${62 * growth}`})`}
        >
          <path d={FLAME} fill={COLOURS[level][index % 2 === 0 ? 0 : 1]} />
          <path d={FLAME} transform="scale(.5 .55)" fill={level > 3 ? '#FFC42E' : '#FFF4'} />
        </g>
      ))}
      <path d="M-104 150C-104 70-62 60-54 4A54 54 0 0 1 54 0V14C54 80 20 150-40 150Z" fill="#FFF" />
      <path d="M53-6A38 38 0 0 1 91 32H53Z" fill="#FFC42E" />
      <path d="M53 32A29 29 0 0 1 24 61A29 29 0 0 1 24 32Z" fill="#FF5A2C" />
      {level === 5 ? (
        <path
          d="M4-6L22 4L4 14"
          fill="none"
          stroke="#10162F"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <>
          <circle cx="18" cy="2" r="11" fill="#10162F" />
          <circle cx="22" cy="-2" r="3.5" fill="#FFF" />
        </>
      )}
      {level === 4 && <path d="M2-18L30-10" stroke="#10162F" strokeWidth="6" strokeLinecap="round" />}
    </svg>
  )
}
