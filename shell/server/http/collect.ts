import type { InputOf } from '@galo/contracts/call'
import type { sendEvents, sendLogLines } from '@galo/contracts/collector'
import type { BffConfig } from '../config'
import type { Report } from '../report'

const PATIENCE_MS = 5_000

type Collecting = typeof sendLogLines | typeof sendEvents

/** Hands a line or an event on to the platform's collector. Nobody waits for it, and nothing fails because of it. */
export type Collect = <C extends Collecting>(call: C, entry: InputOf<C>['body']['entries'][number]) => void

export const collectTo =
  ({ platformUrl, clientSecret }: BffConfig, report: Report): Collect =>
  ({ method, path }, entry) => {
    void fetch(`${platformUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-client-secret': clientSecret },
      body: JSON.stringify({ entries: [entry] }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      (answer) =>
        answer.ok ? undefined : report('debug', 'The collector refused an entry', { status: answer.status }),
      (error: unknown) => report('debug', 'The collector was not reached', { error: String(error) }),
    )
  }
