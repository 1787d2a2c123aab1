import { useId } from 'react'
import { BagIcon, Button, MopedIcon, TimerIcon, WarningIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { confirmOrder, rejectOrder, type OrderCard } from '../../calls'
import { PressButton } from '../controls/press-button'
import { useConsole, useNow } from '../data/console-context'
import { SpaceBetween } from '../layout/rows'
import { useToast } from '../toast/toast'
import { AgeStrip } from './age-strip'
import { AllergyStrip } from './allergy-strip'
import { DeliveryPart } from './delivery-part'
import { TakeOut } from './take-out'
import { mayBeTakenOutOf } from './take-out.model'
import { TicketItems } from './ticket-items'
import { isLate, ticketClock } from './ticket-clock.model'
import {
  actions,
  bad,
  clockStyle,
  lateTicket,
  newTicket,
  onPaper,
  onScreen,
  outcomeStyle,
  ticketStyle,
  tip,
  total,
  where,
  who,
} from './ticket-style'
import { canAccept, outcomeOf, whoLine } from './ticket.model'
import { TICKET_WORDS } from './ticket.words'
import { usePrinting } from './use-printing'

interface TicketProps {
  readonly order: OrderCard
  /** Then it goes without saying where. */
  readonly isOneKitchen: boolean
  readonly onRide: () => void
}

const Corner = ({ order, now }: { readonly order: OrderCard; readonly now: Date }) => {
  const locale = useLocale()
  const clock = ticketClock(order, now, locale)
  if (clock === null) {
    const { isGood, words } = outcomeOf(order, locale)
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
  const words = useWords(TICKET_WORDS)
  const locale = useLocale()
  const now = useNow()
  const titleId = useId()
  const { isPrinting, print } = usePrinting()
  const WayIcon = order.fulfilmentType === 'DELIVERY' ? MopedIcon : BagIcon
  const decide = (call: typeof confirmOrder | typeof rejectOrder, done: (shortId: string) => string) => async () => {
    await http.send(call, { params: { id: order.id } })
    notify(done(order.shortId))
  }
  return (
    <article
      css={[ticketStyle, order.stage === 'new' && newTicket, isLate(order, now) && lateTicket, onPaper]}
      data-printing={isPrinting || undefined}
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
        {whoLine(order, locale)}
      </p>
      {!isOneKitchen && <p css={where}>{order.restaurantName}</p>}
      <TicketItems items={order.items} />
      {(order.wantsCutlery || order.wantsBag) && (
        <p css={where}>
          {[order.wantsCutlery && words.cutlery, order.wantsBag && words.bag].filter(Boolean).join(', ')}
        </p>
      )}
      <SpaceBetween css={total}>
        <span>{words.paid}</span>
        <b>{order.totalLabel}</b>
      </SpaceBetween>
      {order.tipLabel !== null && (
        <SpaceBetween css={tip}>
          <span>{words.tip}</span>
          <b>{order.tipLabel}</b>
        </SpaceBetween>
      )}
      <AllergyStrip order={order} />
      {order.isAgeRestricted && <AgeStrip />}
      {order.stage === 'new' && (
        <div css={[actions, onScreen]}>
          {canAccept(order) && (
            <PressButton
              variant="act"
              aria-describedby={titleId}
              data-part="confirm"
              onPress={decide(confirmOrder, words.accepted)}
            >
              {words.accept}
            </PressButton>
          )}
          <PressButton aria-describedby={titleId} data-part="reject" onPress={decide(rejectOrder, words.rejected)}>
            {words.reject}
          </PressButton>
        </div>
      )}
      {order.delivery !== null && (
        <DeliveryPart order={order} delivery={order.delivery} titleId={titleId} onRide={onRide} />
      )}
      <div css={onScreen}>
        {mayBeTakenOutOf(order) && <TakeOut order={order} titleId={titleId} />}
        <Button variant="plain" size="small" aria-describedby={titleId} onClick={print}>
          {words.print}
        </Button>
      </div>
    </article>
  )
}
