import type { HTMLAttributes } from 'react'
import { hiddenStyle } from './hidden-style'

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'label'
}

/** Words for screen readers only. A live region (`role="status"`) is mounted before its words arrive. */
export const VisuallyHidden = ({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) => (
  <Tag css={hiddenStyle} {...rest} />
)
