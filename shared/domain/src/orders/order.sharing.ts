import { isDelivery } from '../fulfilment/fulfilment'
import { DAY_MS } from '../time/instant'
import type { OrderProgress } from './order.outcome'
import { stageFor } from './order.stages'

/** A delivery is over long before; its link must not outlive it by much. */
const WATCHED_FOR_MS = DAY_MS / 2

/** Whether there is a way that somebody else could follow: a delivery that goes on. */
export const mayBeShared = (progress: OrderProgress): boolean => {
  const stage = stageFor(progress)
  return isDelivery(progress.fulfilmentType) && stage !== null && stage !== 'DELIVERED'
}

/** Until when somebody else may follow a delivery, counted from when somebody was there to answer it; instants in milliseconds. */
export const watchedUntil = (answeredFrom: number): number => answeredFrom + WATCHED_FOR_MS
