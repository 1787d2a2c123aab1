import { wordsOf, type Locale } from '@galo/words'
import type { OrderCard } from '../../calls'
import { TICKET_WORDS } from './ticket.words'

/** `4:10`, `61:05`, `2 h 5`. */
export const span = (ms: number, locale: Locale): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 100) return wordsOf(TICKET_WORDS, locale).hoursAndMinutes(Math.floor(minutes / 60), minutes % 60)
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

type Timed = Pick<OrderCard, 'stage' | 'createdAt' | 'pickupTime' | 'lateFrom'>

const overMs = ({ lateFrom }: Timed, now: Date): number =>
  lateFrom === null ? -1 : now.getTime() - Date.parse(lateFrom)

/** An order that is done is not late any more. */
export const isLate = (order: Timed, now: Date): boolean => order.stage !== 'done' && overMs(order, now) >= 0

export interface TicketClock {
  readonly isLate: boolean
  readonly text: string
}

/**
 * What a ticket's clock says: how long a new order has waited, how long kitchen or rider still have, or how far over an order is.
 * Null once there is nothing to wait for, and while there is nothing to do yet.
 */
export const ticketClock = (order: Timed, now: Date, locale: Locale): TicketClock | null => {
  const { stage, createdAt, pickupTime, lateFrom } = order
  const { over, left } = wordsOf(TICKET_WORDS, locale)
  if (stage === 'done' || stage === 'ahead') return null
  if (isLate(order, now)) return { isLate: true, text: over(span(overMs(order, now), locale)) }
  const due = pickupTime ?? lateFrom
  if (stage === 'new' || due === null)
    return { isLate: false, text: span(now.getTime() - Date.parse(createdAt), locale) }
  return { isLate: false, text: left(span(Date.parse(due) - now.getTime(), locale)) }
}
