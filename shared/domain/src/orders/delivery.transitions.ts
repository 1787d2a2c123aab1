import { err, ok, type Result } from '../result/result'
import { isTerminalDelivery } from './order.outcome'
import { DELIVERY_STATES, type DeliveryState } from './order.states'

/**
 * The states a delivery may go to from the one it is in (J07); a redelivery has the same.
 * The one step back is RIDER_ASSIGNED to ACCEPTED_BY_DELIVERY_PARTNER: the rider was taken off, and another is sought.
 * Once the food is moving nobody calls it off any more: it arrives, or it can not be delivered.
 */
export const DELIVERY_TRANSITIONS = {
  UNSTARTED: ['SENT_TO_DELIVERY_PARTNER', 'CANCELLED'],
  SENT_TO_DELIVERY_PARTNER: ['ACCEPTED_BY_DELIVERY_PARTNER', 'REJECTED_BY_DELIVERY_PARTNER', 'CANCELLED'],
  ACCEPTED_BY_DELIVERY_PARTNER: ['RIDER_ASSIGNED', 'REJECTED_AFTER_ACCEPTED', 'CANCELLED'],
  RIDER_ASSIGNED: ['RIDER_ARRIVED', 'ACCEPTED_BY_DELIVERY_PARTNER', 'CANCELLED'],
  RIDER_ARRIVED: ['RIDER_IN_TRANSIT', 'CANCELLED'],
  RIDER_IN_TRANSIT: ['RIDER_NEARBY', 'DELIVERED', 'UNDELIVERABLE'],
  RIDER_NEARBY: ['DELIVERED', 'UNDELIVERABLE'],
  DELIVERED: [],
  CANCELLED: [],
  UNDELIVERABLE: [],
  REJECTED_BY_DELIVERY_PARTNER: [],
  REJECTED_AFTER_ACCEPTED: [],
} as const satisfies Record<DeliveryState, readonly DeliveryState[]>

const table: Readonly<Record<DeliveryState, readonly DeliveryState[]>> = DELIVERY_TRANSITIONS

export interface DeliveryRefusal {
  readonly reason: 'not-allowed'
  readonly from: DeliveryState
  readonly to: DeliveryState
}

/** Moves a delivery by one step of the table; any other step is refused. */
export const stepDelivery = (from: DeliveryState, to: DeliveryState): Result<DeliveryState, DeliveryRefusal> =>
  table[from].includes(to) ? ok(to) : err({ reason: 'not-allowed', from, to })

export interface DeliveryReading {
  readonly state: DeliveryState
  /** `ignored` is worth a line in the log: the report came late, or the partner's transitions are not ours. */
  readonly kind: 'moved' | 'same' | 'ignored'
}

const positionOf = (state: DeliveryState): number => DELIVERY_STATES.indexOf(state)

/**
 * The state of a delivery after a report about it. Reports get lost, so one may skip states on the way forward; they overtake each
 * other, so a step back is ignored. A terminal state is accepted from any state, since nobody should wait for a rider who is not
 * coming; after it nothing is.
 */
export const applyDeliveryReport = (known: DeliveryState, reported: DeliveryState): DeliveryReading => {
  if (known === reported) return { state: known, kind: 'same' }
  const isForward = !isTerminalDelivery(known) && positionOf(reported) > positionOf(known)
  return isForward || table[known].includes(reported)
    ? { state: reported, kind: 'moved' }
    : { state: known, kind: 'ignored' }
}
