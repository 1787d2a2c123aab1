import type { DeliveryState } from '@galo/domain'
import { z } from 'zod'
import { RIDE_LEADS_TO, RIDE_STEPS, type CourierRide, type RideStep } from '../../calls'

const pressSchema = z.object({
  orderId: z.string(),
  attempt: z.number(),
  courier: z.string(),
  step: z.enum(RIDE_STEPS),
  code: z.string(),
})
const queueSchema = z.array(pressSchema)

/** One press of a courier's that the platform has not heard of yet. */
export type Press = Readonly<z.output<typeof pressSchema>>

const isSame = (one: Press, other: Press): boolean =>
  one.orderId === other.orderId && one.attempt === other.attempt && one.step === other.step

/** Presses are heard in the order they were made; the same one twice waits once. */
export const withPress = (queue: readonly Press[], press: Press): readonly Press[] =>
  queue.some((each) => isSame(each, press)) ? queue : [...queue, press]

/** One that was heard, or refused, waits no more. What was pressed after a refused one, about the same ride, would be refused too. */
export const withoutPress = (queue: readonly Press[], press: Press, wasRefused: boolean): readonly Press[] =>
  queue.filter((each) => (wasRefused ? each.orderId !== press.orderId : !isSame(each, press)))

/** Where the courier knows the ride to be: as the platform last said, and what was pressed since. */
export const stateShown = (
  { orderId, attempt, state }: Pick<CourierRide, 'orderId' | 'attempt' | 'state'>,
  queue: readonly Press[],
): DeliveryState => {
  const last = queue.filter((press) => press.orderId === orderId && press.attempt === attempt).at(-1)
  return last === undefined ? state : RIDE_LEADS_TO[last.step]
}

const NEXT: Partial<Readonly<Record<DeliveryState, readonly RideStep[]>>> = {
  ACCEPTED_BY_DELIVERY_PARTNER: ['take'],
  RIDER_ASSIGNED: ['at-restaurant'],
  RIDER_ARRIVED: ['picked-up'],
  RIDER_IN_TRANSIT: ['at-the-door'],
  RIDER_NEARBY: ['delivered', 'nobody-opened'],
}

/** What can be pressed now, the likely one first; nothing once the ride is over. */
export const stepsFrom = (state: DeliveryState): readonly RideStep[] => NEXT[state] ?? []

/** On this phone, so that a press outlives a page that was closed in a lift. */
export const readQueue = (text: string | null): readonly Press[] => {
  if (text === null) return []
  try {
    const read = queueSchema.safeParse(JSON.parse(text))
    return read.success ? read.data : []
  } catch {
    return []
  }
}

/** To the restaurant until the bag is there, then to the door. */
export const routeLink = ({ from, to }: Pick<CourierRide, 'from' | 'to'>, state: DeliveryState): string => {
  const hasBag = state === 'RIDER_IN_TRANSIT' || state === 'RIDER_NEARBY'
  const { latitude, longitude } = hasBag ? to : from
  return `https://www.google.com/maps/dir/?api=1&travelmode=bicycling&destination=${latitude},${longitude}`
}
