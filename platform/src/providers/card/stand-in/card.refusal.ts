import { redactText } from '@galo/contracts/redact'
import type { ErrorHandler } from 'hono'
import { logDefect } from '../../../kernel/defect'
import type { CardAnswerStatus } from './card.tables'
import { Refusal } from '../../../kernel/http/refusal'
import type { CardError } from './card.rules'
import { intentAnswer } from './card.wire'
import type { IntentRow } from './card.rows'

export interface InvalidRequest {
  readonly type: 'invalid_request_error' | 'authentication_error' | 'idempotency_error' | 'rate_limit_error'
  readonly code?: string
  readonly message: string
  readonly param?: string
}

/** The provider's error: `{ error: { type, code, decline_code, message, param, payment_intent } }`. */
export class CardRefusal extends Error {
  override readonly name = 'CardRefusal'
  constructor(
    readonly status: Exclude<CardAnswerStatus, 200>,
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
    param: 'intent',
  })

/** Paid, or withdrawn. The intent comes along, because "already paid" is good news to whoever asks again. */
export const unexpectedState = (intent: IntentRow, wanted: 'confirm' | 'cancel' | 'update' = 'confirm'): CardRefusal =>
  new CardRefusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message:
      intent.status === 'succeeded' && wanted === 'confirm'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : `You cannot ${wanted} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intentAnswer(intent),
  })

export const tooManyAttempts = (intent: IntentRow): CardRefusal =>
  new CardRefusal(429, {
    type: 'rate_limit_error',
    code: 'rate_limit',
    message: 'This PaymentIntent has been confirmed too often and was canceled.',
    payment_intent: intentAnswer(intent),
  })

/** The page said another sum than the intent is for. */
export const otherSum = (intent: IntentRow): CardRefusal =>
  new CardRefusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_mismatched_amount',
    message: 'The amount or currency of the Elements instance is not that of the PaymentIntent.',
    param: 'expected',
    payment_intent: intentAnswer(intent),
  })

/** A refusal of a field begins with its name. */
const paramOf = ({ code, message }: Refusal): { readonly param?: string } => {
  const name = code === 'BAD_REQUEST' ? /^([\w.]+): /.exec(message)?.[1] : undefined
  return name === undefined || name === 'body' ? {} : { param: name }
}

export const answerCardErrors: ErrorHandler = (error, c) => {
  if (error instanceof CardRefusal) return c.json({ error: error.error }, error.status)
  if (error instanceof Refusal) {
    const { code, message, status } = error
    return c.json({ error: { type: 'invalid_request_error', code, message, ...paramOf(error) } }, status)
  }
  logDefect(`${c.req.method} ${redactText(c.req.path)} failed`, error)
  return c.json({ error: { type: 'api_error', message: 'An error occurred on our side.' } }, 500)
}
