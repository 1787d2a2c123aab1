import { useId } from 'react'
import { BagIcon, MopedIcon, TimerIcon, WarningIcon } from '@galo/ui'
import { confirmOrder, rejectOrder, type OrderCard } from '../../calls'
import { PressButton } from '../controls/press-button'
import { useConsole, useNow } from '../data/console-context'
import { SpaceBetween } from '../layout/rows'
import { useToast } from '../toast/toast'
import { DeliveryPart } from './delivery-part'
import { TicketItems } from './ticket-items'
import { ticketClock } from './ticket-clock.model'
import {
  actions,
  bad,
  clockStyle,
  lateTicket,
  newTicket,
  outcomeStyle,
  ticketStyle,
  total,
  where,
  who,
} from './ticket-style'
import { canAccept, outcomeOf, whoLine } from './ticket.model'

interface TicketProps {
  readonly order: OrderCard
  /** Then it goes without saying where. */
  readonly isOneKitchen: boolean
  readonly onRide: () => void
}

const Corner = ({ order, now }: { readonly order: OrderCard; readonly now: Date }) => {
  const clock = ticketClock(order, now)
  if (clock === null) {
    const { isGood, words } = outcomeOf(order)
    return <span css={[outcomeStyle, !isGood && bad]}>{words}</span>
  }
  const Icon = clock.isLate ? WarningIcon : TimerIcon
  return (
    <span css={[clockStyle, clock.isLate && bad]}>
      <Icon size={16} />
      {clock.text}
    </span>
  )
}

/** One order on the board, with what can be done about it. */
export const Ticket = ({ order, isOneKitchen, onRide }: TicketProps) => {
  const { http } = useConsole()
  const { notify } = useToast()
  const now = useNow()
  const titleId = useId()
  const WayIcon = order.fulfilmentType === 'DELIVERY' ? MopedIcon : BagIcon
  const isLate = ticketClock(order, now)?.isLate === true
  const decide = (call: typeof confirmOrder | typeof rejectOrder, done: string) => async () => {
    await http.send(call, { params: { id: order.id } })
    notify(`${order.shortId} ${done}`)
  }
  return (
    <article
      css={[ticketStyle, order.stage === 'new' && newTicket, isLate && lateTicket]}
      tabIndex={-1}
      data-key={order.id}
      aria-labelledby={titleId}
    >
      <SpaceBetween>
        <h3 id={titleId}>{order.shortId}</h3>
        <Corner order={order} now={now} />
      </SpaceBetween>
      <p css={who}>
        <WayIcon size={16} />
        {whoLine(order)}
      </p>
      {!isOneKitchen && <p css={where}>{order.restaurantName}</p>}
      <TicketItems items={order.items} />
      <SpaceBetween css={total}>
        <span>Paid</span>
        <b>{order.totalLabel}</b>
      </SpaceBetween>
      {order.stage === 'new' && (
        <div css={actions}>
          {canAccept(order) && (
            <PressButton
              variant="act"
              aria-describedby={titleId}
              data-part="confirm"
              onPress={decide(confirmOrder, 'is on the coals')}
            >
              Accept
            </PressButton>
          )}
          <PressButton
            aria-describedby={titleId}
            data-part="reject"
            onPress={decide(rejectOrder, 'rejected, the money is on its way back')}
          >
            Reject
          </PressButton>
        </div>
      )}
      {order.delivery !== null && (
        <DeliveryPart order={order} delivery={order.delivery} titleId={titleId} onRide={onRide} />
      )}
    </article>
  )
}
