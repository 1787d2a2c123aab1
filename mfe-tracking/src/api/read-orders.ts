import { paths, submittedOrdersAnswerSchema, type SubmittedOrder } from '@galo/contracts'
import type { Http } from '@galo/services'

export interface OrdersInput {
  readonly signal?: AbortSignal
}

/** Everything this visitor has ordered, the newest first; the platform knows it when this tab does not. */
export const readOrders = async (http: Http, { signal }: OrdersInput): Promise<readonly SubmittedOrder[]> => {
  const { data } = await http.send({
    method: 'GET',
    path: paths.directOrders.list,
    credential: 'session',
    apiSource: 'order-tracking',
    contract: 'platform.orders',
    parse: (body) => submittedOrdersAnswerSchema.parse(body),
    ...(signal ? { signal } : {}),
  })
  return data
}
