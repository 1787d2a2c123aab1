import { formatTime, MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { Notice } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatNext } from '@galo/words/format'
import { deliverySteps } from '../../fulfilment/fulfilment-trackings'
import { OrderClock } from '../../features/order-progress/order-clock'
import { progressBlock } from '../../features/order-progress/order-progress-style'
import { ORDER_PROGRESS_WORDS } from '../../features/order-progress/order-progress.words'
import { OrderSteps } from '../../features/order-progress/order-steps'
import { PaceAloud } from '../../features/order-progress/pace-aloud'
import { watchedWords, type HeardOrder } from './watched-order.model'
import { WATCHED_ORDER_WORDS } from './watched-order.words'

interface WatchedProgressProps {
  readonly heard: HeardOrder
  readonly isStale: boolean
}

/** When it arrives and how far it is, and nothing that is only its owner's to know. */
export const WatchedProgress = ({ heard, isStale }: WatchedProgressProps) => {
  const words = useWords(WATCHED_ORDER_WORDS)
  const { lastHeard, badLine } = useWords(ORDER_PROGRESS_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  const { order } = heard
  const said = watchedWords(heard, now, timeZone, locale)
  const from = order.restaurant_name === null ? words.delivery : words.deliveryFrom(order.restaurant_name)
  if (said === null)
    return (
      <div css={progressBlock} role="alert">
        <p>{from}</p>
        <h1 tabIndex={-1}>{words.lost}</h1>
        <p>{words.lostText}</p>
      </div>
    )
  const { fact, rest, due, wasDue, pace } = said
  const label = due !== undefined ? words.arrives : wasDue !== undefined ? words.wasDue : words.placedAt
  return (
    <div css={progressBlock}>
      <OrderClock
        pace={pace}
        label={`${from} · ${label}`}
        span={due ?? wasDue ?? null}
        time={formatTime(order.created_at, timeZone)}
      />
      <p role="status">
        <b>{fact}</b>
        {rest !== '' && ` ${rest}`}
      </p>
      <PaceAloud said={said} />
      <OrderSteps steps={deliverySteps({ order }, now, timeZone, locale)} />
      {isStale && (
        <Notice tone="warn" title={lastHeard} live>
          {badLine}
        </Notice>
      )}
      <p>{words.shared(formatNext(order.until, now, timeZone, locale))}</p>
    </div>
  )
}
