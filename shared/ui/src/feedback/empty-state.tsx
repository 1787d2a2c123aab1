import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { GaugeRooster } from '../heat/gauge-rooster'
import { BrandField } from '../layout/brand-field'

const empty = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.5rem;
  padding: 2rem 1.5rem;
  border-radius: var(--r-3);
  text-align: center;
  .empty-text {
    max-width: 34ch;
    text-wrap: balance;
  }
  .empty-action {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
    margin-block-start: 0.5rem;
  }
`

export interface EmptyStateProps {
  readonly heading: ReactNode
  readonly text?: ReactNode
  /** One, and only one. */
  readonly action?: ReactNode
  readonly level?: 1 | 2 | 3
  readonly className?: string
}

/** Nothing here yet: the herb rooster on azul, and the way on. */
export const EmptyState = ({ heading, text, action, level = 2, className }: EmptyStateProps) => {
  const Title = `h${level}` as const
  return (
    <BrandField css={empty} className={className} tile={64}>
      <GaugeRooster level={0} size={level === 1 ? 160 : 120} />
      <Title tabIndex={level === 1 ? -1 : undefined} css={level !== 1 && { fontSize: 'var(--t-3)' }}>
        {heading}
      </Title>
      {text !== undefined && <div className="empty-text">{text}</div>}
      {action !== undefined && <div className="empty-action">{action}</div>}
    </BrandField>
  )
}
