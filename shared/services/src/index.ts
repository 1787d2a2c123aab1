export { createClock, type Clock } from './clock'
export { createFlags, type FlagKey, type Flags, type FlagValues } from './flags/flags'
export { useFlag } from './flags/use-flag'
export { createLog, type Log, type LogEntry, type LogLevel } from './log'
export { createHttp, type HttpOptions, type TokenSource } from './http/create-http'
export {
  TransportFailure,
  type Http,
  type HttpRequest,
  type SendOptions,
  type Transport,
  type WireRequest,
  type WireResponse,
} from './http/http'
export { toRequest } from './http/to-request'
export { MAX_RETRIES, retryDelayMs } from './http/retry'
export { createTokens, type SessionSource } from './session-tokens'
export type { SessionActions } from './session-actions'
export { createOverlayStack, type OverlayStack, type OverlayTurn } from './overlays/overlay-stack'
export { useOverlayTurn } from './overlays/use-overlay-turn'
export { singleFlight } from './single-flight'
export { oneTabAtATime } from './one-tab-at-a-time'
export { useAsyncData, type AsyncData, type AsyncDataActions } from './use-async-data'
export { useBackOnline } from './use-back-online'
export { ServicesProvider, useNow, useServices, type PublicConfig, type Services } from './services'

/** The carrier, in a file of its own: axios comes with the first call. */
export const loadTransport = async () => (await import('./http/axios-transport')).axiosTransport
