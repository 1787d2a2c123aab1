import { isAppError } from './app-error'

/** Whose failure it is (K04): the customer's own network, a service that answered, a network nobody knows more of, or no call's at all. */
export type NetworkClass = 'client-network' | 'endpoint' | 'unknown-network' | 'non-http-client'

/** Of a failed call, whoever's copy of its class it is. */
export const networkClassOf = (error: unknown): NetworkClass => {
  // What a call rejects with that was given up is the platform's own.
  if ((error as { name?: unknown } | null)?.name === 'AbortError') return 'unknown-network'
  if (!isAppError(error)) return 'non-http-client'
  switch (error.code) {
    case 'network':
      return 'client-network'
    case 'rejected':
    case 'contract':
    case 'session-ended':
      return 'endpoint'
    case 'timeout':
      return 'unknown-network'
    case 'remote-unavailable':
      return 'non-http-client'
  }
}
