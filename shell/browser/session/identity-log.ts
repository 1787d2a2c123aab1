import type { AuthErrorCode } from '@galo/domain'

const PATH = '/order/api/auth/_log'
/** The longest text a line may carry. */
const MOST_CHARACTERS = 500

/** Sends a line about signing in (K08, B14): by beacon, so that it outlives the page. Nobody waits for it, and it never throws. */
export const logIdentity = (level: 'error' | 'warn', code: AuthErrorCode, details = ''): void => {
  const line = new URLSearchParams({ level, code, details: details.slice(0, MOST_CHARACTERS) })
  try {
    if (navigator.sendBeacon(PATH, line)) return
    void fetch(PATH, { method: 'POST', body: line, keepalive: true }).catch(() => {})
  } catch {
    // A browser that forbids it sends none.
  }
}
