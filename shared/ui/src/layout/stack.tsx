import type { HTMLAttributes } from 'react'
import { cssOf } from '@galo/css'

export interface StackProps extends HTMLAttributes<HTMLElement> {
  readonly as?:
    'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'span' | 'form' | 'dl'
  /** A step of the space scale: 4, 8, 12, 16, 24, 32, 48, 72 px. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  readonly row?: boolean
  readonly wrap?: boolean
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  readonly justify?: 'start' | 'center' | 'end' | 'space-between'
}

const stackStyle = cssOf(
  (gap: number, row: boolean, wrap: boolean, align: StackProps['align'], justify: StackProps['justify']) => ({
    display: 'flex',
    flexDirection: row ? 'row' : 'column',
    flexWrap: wrap ? 'wrap' : undefined,
    gap: `var(--s-${gap})`,
    alignItems: align,
    justifyContent: justify,
  }),
)

/** Things one below the other, or side by side with `row`. */
export const Stack = ({ as: Tag = 'div', gap = 4, row = false, wrap = false, align, justify, ...rest }: StackProps) => (
  <Tag css={stackStyle(gap, row, wrap, align, justify)} {...rest} />
)
