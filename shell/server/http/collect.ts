import type { InputOf } from '@galo/contracts/call'
import { sendEvents, sendLogLines } from '@galo/contracts/collector'
import type { BffConfig } from '../config'
import type { Report } from '../report'
import { assertTaken } from '../telemetry/assert-taken'
import { createOutbox } from '../telemetry/outbox'

const PATIENCE_MS = 5_000

type Collecting = typeof sendLogLines | typeof sendEvents
type EntryOf<C extends Collecting> = InputOf<C>['body']['entries'][number]

/** Hands a line or an event on to the platform's collector. Nobody waits for it, and nothing fails because of it. */
export type Collect = <C extends Collecting>(call: C, entry: EntryOf<C>) => void

export interface Collector {
  readonly collect: Collect
  /** Sends what is still here. */
  flush(): Promise<void>
}

/** The collector, of which one request at a time is asked for its own kind. What is lost is told to `report` alone, or it would go round in a circle. */
export const createCollector = ({ platformUrl, clientSecret }: BffConfig, report: Report): Collector => {
  const outboxOf = <C extends Collecting>({ method, path }: C) =>
    createOutbox<EntryOf<C>>({
      send: async (entries) => {
        const answer = await fetch(`${platformUrl}${path}`, {
          method,
          headers: { 'content-type': 'application/json', 'x-client-secret': clientSecret },
          body: JSON.stringify({ entries }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        assertTaken(answer)
      },
      onLost: (count, reason) => report('warning', 'The collector did not take what was collected', { count, reason }),
    })
  const lines = outboxOf(sendLogLines)
  const events = outboxOf(sendEvents)
  return {
    collect: (call, entry) => {
      // The compiler can't follow which entry goes with which call.
      if (call.name === sendEvents.name) events.add(entry as EntryOf<typeof sendEvents>)
      else lines.add(entry as EntryOf<typeof sendLogLines>)
    },
    flush: async () => {
      await Promise.all([lines.flush(), events.flush()])
    },
  }
}
