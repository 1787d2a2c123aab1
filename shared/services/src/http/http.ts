import type { AnswerOf, Call, Credential, InputOf } from '@galo/contracts/call'
import type { ApiSource } from '@galo/contracts/errors'
import type { TraceId } from '@galo/contracts/trace'

/** A call with everything that was said for it, ready to go out. */
export interface HttpRequest<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its named parts filled in. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly credential: Credential
  /** Which error form to expect (K02). */
  readonly apiSource: ApiSource
  /** The call's name, for the error that names it. */
  readonly contract: string
  /** Earns the type; throws on anything else. */
  readonly parse: (body: unknown) => T
  /** True when sending it twice does no harm: GET is, and so are queries sent by POST. Only these are sent again after a failure. */
  readonly safe?: boolean | undefined
  /** A question in GraphQL: its answer may be a good one by its status and hold errors all the same. */
  readonly isGraph?: boolean | undefined
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
  /** What it is known by in every log on its way; all its tries share it. */
  readonly trace?: TraceId | undefined
}

/** What a caller may add to what the call asks for. */
export interface SendOptions {
  /** Answered by the platform itself: what the BFF caches for everybody may be some seconds old. */
  readonly isFresh?: true
  /** Sent twice with the same key, it is done once. */
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

/**
 * The one way to the platform. Rejects with an `AppError`, or as the caller's own signal says once it is aborted, unless there is a bug;
 * shows nothing and navigates nowhere.
 */
export interface Http {
  send<C extends Call>(call: C, input: InputOf<C> & SendOptions): Promise<AnswerOf<C>>
}

/** What goes over the wire, and what comes back, whichever client sends it. */
export interface WireRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

export interface WireResponse {
  readonly status: number
  readonly body: unknown
}

/** Resolves for every answer, whatever its status; rejects with `TransportFailure` when there was none. */
export type Transport = (request: WireRequest) => Promise<WireResponse>

/** No answer came back. Whether the device is offline is not known here. */
export class TransportFailure extends Error {
  constructor(
    readonly reason: 'network' | 'timeout' | 'aborted',
    options?: ErrorOptions,
  ) {
    super(`No answer: ${reason}`, options)
  }
}
