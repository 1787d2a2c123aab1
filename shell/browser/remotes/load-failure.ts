import { RemoteUnavailableError } from '@galo/contracts/errors'

/** A remote that answered nothing before its deadline. */
export class LateRemoteError extends Error {
  override readonly name = 'LateRemoteError'
  constructor(deadlineMs: number) {
    super(`no answer in ${deadlineMs} ms`)
  }
}

/** By name, as webpack and the federation runtime give it; the runtime puts the script's own error into the words of another one. */
const isLost = (error: Error): boolean =>
  error.name === 'LateRemoteError' ||
  (error.name === 'ChunkLoadError' && !error.message.includes('(missing')) ||
  error.message.includes('ScriptNetworkError')

/**
 * Whether a remote's code failed on its way, so that asking again may bring it. Code that came as it was released and failed then
 * fails again for the whole visit: only a new document, with another release, can help.
 */
export const isRetryable = (error: unknown): boolean => error instanceof Error && isLost(error)

/** Whether a failed load, as the registry reports it, was given up waiting for. */
export const isLate = (error: unknown): boolean =>
  error instanceof RemoteUnavailableError && error.cause instanceof Error && error.cause.name === 'LateRemoteError'

/** The same of a failed load as the registry reports it. */
export const isRetryableLoad = (error: unknown): boolean =>
  error instanceof RemoteUnavailableError && isRetryable(error.cause)
