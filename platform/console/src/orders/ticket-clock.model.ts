import type { OrderCard } from '../../calls'

/** `4:10`, `61:05`, `2 h 5`. */
export const span = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 100) return `${Math.floor(minutes / 60)} h ${minutes % 60}`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

export interface TicketClock {
  readonly isLate: boolean
  readonly text: string
}

/**
 * What a ticket's clock says: how long a new order has waited, how long kitchen or rider still have, or how far over an order is.
 * Null once there is nothing to wait for.
 */
export const ticketClock = (
  { stage, createdAt, pickupTime, lateFrom }: Pick<OrderCard, 'stage' | 'createdAt' | 'pickupTime' | 'lateFrom'>,
  now: Date,
): TicketClock | null => {
  if (stage === 'done') return null
  const overMs = lateFrom === null ? -1 : now.getTime() - Date.parse(lateFrom)
  if (overMs >= 0) return { isLate: true, text: `${span(overMs)} over` }
  const due = pickupTime ?? lateFrom
  if (stage === 'new' || due === null) return { isLate: false, text: span(now.getTime() - Date.parse(createdAt)) }
  return { isLate: false, text: `${span(Date.parse(due) - now.getTime())} left` }
}
