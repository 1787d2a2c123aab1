import { paths } from '@galo/contracts'
import type { BffConfig } from '../config'
import type { Report } from '../report'

const PATIENCE_MS = 5_000

/** Hands a line or an event on to the platform's collector. Nobody waits for it, and nothing fails because of it. */
export type Collect = (what: 'logs' | 'events', entry: Readonly<Record<string, unknown>>) => void

export const collectTo =
  ({ platformUrl, clientSecret }: BffConfig, report: Report): Collect =>
  (what, entry) => {
    void fetch(`${platformUrl}${paths.collector[what]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-secret': clientSecret },
      body: JSON.stringify({ entries: [entry] }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      (answer) =>
        answer.ok ? undefined : report('debug', 'The collector refused an entry', { status: answer.status }),
      (error: unknown) => report('debug', 'The collector was not reached', { error: String(error) }),
    )
  }
