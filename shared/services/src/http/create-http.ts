import type { Credential } from '@galo/contracts/call'
import {
  ContractError,
  NetworkError,
  RejectedError,
  SessionEndedError,
  TimeoutError,
  isAppError,
  networkClassOf,
  normaliseError,
  toErrorModel,
} from '@galo/contracts/errors'
import { writeTraceparent, type TraceContext, type TraceId } from '@galo/contracts/trace'
import type { Log } from '../log'
import { TransportFailure, type Http, type HttpRequest, type Transport, type WireResponse } from './http'
import { toRequest } from './to-request'
import { MAX_RETRIES, isTransient, retryDelayMs } from './retry'

/** How long one try may take, in milliseconds (K05). */
const TIMEOUT_MS = 20_000
const SLOW_MS = 2_000

/** Where tokens come from. */
export interface TokenSource {
  /** The token to send, fetched first when there is none; `null` for calls that carry none. */
  get(credential: Credential): Promise<string | null>
  /** A new token in place of `stale`; callers that come together share one renewal (B07, B11). */
  renew(credential: Credential, stale: string | null): Promise<string | null>
}

export interface HttpOptions {
  /** Put before every path: the site's own proxy in the browser, the platform itself on the server. */
  readonly baseUrl: string
  readonly transport: () => Promise<Transport>
  readonly tokens: TokenSource
  readonly log: Log
  readonly isOnline: () => boolean
  /** Resolves after so many milliseconds; tests move it by hand. */
  readonly wait: (ms: number) => Promise<void>
  readonly random: () => number
  /** Called when a call has been out for two seconds, and again when it is back. */
  readonly onSlow?: (request: HttpRequest<unknown>, slow: boolean) => void
  /** Called when a call found nobody: offline, or the server out of reach. Not when it was given up, or took too long. */
  readonly onUnreachable?: () => void
  /** The next step of a trace; without one, of the trace that a call begun now belongs to. Nothing is traced where it is left out. */
  readonly nextStep?: (trace?: TraceId) => TraceContext
}

const urlOf = (baseUrl: string, { path, query }: HttpRequest<unknown>): string =>
  baseUrl + path + (query === undefined ? '' : `?${new URLSearchParams(query).toString()}`)

/** A question that failed in part has no answer: whoever wants the rest asks for it apart. */
const holdsErrors = (body: unknown): boolean =>
  Array.isArray(body) || Boolean((body as { errors?: unknown[] } | null)?.errors?.length)

const tokenHeader = (credential: Credential, token: string) =>
  credential === 'development' ? { 'x-development-token': token } : { authorization: `Bearer ${token}` }

/**
 * Creates the HTTP client (B11, K01, K02, K04, K05).
 * A 401 renews the token at most once and replays the call; a second 401 ends the session, whatever the call was.
 */
export const createHttp = (options: HttpOptions): Http => {
  const { baseUrl, tokens, log, isOnline, wait, random, onSlow, onUnreachable, nextStep } = options

  const once = async (request: HttpRequest<unknown>, token: string | null): Promise<WireResponse> => {
    // The transport is loaded like any other code: with a bad connection it may be what fails.
    const transport = await options.transport().catch((cause: unknown) => {
      throw new TransportFailure('network', { cause })
    })
    const timer = onSlow && setTimeout(() => onSlow(request, true), SLOW_MS)
    try {
      return await transport({
        method: request.method,
        url: urlOf(baseUrl, request),
        headers: {
          ...request.headers,
          ...(token === null ? {} : tokenHeader(request.credential, token)),
          ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
          ...(nextStep && { traceparent: writeTraceparent(nextStep(request.trace)) }),
        },
        timeoutMs: TIMEOUT_MS,
        body: request.body,
        signal: request.signal,
      })
    } finally {
      clearTimeout(timer)
      onSlow?.(request, false)
    }
  }

  const withRetries = async (request: HttpRequest<unknown>, token: string | null): Promise<WireResponse> => {
    const safe = request.safe ?? request.method === 'GET'
    for (let retry = 0; ; retry += 1) {
      const last = !safe || retry === MAX_RETRIES
      try {
        const response = await once(request, token)
        if (last || !isTransient(response.status)) return response
      } catch (error) {
        const aborted = error instanceof TransportFailure && error.reason === 'aborted'
        if (error instanceof TransportFailure && error.reason === 'network') onUnreachable?.()
        if (last || aborted || !isOnline()) throw error
      }
      await wait(retryDelayMs(retry + 1, random()))
    }
  }

  const withRenewal = async (request: HttpRequest<unknown>): Promise<WireResponse> => {
    const token = await tokens.get(request.credential)
    const response = await withRetries(request, token)
    if (response.status !== 401 || request.credential === 'none') return response
    const renewed = await tokens.renew(request.credential, token)
    const replay = await withRetries(request, renewed)
    if (replay.status === 401) throw new SessionEndedError()
    return replay
  }

  const toFailure = (error: unknown, request: HttpRequest<unknown>): unknown => {
    if (!(error instanceof TransportFailure)) return error
    if (error.reason === 'aborted') return request.signal?.reason ?? error
    return error.reason === 'timeout'
      ? new TimeoutError(request.path, { cause: error })
      : new NetworkError(isOnline() ? 'unreachable' : 'offline', { cause: error })
  }

  const answerTo = async <T>(request: HttpRequest<T>): Promise<T> => {
    const { status, body } = await withRenewal(request)
    if (status >= 400 || (request.isGraph && holdsErrors(body)))
      throw new RejectedError(
        normaliseError({
          status,
          body,
          endPoint: request.path,
          method: request.method,
          apiSource: request.apiSource,
        }),
        body,
      )
    try {
      return request.parse(body)
    } catch (cause) {
      throw new ContractError(request.contract, [String(cause)], { cause })
    }
  }

  const http: Http = {
    async send(call, input) {
      const request = { ...toRequest(call, input), trace: nextStep?.().trace }
      try {
        return await answerTo(request)
      } catch (error) {
        const failure = toFailure(error, request)
        if (isAppError(failure)) {
          // A token that could not be had failed in a trace of its own.
          const { trace } = Object.assign(failure, { trace: failure.trace ?? request.trace })
          const { path: endPoint, method, apiSource, contract } = request
          const { message, ...model } = toErrorModel(failure, { endPoint, method, apiSource })
          const errorClass = networkClassOf(failure)
          log(failure.code === 'contract' ? 'error' : 'warning', message, { ...model, contract, errorClass, trace })
        }
        throw failure
      }
    },
  }
  return http
}
