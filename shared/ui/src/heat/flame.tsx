import { css } from '@galo/css'
import type { HeatLevel } from '../types'
import { FLAME } from './flame-path'

const OUTER = ['#E9C27E', '#E8C136', '#EE9A2A', '#E2641C', '#FF5A2C', '#D92A12'] as const
const INNER = ['#FFF6', '#FFF6', '#FFD45C', '#FFC42E', '#FFC42E', '#FF8A3C'] as const

const flame = css`
  display: block;
  overflow: visible;
  .flame-lit {
    transition: opacity var(--d-2) var(--ease-out);
  }
  @media (prefers-reduced-motion: reduce) {
    .flame-lit {
      transition-delay: 0s !important;
    }
  }
`
/** Flames below the chosen one light one after another. */
const delays = [0, 40, 80, 120, 160, 200] as const

export interface FlameProps {
  readonly level: HeatLevel
  /** Unlit: an outline. */
  readonly lit?: boolean
  /** 1 is 44 wide. */
  readonly scale?: number
}

/** Higher by level: 34 to 79 px at scale 1. */
export const Flame = ({ level, lit = true, scale = 1 }: FlameProps) => {
  const width = 15 + level * 0.8
  const height = 30 + level * 8.4
  const box = height + 2
  return (
    <svg
      aria-hidden="true"
      css={flame}
      width={44 * scale}
      height={Math.round((box + 2) * scale)}
      viewBox={`-22 ${-box} 44 ${box + 2}`}
    >
      <path
        d={FLAME}
        transform={`scale(${width} ${height})`}
        fill="none"
        stroke={level < 2 ? '#8A6D1B' : '#8E1A0E'}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <g className="flame-lit" css={{ opacity: lit ? 1 : 0, transitionDelay: `${delays[level]}ms` }}>
        <path d={FLAME} transform={`scale(${width} ${height})`} fill={OUTER[level]} />
        <path
          d={FLAME}
          transform={`scale(${width}  ${height})`}
          fill="none"
          stroke={OUTER[level]}
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
        <path d={FLAME} transform={`scale(${width * 0.46} ${height * 0.44})`} fill={INNER[level]} />
      </g>
    </svg>
  )
}
