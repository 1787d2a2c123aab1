import webPush from 'web-push'
import type { VapidDetails } from '../../../kernel/push-settings'
import type { PushAnswer, PushServices } from '../port'
import { hasGoodKeys, isPushEndpoint } from '../push.device.rules'

const ANSWER_WITHIN_MS = 5_000

/** Asks as the library says it is asked. A redirect is an answer: it would lead to a host nobody has looked at. */
const ask = async (url: string, headers: Readonly<Record<string, string>>, body: Uint8Array): Promise<PushAnswer> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.body?.cancel()
    return { kind: 'answered', status: response.status }
  } catch {
    return { kind: 'unanswered' }
  }
}

/** Push services, asked through the `web-push` library: it encrypts and signs, and what it makes is sent from here, in time or not at all. */
export const pushServices = (vapidDetails: VapidDetails, standInUrl: string | null): PushServices => {
  const canReach: PushServices['canReach'] = (device) =>
    isPushEndpoint(device.endpoint, standInUrl) && hasGoodKeys(device)
  return {
    key: vapidDetails.publicKey,
    canReach,
    send: async ({ device, payload, topic, keepS }) => {
      if (!canReach(device)) throw new Error('A push was to go where nothing is sent')
      const { endpoint, headers, body } = webPush.generateRequestDetails(device, payload, {
        vapidDetails: { ...vapidDetails },
        TTL: keepS,
        topic,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      })
      // The length is the body's, whoever counts it.
      const { 'Content-Length': _length, ...others } = headers
      const said = Object.entries(others).map(([name, value]) => [name, String(value)] as const)
      return ask(endpoint, Object.fromEntries(said), body ?? new Uint8Array())
    },
  }
}
