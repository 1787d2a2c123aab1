import type { ComponentProps } from 'react'
import { css } from '@galo/css'

const colours = { ok: 'var(--erva-500)', warn: 'var(--limao-400)', off: 'var(--linha-forte)' }

const status = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  &::before {
    content: '';
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    border: 1px solid rgb(16 22 47 / 0.25);
    border-radius: 50%;
    background: var(--dot);
  }
`

/** A dot for the eye; the words beside it say the same. */
export const StatusDot = ({ tone, ...rest }: ComponentProps<'span'> & { readonly tone: keyof typeof colours }) => (
  <span css={[status, { '--dot': colours[tone] }]} {...rest} />
)
