import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'

const chip = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--touch);
  padding: 0 1rem;
  border: 1.5px solid var(--border);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text);
  font-weight: 600;
  font-size: 0.9375rem;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--d-1);
  &:hover {
    border-color: var(--action);
  }
  &:active {
    background: var(--azul-100);
  }
  &[aria-pressed='true'] {
    border-color: var(--action);
    background: var(--action);
    color: var(--on-action);
  }
  &[aria-pressed='true']:hover {
    background: var(--action-hover);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`

export interface ChipProps extends ComponentProps<'button'> {
  /** On or off; without it the chip is an ordinary small button. */
  readonly pressed?: boolean
  readonly icon?: ReactNode
}

export const Chip = ({ pressed, icon, children, ...rest }: ChipProps) => (
  <button type="button" css={chip} aria-pressed={pressed} {...rest}>
    {icon}
    {children}
  </button>
)
