import { css } from '@galo/css'
import { FailedState, Notice, Skeleton, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { ITEM_SHEET_WORDS } from './item-sheet.words'

const waiting = css({ display: 'grid', gap: 'var(--s-3)' })

interface ItemUnreadyProps {
  readonly reason: 'sold-out' | 'not-orderable' | 'failed' | 'on-its-way'
  readonly notOrderable?: { readonly title: string; readonly text: string } | null | undefined
  /** The trace of what failed. */
  readonly reference: string | null
  readonly onRetry: () => void
}

/** Why there is nothing to choose (yet), and what can be done about it. */
export const ItemUnready = ({ reason, notOrderable, reference, onRetry }: ItemUnreadyProps) => {
  const words = useWords(ITEM_SHEET_WORDS)
  switch (reason) {
    case 'sold-out':
      return <Notice tone="warn">{words.soldOutToday}</Notice>
    case 'not-orderable':
      return (
        <Notice tone="info" title={notOrderable?.title}>
          {notOrderable?.text ?? words.notTakingOrders}
        </Notice>
      )
    case 'failed':
      return (
        <FailedState
          heading={words.choicesMissing}
          text={words.nothingChanged}
          reference={reference}
          onRetry={onRetry}
          retryLabel={words.tryAgain}
          level={3}
        />
      )
    case 'on-its-way':
      return (
        <div css={waiting} aria-busy="true">
          <VisuallyHidden role="status">{words.bringingChoices}</VisuallyHidden>
          <Skeleton height={220} radius={20} />
          <Skeleton height={64} radius={16} />
          <Skeleton height={64} radius={16} />
        </div>
      )
    default:
      return reason satisfies never
  }
}
