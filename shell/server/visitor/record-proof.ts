import type { InputOf } from '@galo/contracts/call'
import { recordConsent } from '@galo/contracts/consent'
import type { BffConfig } from '../config'
import type { Report } from '../report'
import { tracedFetch } from '../telemetry/traced-fetch'

type Proof = InputOf<typeof recordConsent>['body']

const PATIENCE_MS = 5_000
/** How long after the answer the platform is told, and told again if it did not hear, in milliseconds. */
const TRIES_MS = [0, 10_000, 120_000]

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref())

/**
 * Has the platform keep what a visitor said. Nobody waits for it: what was said holds either way. When the platform can't be reached at
 * all, the line that says so holds the whole proof; the same number sent later changes nothing that is there.
 */
export const recordProof = async (
  { platformUrl, clientSecret }: Pick<BffConfig, 'platformUrl' | 'clientSecret'>,
  report: Report,
  proof: Proof,
  wait: (ms: number) => Promise<void> = pause,
): Promise<void> => {
  let reason = ''
  for (const ms of TRIES_MS) {
    if (ms > 0) await wait(ms)
    try {
      const answer = await tracedFetch(`${platformUrl}${recordConsent.path}`, {
        method: recordConsent.method,
        headers: { 'content-type': 'application/json', 'x-client-secret': clientSecret },
        body: JSON.stringify(proof),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (answer.ok) return
      reason = `status ${answer.status}`
    } catch (error) {
      reason = String(error)
    }
  }
  report('error', 'What a visitor said about cookies was not kept', { ...proof, reason })
}
