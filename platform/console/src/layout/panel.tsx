import type { ComponentProps, ReactNode } from 'react'
import { css } from '@galo/css'

const panel = css`
  display: grid;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: var(--r-3);
  background: var(--trough);
  grid-template-columns: minmax(0, 1fr);
  & > h2 {
    font-size: 1.0625rem;
    font-weight: 700;
  }
`
const panels = css`
  display: grid;
  gap: 0.875rem;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 700px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const smallTitle = css`
  font-size: 0.9375rem;
`

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: ReactNode
}

/** One thing to look at or to change, under its title. */
export const Panel = ({ title, children, ...rest }: PanelProps) => (
  <section css={panel} {...rest}>
    {title !== undefined && <h2>{title}</h2>}
    {children}
  </section>
)

/** Panels beside each other where there is room for two. */
export const Panels = (props: ComponentProps<'div'>) => <div css={panels} {...props} />

export const SmallTitle = (props: ComponentProps<'h3'>) => <h3 css={smallTitle} {...props} />
