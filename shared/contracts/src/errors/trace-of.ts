import type { TraceId } from '../trace'

/** The trace a failure belongs to, whoever's copy of its class it is; `null` when it was part of none. */
export const traceOf = (error: unknown): TraceId | null =>
  error instanceof Error && 'trace' in error && typeof error.trace === 'string' ? error.trace : null
