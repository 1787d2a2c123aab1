import { paths, transactionAnswerSchema, type TransactionAnswer, type TransactionRequest } from '@galo/contracts'
import type { Http } from '@galo/services'

interface TransactionInput {
  readonly request: TransactionRequest
  readonly idempotencyKey: string
}

/** Row I06: the one payment of a built basket. Asked again, the same one is answered with how it stands. */
export const putTransaction = (http: Http, { request, idempotencyKey }: TransactionInput): Promise<TransactionAnswer> =>
  http.send({
    method: 'PUT',
    path: paths.payment.transaction,
    body: request,
    credential: 'session',
    apiSource: 'payment',
    contract: 'platform.transaction',
    parse: (body) => transactionAnswerSchema.parse(body),
    idempotencyKey,
  })
