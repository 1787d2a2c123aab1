import type { ReactNode } from 'react'
import { css } from '@galo/css'

/** What may stand in a button beside its words. */
export interface ButtonSlots {
  readonly icon?: ReactNode
  /** Pushed to the end, such as the price of "Add to basket". */
  readonly end?: ReactNode
  readonly children?: ReactNode
}

const content = css`
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-width: 0;
  .button-end {
    margin-inline-start: auto;
    padding-inline-start: 0.5rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

export const ButtonContent = ({ icon, end, children }: ButtonSlots) => (
  <span css={content}>
    {icon}
    {children}
    {end !== undefined && <span className="button-end">{end}</span>}
  </span>
)
