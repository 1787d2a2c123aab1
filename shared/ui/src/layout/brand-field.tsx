import type { HTMLAttributes } from 'react'
import { css } from '@galo/css'
import type { HeatLevel } from '../types'
import { TilePattern } from './tile-pattern'

/**
 * Cut, and not to be scrolled: a box that hides what is too much can still be moved by keys. The pattern is this field's own child, not that of a field
 * inside it.
 */
const field = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  overflow: clip;
  background: var(--azul-600);
  color: #fff;
  --focus: var(--limao-400);
  --focus-gap: var(--azul-600);
  & > svg:last-of-type {
    position: absolute;
    z-index: -1;
    inset: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const roundedField = css`
  border-radius: var(--r-4);
`
const heatField = (heat: HeatLevel) => css`
  background: var(--heat-${heat});
  background: radial-gradient(
    120% 90% at 30% 15%,
    color-mix(in oklab, var(--heat-${heat}) 62%, #ffd9b8),
    color-mix(in oklab, var(--heat-${heat}) 82%, #ff8a50) 45%,
    var(--heat-${heat})
  );
`

export interface BrandFieldProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'header' | 'footer' | 'aside'
  readonly rounded?: boolean
  /** The colour of a baste instead of azul. */
  readonly heat?: HeatLevel | undefined
  /** Pixels of one tile: 64 small, 72 ordinary, 88 hero. */
  readonly tile?: number
}

/** Azul with the tile pattern. Never behind running text of more than two lines. */
export const BrandField = ({
  as: Tag = 'div',
  rounded = false,
  heat,
  tile = 72,
  children,
  ...rest
}: BrandFieldProps) => (
  <Tag css={[field, heat !== undefined && heatField(heat), rounded && roundedField]} {...rest}>
    {children}
    <TilePattern size={tile} />
  </Tag>
)
