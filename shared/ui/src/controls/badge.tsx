import type { ComponentProps, ReactNode } from 'react'
import { css } from '@galo/css'

export type BadgeTone = 'sun' | 'ok' | 'hot' | 'blue' | 'error' | 'white'

const badge = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.375rem;
  padding: 0.25rem 0.625rem;
  border-radius: var(--r-petal);
  font-weight: 700;
  font-size: var(--t-micro);
  font-family: var(--font-text);
  line-height: 1.3;
  letter-spacing: 0;
  white-space: nowrap;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const tones = {
  sun: css`
    background: var(--limao-400);
    color: var(--tinta-900);
  `,
  ok: css`
    background: var(--ok-bg);
    color: var(--ok);
  `,
  hot: css`
    background: var(--hot-bg);
    color: var(--hot);
  `,
  blue: css`
    background: var(--azul-100);
    color: var(--azul-700);
  `,
  error: css`
    background: var(--error-bg);
    color: var(--error);
  `,
  white: css`
    background: #fff;
    color: var(--brasa-600);
  `,
}

export interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: BadgeTone
  readonly icon?: ReactNode
}

/** A petal with a word or two: "Galo says". */
export const Badge = ({ tone = 'blue', icon, children, ...rest }: BadgeProps) => (
  <span css={[badge, tones[tone]]} {...rest}>
    {icon}
    {children}
  </span>
)
