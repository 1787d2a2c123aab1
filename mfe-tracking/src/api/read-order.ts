import { isRejected, paths, submittedOrderAnswerSchema, type SubmittedOrder } from '@galo/contracts'
import type { Http } from '@galo/services'

export interface OrderInput {
  readonly orderId: string
  readonly signal?: AbortSignal
}

/** Answers that mean: there is no such order for this visitor. Whose it is instead is nobody's business. */
const NOT_YOURS = [400, 403, 404]

/** Row J05: the order as it was bought; `null` when it does not exist or is somebody else's. */
export const readOrder = async (http: Http, { orderId, signal }: OrderInput): Promise<SubmittedOrder | null> => {
  try {
    const { data } = await http.send({
      method: 'GET',
      path: paths.directOrders.order(orderId),
      credential: 'session',
      apiSource: 'order-tracking',
      contract: 'platform.order',
      parse: (body) => submittedOrderAnswerSchema.parse(body),
      ...(signal ? { signal } : {}),
    })
    return data
  } catch (error) {
    if (isRejected(error) && NOT_YOURS.includes(error.model.status)) return null
    throw error
  }
}
