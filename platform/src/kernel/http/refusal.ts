import { redactText } from '@galo/contracts/redact'
import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logDefect } from '../defect'

/**
 * The platform's way of saying no. Thrown anywhere below a route and turned into the wire shape of that route's family by `answerErrorsAs`.
 * `code` is the contract, `message` is for people and names what was wrong; `extra` joins the body (a fresh basket, say).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, 'NOT_FOUND', `${what} not found`)

export interface ErrorFacts {
  readonly code: string
  readonly message: string
  readonly extra: Readonly<Record<string, unknown>>
}

/** Each family of calls has always answered errors in its own shape (K02); clients read these places. */
export const ERROR_SHAPES = {
  /** Basket, menu, identity and most others. */
  list: ({ code, message, extra }: ErrorFacts) => ({ errors: [{ code, message }], ...extra }),
  /** Orders and tracking. */
  order: ({ code, message, extra }: ErrorFacts) => ({ data: null, error: { code, message }, ...extra }),
  /** Payment and wallet. */
  flat: ({ code, message, extra }: ErrorFacts) => ({ code, message, ...extra }),
  /** Capacity: a bare array (K03). */
  array: ({ code, message }: ErrorFacts) => [{ code, message }],
} as const

export type ErrorShape = keyof typeof ERROR_SHAPES

/** A defect is logged whole and answered without a word about our insides. */
export const answerErrorsAs =
  (shape: ErrorShape): ErrorHandler =>
  (error, c: Context) => {
    if (error instanceof Refusal) return c.json(ERROR_SHAPES[shape](error), error.status)
    logDefect(`${c.req.method} ${redactText(c.req.path)} failed`, error)
    return c.json(ERROR_SHAPES[shape]({ code: 'PLATFORM_ERROR', message: 'Something went wrong', extra: {} }), 500)
  }
