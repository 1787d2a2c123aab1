import { ECDH } from 'node:crypto'
import type { PushDevice } from './port'

/** Hosts of the push services that browsers have, whole, and ends of hosts, with a dot. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'] as const

const isService = (hostname: string): boolean =>
  SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service))

/**
 * Whether something may be sent there: a browser says where, so that without this anybody could have our server ask whatever host it can
 * reach. `standInUrl`: the service that takes their part on a machine of one's own; null elsewhere.
 */
export const isPushEndpoint = (endpoint: string, standInUrl: string | null): boolean => {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  if (standInUrl !== null && url.href.startsWith(`${standInUrl}/`)) return true
  return url.protocol === 'https:' && url.port === '' && isService(url.hostname)
}

/** A point on the curve, as a browser writes it. */
const isPublicKey = (text: string): boolean => {
  try {
    return Buffer.from(text, 'base64url').length === 65 && ECDH.convertKey(text, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

const SECRET_BYTES = 16

/** Whether messages can be encrypted for it. */
export const hasGoodKeys = ({ keys: { p256dh, auth } }: PushDevice): boolean =>
  isPublicKey(p256dh) && Buffer.from(auth, 'base64url').length === SECRET_BYTES
