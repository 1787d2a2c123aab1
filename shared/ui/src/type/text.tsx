import type { HTMLAttributes } from 'react'
import { cssOf } from '@galo/css'

const sizes = { body: 'var(--t-body)', small: 'var(--t-small)', micro: 'var(--t-micro)' }
const tones = {
  default: 'inherit',
  soft: 'var(--text-2)',
  faint: 'var(--text-3)',
  ok: 'var(--ok)',
  error: 'var(--error)',
  hot: 'var(--hot)',
}

export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li'
  readonly size?: keyof typeof sizes
  readonly tone?: keyof typeof tones
  readonly weight?: 400 | 500 | 600 | 700
  /** Digits of one width, for prices and times. */
  readonly numeric?: boolean
}

const textStyle = cssOf(
  (size: keyof typeof sizes, tone: keyof typeof tones, weight: number | undefined, numeric: boolean) => ({
    margin: 0,
    fontSize: sizes[size],
    color: tones[tone],
    fontWeight: weight,
    fontVariantNumeric: numeric ? 'tabular-nums' : undefined,
  }),
)

export const Text = ({
  as: Tag = 'p',
  size = 'body',
  tone = 'default',
  weight,
  numeric = false,
  ...rest
}: TextProps) => <Tag css={textStyle(size, tone, weight, numeric)} {...rest} />
