import { css } from '@emotion/react'
import { formatMoney } from '@galo/domain'
import { Button, FailedState, Notice, Price, Sheet, Skeleton, VisuallyHidden } from '@galo/ui'
import { ItemForm } from './item-form'
import { ItemIntro } from './item-head'
import type { ItemSheetProps } from './item-sheet.props'
import { ItemStage } from './item-stage'

const waiting = css({ display: 'grid', gap: 'var(--s-3)' })

/** A dish: what is in it, what may be chosen, and the way into the basket. */
export const ItemSheet = (props: ItemSheetProps) => {
  const { card, item } = props
  if (item !== null && !card.soldOut && props.onAdd !== undefined)
    return <ItemForm key={card.id} {...props} item={item} onAdd={props.onAdd} />
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={card.displayName}
      aside={<Price large>{formatMoney(card.price)}</Price>}
      intro={<ItemIntro card={card} kcal={card.kcal} />}
      stage={<ItemStage card={card} heat={null} />}
    >
      <Unready {...props} />
    </Sheet>
  )
}

/** Why there is nothing to choose (yet), and what can be done about it. */
const Unready = ({ card, item, failed, onRetry }: ItemSheetProps) => {
  if (card.soldOut) return <Notice tone="warn">Sold out here today. The kitchen is as sorry as you are.</Notice>
  if (item !== null) return <Notice tone="warn">This Galo isn’t taking orders like this right now.</Notice>
  if (failed)
    return (
      <FailedState
        heading="The choices didn’t arrive"
        text="Nothing in your basket changed."
        onRetry={onRetry}
        retryLabel="Try again"
        level={3}
      />
    )
  return (
    <div css={waiting} aria-busy="true">
      <VisuallyHidden role="status">Bringing the choices</VisuallyHidden>
      <Skeleton height={220} radius={20} />
      <Skeleton height={64} radius={16} />
      <Skeleton height={64} radius={16} />
      <Button variant="next" full busy="One moment">
        Add to basket
      </Button>
    </div>
  )
}
