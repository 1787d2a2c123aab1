import type { ReactNode } from 'react'
import { css } from '@galo/css'

const frame = css`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 3.25rem;
  padding-inline: 0.875rem;
  border: 1.5px solid var(--border-field);
  border-radius: var(--r-2);
  background: var(--surface);
  transition: border-color var(--d-1);
  &:hover {
    border-color: var(--action);
  }
  &:focus-within {
    border-color: var(--action);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &:has([aria-invalid]) {
    border-color: var(--error);
    box-shadow: 0 0 0 1px var(--error);
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 2.875rem;
    padding: 0;
    border: 0;
    background: none;
    outline: 0;
    font-size: 1rem;
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`
const dressed = css`
  min-height: 3.5rem;
  padding-inline: 1rem;
  input {
    font-size: 1.0625rem;
  }
`
const ended = css`
  padding-inline-end: 0.375rem;
`

interface FieldFrameProps {
  readonly icon?: ReactNode
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** The box round an input. 52 high, 56 with something beside the words. */
export const FieldFrame = ({ icon, end, children }: FieldFrameProps) => (
  <div css={[frame, (icon !== undefined || end !== undefined) && dressed, end !== undefined && end !== null && ended]}>
    {icon}
    {children}
    {end}
  </div>
)
