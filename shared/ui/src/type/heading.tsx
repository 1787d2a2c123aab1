import type { ComponentProps } from 'react'
import { css } from '@galo/css'

export type HeadingStep = 'hero' | 1 | 2 | 3

export interface HeadingProps extends ComponentProps<'h1'> {
  readonly level: 1 | 2 | 3 | 4
  /** How large it looks, when that differs from its rank. */
  readonly step?: HeadingStep
}

const base = css`
  margin: 0;
  font-family: var(--font-display);
  line-height: var(--lh-head);
  letter-spacing: var(--track-head);
  text-wrap: balance;
`
const steps = {
  hero: css`
    font-size: var(--t-hero);
    font-weight: 900;
    line-height: 0.92;
    letter-spacing: var(--track-hero);
  `,
  1: css`
    font-size: var(--t-1);
    font-weight: 800;
  `,
  2: css`
    font-size: var(--t-2);
    font-weight: 800;
  `,
  3: css`
    font-size: var(--t-3);
    font-weight: 700;
  `,
}

/** A title: `level` is its rank in the page, `step` its size. */
export const Heading = ({ level, step = level === 4 ? 3 : level, ...rest }: HeadingProps) => {
  const Tag = `h${level}` as const
  return <Tag css={[base, steps[step]]} {...rest} />
}
