import { AsyncLocalStorage } from 'node:async_hooks'
import type { TraceId } from '@galo/contracts/trace'

const traces = new AsyncLocalStorage<TraceId>()

/** Whatever `answer` does, at once or later, is of this trace. */
export const inTrace = <T>(trace: TraceId, answer: () => T): T => traces.run(trace, answer)

/** The trace of the call that is being answered; `null` for what the platform does by itself. */
export const currentTrace = (): TraceId | null => traces.getStore() ?? null
