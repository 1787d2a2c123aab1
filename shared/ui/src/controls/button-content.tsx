import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { Spinner } from '../feedback/spinner'

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
const stack = css`
  display: grid;
  flex: 1 1 auto;
  & > * {
    grid-area: 1 / 1;
  }
  & > [aria-hidden] {
    visibility: hidden;
  }
`

/** The words while busy lie over the words at rest, which keep the button's width. */
export const ButtonContent = ({ icon, end, children, busy }: ButtonSlots & { readonly busy: boolean | string }) => {
  const atRest = (
    <span css={content} aria-hidden={busy !== false || undefined}>
      {icon}
      {children}
      {end !== undefined && <span className="button-end">{end}</span>}
    </span>
  )
  if (busy === false) return atRest
  return (
    <span css={stack}>
      {atRest}
      <span css={content}>
        <Spinner />
        {busy === true ? children : busy}
      </span>
    </span>
  )
}
