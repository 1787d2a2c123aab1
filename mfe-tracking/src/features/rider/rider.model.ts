import type { RiderTracking, SubmittedOrder } from '@galo/contracts/orders'
import { distanceMiles, epochMs, type DeliveryState, type LatLng } from '@galo/domain'
import { stageAt } from '../../order/stage-at'

/** Somebody comes for the food or carries it, and is asked about (J09). */
const FOLLOWED: readonly DeliveryState[] = ['RIDER_ASSIGNED', 'RIDER_ARRIVED', 'RIDER_IN_TRANSIT', 'RIDER_NEARBY']
/** The food moves: the customer sees where (J10). */
const ON_THE_MAP: readonly DeliveryState[] = ['RIDER_IN_TRANSIT', 'RIDER_NEARBY']

/** How often is asked where they are (J09). */
export const FOLLOW_EVERY_MS = 8_000
/** No answer for so long, or none that moved, is silence: a red light and a lift are over by then. */
export const QUIET_AFTER_MS = 90_000
/** The way that is drawn behind the rider; older points are forgotten. */
const MOST_POINTS = 200

/** What is known of who carries an order, kept between two looks. Instants in milliseconds. */
export interface RiderReading {
  readonly tracking: RiderTracking
  readonly heardAt: number
  readonly movedAt: number
  /** Where they were seen, the last place last. */
  readonly trail: readonly LatLng[]
}

/** The state of the try that counts: of the second, where there is one (J11). */
const tryOf = ({ fulfilment, order_state }: SubmittedOrder): DeliveryState | null =>
  fulfilment.type === 'DELIVERY' && order_state === 'confirmed'
    ? (fulfilment.redelivery_details?.state ?? fulfilment.delivery_state ?? null)
    : null

/** How far the try that counts is, as one text: `''` for what is not being brought. */
export const progressOfTry = (order: SubmittedOrder): string => tryOf(order) ?? ''

/** Whether somebody was to bring it and is no more: food that was being made waits for a rider once again. */
export const wasTakenOff = (order: SubmittedOrder): boolean =>
  tryOf(order) === 'ACCEPTED_BY_DELIVERY_PARTNER' && stageAt(order, 'BEING_PREPARED') !== undefined

/** Whether there is a rider to ask about. */
export const isFollowed = (order: SubmittedOrder): boolean => {
  const state = tryOf(order)
  return state !== null && FOLLOWED.includes(state)
}

/** Whether the rider is shown on a map. */
export const isOnTheMap = (order: SubmittedOrder): boolean => {
  const state = tryOf(order)
  return state !== null && ON_THE_MAP.includes(state)
}

/** A place of the wire. */
export const placeOf = ({ lat, lon }: RiderTracking['rider_position']): LatLng => ({ latitude: lat, longitude: lon })

const isSame = (one: LatLng | undefined, other: LatLng): boolean =>
  one?.latitude === other.latitude && one.longitude === other.longitude

/** What is known after another answer. Another rider's way begins anew; what was done in a long silence nobody knows. */
export const readRider = (before: RiderReading | null, tracking: RiderTracking, now: number): RiderReading => {
  const at = placeOf(tracking.rider_position)
  const known = before?.tracking.rider.full_name === tracking.rider.full_name ? before : null
  if (known !== null && isSame(known.trail.at(-1), at)) {
    const movedAt = now - known.heardAt < QUIET_AFTER_MS ? known.movedAt : now
    return { ...known, tracking, heardAt: now, movedAt }
  }
  return { tracking, heardAt: now, movedAt: now, trail: [...(known?.trail ?? []), at].slice(-MOST_POINTS) }
}

/** Since when nothing is known of them, in milliseconds; `null` while they are heard of. Who waits at the grill or at the door may stand still. */
export const quietSince = (order: SubmittedOrder, { heardAt, movedAt }: RiderReading, now: number): number | null => {
  const last = tryOf(order) === 'RIDER_IN_TRANSIT' ? movedAt : heardAt
  return now - last >= QUIET_AFTER_MS ? last : null
}

/** How far it is to the door as the crow flies, in miles. */
export const milesToDoor = ({ rider_position, customer_position }: RiderTracking): number =>
  distanceMiles(placeOf(rider_position), placeOf(customer_position))

/** Between which instants the food will be there, in milliseconds; `null` when nothing was heard for a while, for then nobody knows. */
export const arrivalOf = (
  { tracking, heardAt }: RiderReading,
  now: number,
): { readonly from: number; readonly to: number } | null => {
  if (now - heardAt >= QUIET_AFTER_MS) return null
  const { lower, upper } = tracking.estimated_arrival
  return { from: epochMs(lower), to: epochMs(upper) }
}
