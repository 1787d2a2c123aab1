import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { WaitingButton } from '../controls/waiting-button'
import { WarningCircleFillIcon } from '../icons/warning-circle-fill'
import { FAILED_STATE_WORDS } from './failed-state.words'
import { Reference } from './reference'

const failed = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: var(--r-2);
  background: var(--error-bg);
  color: var(--error);
  .failed-words {
    flex: 1;
    min-width: min(8.5rem, 60%);
  }
  .failed-words > :is(h1, h2, h3) {
    font: 700 1rem/1.5 var(--font-text);
    letter-spacing: 0;
  }
  .failed-words > h1 {
    font: 800 var(--t-2) / var(--lh-head) var(--font-display);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export interface FailedStateProps {
  readonly heading: ReactNode
  /** What did not change, and what to do. */
  readonly text?: ReactNode
  /** What it is known by in our logs, where it is. */
  readonly reference?: string | null | undefined
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean
  readonly retryLabel?: string
  /** A way out instead of, or beside, the retry. */
  readonly action?: ReactNode
  readonly level?: 1 | 2 | 3
  readonly className?: string
}

/** A part that failed, in its own place; the rest of the page lives on. */
export const FailedState = ({
  heading,
  text,
  reference,
  onRetry,
  retrying = false,
  retryLabel,
  action,
  level = 2,
  className,
}: FailedStateProps) => {
  const words = useWords(FAILED_STATE_WORDS)
  const Title = `h${level}` as const
  return (
    <div role="alert" css={failed} className={className}>
      <WarningCircleFillIcon size={24} />
      <div className="failed-words">
        <Title>{heading}</Title>
        {text !== undefined && <div>{text}</div>}
        <Reference of={reference} />
      </div>
      {onRetry !== undefined && (
        <WaitingButton variant="danger" size="small" busy={retrying} onClick={onRetry}>
          {retryLabel ?? words.retry}
        </WaitingButton>
      )}
      {action}
    </div>
  )
}
