import type { Services } from '@galo/services'
import { deviceId } from './device-id'
import type { PlaceOrderEvent, Waiting } from './place-order.states'
import { perform, type PayContext } from './place-order.steps'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What only the page knows. */
export type OfPage = Pick<PayContext, 'findMethod' | 'basket' | 'card' | 'cardholder' | 'customerId'>

/** `perform` in this browser. It comes with the first press, and the fraud service's code with the first try to pay. */
export const performHere = (
  waiting: Waiting,
  { http, log, config, createId }: Services,
  ofPage: OfPage,
): Promise<PlaceOrderEvent> =>
  perform(waiting, {
    ...ofPage,
    http,
    log,
    fraud: async () => (await import('@galo/vendors')).loadFraud({ key: config.fraudKey, apiUrl: config.fraudApiUrl }),
    deviceId: () => deviceId(createId),
    wait,
  })
