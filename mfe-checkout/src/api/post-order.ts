import { orderCreatedSchema, paths, type SubmitOrderRequest } from '@galo/contracts'
import type { Http } from '@galo/services'

interface OrderInput {
  readonly order: SubmitOrderRequest
  readonly idempotencyKey: string
}

/** Row J01. Answers the order's id; the same basket is the same order, however often it is sent. */
export const postOrder = async (http: Http, { order, idempotencyKey }: OrderInput): Promise<string> => {
  const { data } = await http.send({
    method: 'POST',
    path: paths.orders.submit,
    headers: { 'x-features': 'pos_bridge' },
    body: order,
    credential: 'session',
    apiSource: 'orders',
    contract: 'platform.order',
    parse: (body) => orderCreatedSchema.parse(body),
    idempotencyKey,
  })
  return data.id
}
