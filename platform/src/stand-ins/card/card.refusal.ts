import type { ErrorHandler } from 'hono'
import { Refusal } from '../../http/refusal'
import type { CardError } from './card.rules'

export interface InvalidRequest {
  readonly type: 'invalid_request_error' | 'authentication_error'
  readonly code?: string
  readonly message: string
}

/** The provider's error: `{ error: { type, code, decline_code, message, payment_intent } }`. */
export class CardRefusal extends Error {
  override readonly name = 'CardRefusal'
  constructor(
    readonly status: 400 | 401 | 402 | 404,
    readonly error: (CardError | InvalidRequest) & { readonly payment_intent?: unknown },
  ) {
    super(error.message)
  }
}

export const noSuchIntent = (id: string): CardRefusal =>
  new CardRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such payment_intent: '${id}'`,
  })

export const answerCardErrors: ErrorHandler = (error, c) => {
  if (error instanceof CardRefusal) return c.json({ error: error.error }, error.status)
  if (error instanceof Refusal)
    return c.json({ error: { type: 'invalid_request_error', code: error.code, message: error.message } }, error.status)
  console.error(`${c.req.method} ${c.req.path} failed`, error)
  return c.json({ error: { type: 'api_error', message: 'An error occurred on our side.' } }, 500)
}
