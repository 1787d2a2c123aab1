import { css } from '@emotion/react'
import { FailedState, Notice, Skeleton, VisuallyHidden } from '@galo/ui'

const waiting = css({ display: 'grid', gap: 'var(--s-3)' })

interface ItemUnreadyProps {
  readonly reason: 'sold-out' | 'not-orderable' | 'failed' | 'on-its-way'
  readonly notOrderable?: { readonly title: string; readonly text: string } | null | undefined
  readonly onRetry: () => void
}

/** Why there is nothing to choose (yet), and what can be done about it. */
export const ItemUnready = ({ reason, notOrderable, onRetry }: ItemUnreadyProps) => {
  switch (reason) {
    case 'sold-out':
      return <Notice tone="warn">Sold out here today. The kitchen is as sorry as you are.</Notice>
    case 'not-orderable':
      return (
        <Notice tone="info" title={notOrderable?.title}>
          {notOrderable?.text ?? 'This Galo isn’t taking orders like this right now.'}
        </Notice>
      )
    case 'failed':
      return (
        <FailedState
          heading="The choices didn’t arrive"
          text="Nothing in your basket changed."
          onRetry={onRetry}
          retryLabel="Try again"
          level={3}
        />
      )
    case 'on-its-way':
      return (
        <div css={waiting} aria-busy="true">
          <VisuallyHidden role="status">Bringing the choices</VisuallyHidden>
          <Skeleton height={220} radius={20} />
          <Skeleton height={64} radius={16} />
          <Skeleton height={64} radius={16} />
        </div>
      )
    default:
      return reason satisfies never
  }
}
