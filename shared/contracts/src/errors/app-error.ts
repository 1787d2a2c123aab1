import type { TraceId } from '../trace'

/** One code for each thing a person can do next; not for each place something can go wrong. */
export type AppErrorCode = 'network' | 'timeout' | 'contract' | 'session-ended' | 'remote-unavailable' | 'rejected'

const CODES: readonly string[] = [
  'network',
  'timeout',
  'contract',
  'session-ended',
  'remote-unavailable',
  'rejected',
] satisfies readonly AppErrorCode[]

/** A failure: expected at a boundary, and it has a way out. Never shown as it is; `message` is for logs. */
export abstract class AppError extends Error {
  abstract readonly code: AppErrorCode
  /** Names what happened in every log it touched: what a customer can tell support. */
  declare readonly trace?: TraceId
}

/** Nobody answered. `offline`: the device says it has no network at all. */
export class NetworkError extends AppError {
  override readonly name = 'NetworkError'
  readonly code = 'network'
  constructor(
    readonly reason: 'offline' | 'unreachable',
    options?: ErrorOptions,
  ) {
    super(reason === 'offline' ? 'The device is offline' : 'The server could not be reached', options)
  }
}

/** No answer in time. Whether the other side did what was asked is not known. */
export class TimeoutError extends AppError {
  override readonly name = 'TimeoutError'
  readonly code = 'timeout'
  constructor(
    readonly endPoint: string,
    options?: ErrorOptions,
  ) {
    super(`${endPoint} did not answer in time`, options)
  }
}

/** An answer came, in a shape we do not understand. */
export class ContractError extends AppError {
  override readonly name = 'ContractError'
  readonly code = 'contract'
  constructor(
    readonly contract: string,
    readonly issues: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`${contract} did not match its contract: ${issues.join('; ')}`, options)
  }
}

/** The visitor's session is over and could not be renewed. */
export class SessionEndedError extends AppError {
  override readonly name = 'SessionEndedError'
  readonly code = 'session-ended'
  constructor(options?: ErrorOptions) {
    super('The session has ended', options)
  }
}

/** A team's code could not be had. */
export class RemoteUnavailableError extends AppError {
  override readonly name = 'RemoteUnavailableError'
  readonly code = 'remote-unavailable'
  constructor(
    readonly remote: string,
    options?: ErrorOptions,
  ) {
    super(`${remote} could not be loaded`, options)
  }
}

/** What a refused call said, in one form for all of them (K01). `message` is 'code: message' (K02). */
export interface ErrorModel {
  readonly errorCode: string
  readonly status: number
  readonly message: string
  /** With order ids masked (K08). */
  readonly endPoint: string
  readonly method: string
  readonly apiSource: ApiSource
}

/** Which family a call belongs to; each has its own form of error (K02). */
export type ApiSource =
  | 'site'
  | 'platform'
  | 'order-experience'
  | 'capacity'
  | 'menu'
  | 'menu-availability'
  | 'localities'
  | 'identity'
  | 'basket'
  | 'discounts'
  | 'quote'
  | 'payment'
  | 'wallet'
  | 'fraud'
  | 'orders'
  | 'order-tracking'
  | 'profile'
  | 'upsell'

/** The other side understood and said no. `body` is its whole answer, for those who know what to find in it. */
export class RejectedError extends AppError {
  override readonly name = 'RejectedError'
  readonly code = 'rejected'
  constructor(
    readonly model: ErrorModel,
    readonly body: unknown,
    options?: ErrorOptions,
  ) {
    super(model.message, options)
  }
}

export type AnyAppError =
  NetworkError | TimeoutError | ContractError | SessionEndedError | RemoteUnavailableError | RejectedError

/** Looks at `code`, not at the class: two remotes may carry two copies of it. */
export const isAppError = (value: unknown): value is AnyAppError =>
  value instanceof Error && 'code' in value && typeof value.code === 'string' && CODES.includes(value.code)

/** A refusal by the other side, whoever's copy of the class it is. */
export const isRejected = (value: unknown): value is RejectedError => isAppError(value) && value.code === 'rejected'
