import { DELIVERY_STATES, nextOrderState, ORDER_EVENTS, stageFor, type OrderProgress, type Stage } from '@galo/domain'
import type { FactRow } from './orders.facts'

export type Progress = Required<
  Pick<OrderProgress, 'fulfilmentType' | 'orderState' | 'deliveryState' | 'redeliveryState'>
>
type Told = Pick<FactRow, 'kind' | 'what' | 'attempt'>

const isOneOf = <T extends string>(all: readonly T[], value: string): value is T => all.some((each) => each === value)

/** An order nothing has happened to yet. */
export const progressAtFirst = (fulfilmentType: Progress['fulfilmentType']): Progress => ({
  fulfilmentType,
  orderState: 'new',
  deliveryState: null,
  redeliveryState: null,
})

/** How far the order is after a fact. */
export const progressAfter = (progress: Progress, { kind, what, attempt }: Told): Progress => {
  if (kind === 'order' && isOneOf(ORDER_EVENTS, what)) {
    const next = nextOrderState(progress.orderState, what)
    return next.ok ? { ...progress, orderState: next.value } : progress
  }
  if (kind === 'redelivery') return { ...progress, redeliveryState: 'UNSTARTED' }
  if (kind === 'delivery' && isOneOf(DELIVERY_STATES, what))
    return attempt === 2 ? { ...progress, redeliveryState: what } : { ...progress, deliveryState: what }
  return progress
}

export interface StageTime {
  readonly stage: Stage
  readonly at: Date
}

/** When its customer was first shown each stage, the first first. Of a second try alone, once there is one: what came of the first is over. */
export const stageTimes = (
  fulfilmentType: Progress['fulfilmentType'],
  facts: readonly (Told & Pick<FactRow, 'at'>)[],
): readonly StageTime[] => {
  let progress = progressAtFirst(fulfilmentType)
  let times: readonly StageTime[] = []
  for (const fact of facts) {
    progress = progressAfter(progress, fact)
    const stage = stageFor(progress)
    if (fact.kind === 'redelivery') times = []
    if (stage !== null && !times.some((known) => known.stage === stage)) times = [...times, { stage, at: fact.at }]
  }
  return times
}
