import { formatTime, isDelivery, isOnPremises, MARKETS } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useNow } from '@galo/services'
import { ArrowRightIcon, BagIcon, BrandField, ButtonLink, ForkKnifeIcon, MopedIcon, VisuallyHidden } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from '../../features/order-progress/order-progress.words'
import { ongoingView, type OngoingView } from '../../features/order-progress/tracking.model'
import { useTracking } from '../../features/order-progress/use-tracking'
import type { RiderReading } from '../../features/rider/rider.model'
import { riderWords } from '../../features/rider/rider-words.model'
import { useRider } from '../../features/rider/use-rider'
import { fulfilmentTracking, orderSteps, trackingWords } from '../../fulfilment/fulfilment-trackings'
import { liveOrder } from './live-order-style'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

/** How far it is, and when it is there: what one wants to know before anything else. */
const useHeadline = (view: OngoingView, rider: RiderReading | null): string => {
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const words = useWords(ORDER_PROGRESS_WORDS)
  const { title, due, wasDue } = trackingWords(view, useNow(), timeZone, locale, rider)
  const { pickup_time: pickUp, table } = view.order.fulfilment
  if (due !== undefined) return `${title}: ${due}`
  if (wasDue !== undefined) return `${title}: ${words.wasDue} ${wasDue}`
  if (pickUp != null) return `${title}: ${words.collectAt} ${formatTime(pickUp, timeZone)}`
  return table == null ? title : `${title}: ${words.table(table)}`
}

const Band = ({ view, rider }: { readonly view: OngoingView; readonly rider: RiderReading | null }) => {
  const locale = useLocale()
  const words = useWords(MY_ORDERS_WORDS)
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  const headline = useHeadline(view, rider)
  const { order } = view
  const steps = orderSteps(view, now, timeZone, locale)
  const at = steps.findIndex(({ state }) => state === 'current')
  const code = fulfilmentTracking(order).code?.(order) ?? null
  const Way = isDelivery(order.fulfilment.type)
    ? MopedIcon
    : isOnPremises(order.fulfilment.type)
      ? ForkKnifeIcon
      : BagIcon
  const said = [
    words.from(words.order(order.short_id), order.restaurant?.name ?? ''),
    rider && words.riderIs(rider.tracking.rider.full_name, riderWords(order, rider, now, locale).fact),
    code !== null && words.codeIs(code),
  ].filter(Boolean)
  return (
    <BrandField as="section" rounded tile={64} css={liveOrder} aria-label={words.goesOn}>
      <span className="way" aria-hidden="true">
        <Way size={28} />
      </span>
      <div className="words">
        <h2>{headline}</h2>
        <p>{said.join(' ')}</p>
      </div>
      <ButtonLink component={Link} to={sitePaths.order(order.id)} variant="next">
        {words.followIt}
        <VisuallyHidden>{words.ofOrder(words.order(order.short_id))}</VisuallyHidden>
        <ArrowRightIcon size={20} />
      </ButtonLink>
      <div className="bars" role="img" aria-label={words.stepOf(at + 1, steps.length, steps[at]?.label ?? '')}>
        {steps.map(({ id, state }) => (
          <i key={id} data-state={state} />
        ))}
      </div>
    </BrandField>
  )
}

/** The order that goes on, above all others: how far it is, moving by itself. */
export const LiveOrder = ({ orderId }: { readonly orderId: string }) => {
  const { view, lookAgain } = useTracking(orderId)
  const { rider } = useRider('order' in view ? view.order : null, lookAgain)
  const ongoing = 'order' in view ? ongoingView(view.order) : null
  return ongoing === null ? null : <Band view={ongoing} rider={rider} />
}
