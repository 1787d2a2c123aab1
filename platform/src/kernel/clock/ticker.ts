import { logDefect } from '../http/defect'
import type { Platform } from '../platform'
import { stepDueOrders } from '../../modules/orders/orders.steps'
import { stepUnclaimedPayments } from '../../modules/payment/unclaimed'

const EVERY_MS = 1000

export interface Ticker {
  /** Runs everything that is due by the platform's clock, now; used after the clock was moved. */
  stepNow(): Promise<void>
  stop(): Promise<void>
}

/** Once a second of real time: learn the time other processes set, then move the orders and the payments that are due. */
export const startTicking = ({ clock, db, config }: Platform): Ticker => {
  // One step at a time, in the order they were asked for.
  let queue: Promise<void> = Promise.resolve()
  let isWaiting = false

  const step = (): Promise<void> => {
    queue = queue
      .then(() => clock.sync())
      .then(() => stepDueOrders(db, clock.now(), config.kitchenConfirmAfterS))
      .then(() => stepUnclaimedPayments(db, clock.now()))
      .catch((error: unknown) => logDefect('The simulation stumbled and will try again', error))
    return queue
  }
  const timer = setInterval(() => {
    if (isWaiting) return
    isWaiting = true
    void step().finally(() => (isWaiting = false))
  }, EVERY_MS)

  return {
    stepNow: step,
    stop: async () => {
      clearInterval(timer)
      await queue
    },
  }
}
