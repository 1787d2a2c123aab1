import type { SubmittedOrder } from '@galo/contracts/orders'
import { epochMs, formatTime, stageFor, type Stage } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from '../../features/order-progress/order-progress.words'
import { stageMessage } from '../../features/order-progress/stage-message.model'
import { clock, markSteps, type OrderStep } from '../../features/order-progress/order-step'
import { ending, type TrackingWords } from '../../features/order-progress/tracking-words.model'
import { arrivalOf, type RiderReading } from '../../features/rider/rider.model'
import type { BroughtOrder } from '../../order/brought-order'
import { progressOf } from '../../order/latest-of'
import { stageAt } from '../../order/stage-at'

const PLACE_OF_STAGE = {
  PLACED: 1,
  CONFIRMED: 1,
  BEING_PREPARED: 2,
  PICKED_UP_BY_RIDER: 3,
  IN_TRANSIT: 3,
  NEARBY: 3,
  DELIVERED: 5,
} as const satisfies Record<Stage, number>

const deliveryStage = (order: BroughtOrder): Stage => stageFor(progressOf(order)) ?? 'PLACED'

/** A report may get lost: who is nearby has set out. */
const RIDING = ['IN_TRANSIT', 'NEARBY'] as const satisfies readonly Stage[]

/** What is to come has no time yet: of a rider who was taken off there is one already, that of the first. */
const withoutTimesToCome = (steps: readonly OrderStep[]): readonly OrderStep[] =>
  steps.map(({ time, ...step }) => (step.state === 'next' || time === undefined ? step : { ...step, time }))

/** The steps of a delivery, by what its partner reports. */
export const deliverySteps = (
  { order }: { readonly order: BroughtOrder },
  _now: number,
  timeZone: string,
  locale: Locale,
): readonly OrderStep[] => {
  const { steps: words } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const stage = deliveryStage(order)
  const at = (...stages: readonly Stage[]) => clock(stageAt(order, ...stages), timeZone)
  const steps = markSteps(
    [
      { id: 'sent', label: words.sent, ...clock(order.created_at, timeZone) },
      {
        id: 'confirmed',
        label: stage === 'PLACED' ? words.confirming : words.confirmed,
        ...at('CONFIRMED'),
      },
      { id: 'making', label: words.making, ...at('BEING_PREPARED') },
      {
        id: 'riding',
        label: stage === 'PICKED_UP_BY_RIDER' ? words.pickedUp : words.riding,
        ...at(...(stage === 'PICKED_UP_BY_RIDER' ? (['PICKED_UP_BY_RIDER'] as const) : RIDING)),
      },
      { id: 'arrived', label: words.arrived, ...at('DELIVERED') },
    ],
    PLACE_OF_STAGE[stage],
  )
  return withoutTimesToCome(steps)
}

const CODE_AT_THE_DOOR: readonly Stage[] = ['PICKED_UP_BY_RIDER', 'IN_TRANSIT', 'NEARBY']

/** What is to be said at the door, once somebody has the food; `null` before that and without a code. */
export const codeAtDoor = (order: SubmittedOrder): string | null => {
  const stage = order.order_state === 'confirmed' ? deliveryStage(order) : 'PLACED'
  return CODE_AT_THE_DOOR.includes(stage) ? (order.fulfilment.handover_code ?? null) : null
}

const MINUTE_MS = 60_000

/** From when on how many minutes it was promised for. A second try counts from when it was taken; `null` before that, and where nobody said. */
const promiseOf = (order: BroughtOrder) => {
  const { delivery_partner_details: partner, redelivery_details: second } = order.fulfilment
  const minutes = second == null ? partner?.estimated_window : second.window
  const since = second == null ? order.created_at : stageAt(order, 'CONFIRMED')
  return minutes == null || since === undefined ? null : { minutes, since: epochMs(since) }
}

type Arrival = Pick<TrackingWords, 'rest' | 'due' | 'wasDue' | 'aside' | 'pace'>

/** Two instants in milliseconds. */
interface Between {
  readonly from: number
  readonly to: number
}

/** Within which time it was promised, and who brings it (G12); once that has gone by, that it is late. `null` where nobody promised anything. */
const promised = (order: BroughtOrder, now: number, timeZone: string, locale: Locale): Arrival | null => {
  const { window: between, broughtBy, late, lateAsk } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const promise = promiseOf(order)
  if (promise === null) return null
  const { minutes, since } = promise
  const at = (mins: number) => since + mins * MINUTE_MS
  const to = formatTime(at(minutes.maximum_mins), timeZone)
  if (now > at(minutes.maximum_mins)) return { rest: '', aside: `${late(to)} ${lateAsk}`, wasDue: to, pace: 'late' }
  const from = formatTime(at(minutes.minimum_mins), timeZone)
  const who = new Map(Object.entries(broughtBy)).get(order.fulfilment.delivery_partner_details?.id ?? '')
  const sentences = [between(from, to), who ?? ''].filter((sentence) => sentence !== '').join(' ')
  const due = `${from}–${to}`
  // Said aloud as the answer to the order. Later it comes and goes with what is heard of a rider, and would have its stage told again each time.
  return deliveryStage(order) === 'CONFIRMED' ? { rest: sentences, due } : { rest: '', aside: sentences, due }
}

/** Whether `arrival`, in milliseconds, is as early as was promised; `undefined` where nobody promised anything. */
const paceOf = (order: BroughtOrder, arrival: number): TrackingWords['pace'] => {
  const promise = promiseOf(order)
  if (promise === null) return undefined
  return arrival > promise.since + promise.minutes.maximum_mins * MINUTE_MS ? 'late' : 'on-time'
}

/** Within which time it will be there by where its rider is: written big, and not read aloud whenever it moves. */
const reckoned = (order: BroughtOrder, arrival: Between, timeZone: string): Arrival => {
  const [from, to] = [formatTime(arrival.from, timeZone), formatTime(arrival.to, timeZone)]
  const pace = paceOf(order, arrival.to)
  return { rest: '', due: from === to ? from : `${from}–${to}`, ...(pace && { pace }) }
}

/** When it arrives: by where its rider is, where that is known (`reckonedAs`), and else as it was promised. */
export const arrivalWords = (
  order: BroughtOrder,
  reckonedAs: Between | null,
  now: number,
  timeZone: string,
  locale: Locale,
): Arrival | null => {
  if (deliveryStage(order) === 'DELIVERED') return null
  return reckonedAs === null ? promised(order, now, timeZone, locale) : reckoned(order, reckonedAs, timeZone)
}

/** The texts about a confirmed delivery (J08, J11). */
export const deliveryWords = (
  order: SubmittedOrder,
  now: number,
  timeZone: string,
  locale: Locale,
  rider: RiderReading | null = null,
): TrackingWords => {
  const words = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const redeliveryState = order.fulfilment.redelivery_details?.state
  const stage = deliveryStage(order)
  const message = stageMessage(stage, { redeliveryState }, locale)
  return {
    title: stage === 'CONFIRMED' ? words.confirmed : message.replace(/[.!]+$/, ''),
    fact: ending(message),
    rest: '',
    ...arrivalWords(order, rider && arrivalOf(rider, now), now, timeZone, locale),
  }
}
