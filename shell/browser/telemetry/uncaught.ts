import { networkClassOf, traceOf } from '@galo/contracts/errors'
import type { Log } from '@galo/services'
import { ownerNamedIn } from './where'

/** Each is told of once, and no more than so many of them: an error in a frame's loop is one error. */
const MOST_TOLD = 20
/** Of a stack, what says where. */
const STACK_LINES = 4
/** Somebody else's code in this browser is nobody's concern here. */
const EXTENSION = /-extension:\/\//

interface Uncaught {
  readonly error: unknown
  /** What the browser knows where there is no stack. */
  readonly file: string
}

const thrownIn = (event: Event): Uncaught | null => {
  if (event instanceof ErrorEvent) return { error: event.error ?? event.message, file: event.filename }
  return 'reason' in event ? { error: event.reason, file: '' } : null
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? '').split('\n').slice(0, STACK_LINES).join('\n') : ''

const isGivenUp = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Reports errors and rejections that nobody caught: whose code they come from, in which release (`versionOf`), once each. `early`: those from before it listened. */
export const reportUncaught = (
  log: Log,
  versionOf: (app: string) => string | undefined,
  early: readonly Event[] = [],
): (() => void) => {
  const told = new Set<string>()
  const tell = (event: Event) => {
    const uncaught = thrownIn(event)
    if (uncaught === null) return
    const { error, file } = uncaught
    const stack = stackOf(error)
    const key = `${String(error)} ${stack === '' ? file : stack}`
    if (isGivenUp(error) || EXTENSION.test(`${stack}${file}`) || told.has(key) || told.size >= MOST_TOLD) return
    told.add(key)
    const remote = ownerNamedIn(stack) ?? ownerNamedIn(file)
    log('error', `Nobody caught: ${String(error)}`, {
      errorClass: networkClassOf(error),
      trace: traceOf(error),
      kind: event.type,
      ...(remote !== null && { remote, version: versionOf(remote) }),
      ...(stack !== '' && { stack }),
    })
  }
  early.forEach(tell)
  addEventListener('error', tell)
  addEventListener('unhandledrejection', tell)
  return () => {
    removeEventListener('error', tell)
    removeEventListener('unhandledrejection', tell)
  }
}
