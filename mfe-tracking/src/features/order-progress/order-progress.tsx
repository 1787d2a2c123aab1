import { formatTime, MARKETS } from '@galo/domain'
import { Button, Notice } from '@galo/ui'
import { useNow } from '@galo/services'
import { useLocale, useWords } from '@galo/words'
import { laterDay } from '@galo/words/format'
import { OrderClock } from './order-clock'
import { progressBlock } from './order-progress-style'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'
import { OrderSteps } from './order-steps'
import { PaceAloud } from './pace-aloud'
import type { OngoingView } from './tracking.model'
import type { OrderStep } from './order-step'
import type { TrackingWords } from './tracking-words.model'

export interface OrderProgressProps {
  readonly view: OngoingView
  readonly steps: readonly OrderStep[]
  readonly said: TrackingWords
  readonly stale: boolean
  readonly givenUp: boolean
  readonly onRetry: () => void
}

/** The clock first, or the table, then what is happening, then how far along it is. */
export const OrderProgress = ({ view, steps, said, stale, givenUp, onRetry }: OrderProgressProps) => {
  const words = useWords(ORDER_PROGRESS_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  const { fact, rest, due, wasDue, aside, pace } = said
  const { short_id, fulfilment, created_at, is_age_restricted_order: isForAdults } = view.order
  const { pickup_time: pickUp, table } = fulfilment
  const large = due ?? wasDue ?? (table == null ? null : words.table(table))
  const day = pickUp ? laterDay(pickUp, now, timeZone, locale) : null
  const collect = day === null ? words.collectAt : words.collectOn(day)
  const promise = due === undefined ? wasDue && words.wasDue : words.arrives
  const label = promise ?? (large === null ? (pickUp ? collect : words.placedAt) : words.broughtTo)
  return (
    <div css={progressBlock}>
      <OrderClock
        pace={pace}
        label={`${words.order(short_id)} · ${label}`}
        span={large}
        time={formatTime(pickUp ?? created_at, timeZone)}
      />
      <p role="status">
        <b>{fact}</b>
        {rest !== '' && ` ${rest}`}
      </p>
      <PaceAloud said={said} />
      {aside !== undefined && <p>{aside}</p>}
      <OrderSteps steps={steps} />
      {isForAdults && fulfilment.delivery_state !== 'DELIVERED' && (
        <Notice tone="warn" title={words.haveId}>
          {words.haveIdText}
        </Notice>
      )}
      {stale &&
        (givenUp ? (
          <Notice
            tone="warn"
            title={words.outOfReach}
            live
            action={
              <Button variant="outline" size="small" onClick={onRetry}>
                {words.retry}
              </Button>
            }
          >
            {words.lastHeard}
          </Notice>
        ) : (
          <Notice tone="warn" live>
            {words.badLine}
          </Notice>
        ))}
    </div>
  )
}
