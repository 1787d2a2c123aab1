import { orderStatusAnswerSchema, paths, type OrderStatus } from '@galo/contracts'
import type { Http } from '@galo/services'

export interface OrderStatusInput {
  readonly orderId: string
  readonly signal?: AbortSignal
}

/** Rows J05, J09: only what moves; small enough to ask for every few seconds. */
export const readOrderStatus = async (http: Http, { orderId, signal }: OrderStatusInput): Promise<OrderStatus> => {
  const { data } = await http.send({
    method: 'GET',
    path: paths.directOrders.status(orderId),
    credential: 'session',
    apiSource: 'order-tracking',
    contract: 'platform.order-status',
    parse: (body) => orderStatusAnswerSchema.parse(body),
    ...(signal ? { signal } : {}),
  })
  return data
}
