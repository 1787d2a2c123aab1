import type { HTMLAttributes } from 'react'
import { css } from '@galo/css'

const card = css`
  background: var(--surface);
  border-radius: var(--r-3);
  box-shadow: var(--e-1);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const paddedCard = css`
  padding: 1.125rem var(--s-4);
  @media (min-width: 768px) {
    padding: var(--s-5);
  }
`
const currentCard = css`
  box-shadow:
    0 0 0 2.5px var(--action),
    var(--e-2);
  @media (forced-colors: active) {
    outline: 3px solid Highlight;
  }
`

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form'
  readonly padded?: boolean
  /** The one being worked on: an azul edge. */
  readonly current?: boolean
}

export const Card = ({ as: Tag = 'div', padded = false, current = false, ...rest }: CardProps) => (
  <Tag css={[card, padded && paddedCard, current && currentCard]} {...rest} />
)
