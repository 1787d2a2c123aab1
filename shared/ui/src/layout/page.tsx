import type { HTMLAttributes } from 'react'
import { css } from '@galo/css'

const page = css`
  width: 100%;
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);
`

/** The column everything stands in: 1232 wide at most, with the gutter of the screen. */
export const Page = ({
  as: Tag = 'div',
  ...rest
}: HTMLAttributes<HTMLElement> & { readonly as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' }) => (
  <Tag css={page} {...rest} />
)
