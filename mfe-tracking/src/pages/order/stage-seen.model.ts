import type { SubmittedOrder } from '@galo/contracts/orders'
import { stageFor } from '@galo/domain'
import { stageMessage } from '../../features/order-progress/stage-message.model'
import { progressOf } from '../../order/latest-of'

/** Whatever language somebody reads, a step counts under one name. */
const COUNTED_IN = { language: 'en', market: 'UK' } as const

/** `It's on the way!` → `its-on-the-way` */
const asPartOfAddress = (message: string): string =>
  message
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * How far an order is, as the last part of the address that a step of its fulfilment is counted under: of a delivery the message of its
 * stage (J15), a second delivery's own instead of the first's. Before its partner has accepted it, after a failure, and of other orders, the platform's own word.
 */
export const stageSeen = (order: SubmittedOrder): string => {
  const { order_state, fulfilment } = order
  const word = fulfilment.redelivery_details?.state ?? fulfilment.delivery_state ?? order_state
  if (fulfilment.type !== 'DELIVERY' || order_state !== 'confirmed') return word
  const progress = progressOf(order)
  const stage = stageFor(progress)
  return stage === null || stage === 'PLACED' ? word : asPartOfAddress(stageMessage(stage, progress, COUNTED_IN))
}
