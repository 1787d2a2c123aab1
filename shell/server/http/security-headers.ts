import type { BffConfig } from '../config'

const originOf = (url: string): string => new URL(url).origin

const CARD_PROVIDER = 'https://js.stripe.com'

/** The policy of one document: scripts and styles only from here and with this document's nonce, frames only the card fields'. */
export const contentSecurityPolicy = (
  nonce: string,
  { cardScriptUrl, devApps }: Pick<BffConfig, 'cardScriptUrl' | 'devApps'>,
): string => {
  const card = cardScriptUrl === null ? CARD_PROVIDER : originOf(cardScriptUrl)
  const hotReload = Object.values(devApps).map((port) => ` ws://localhost:${port}`)
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' ${card}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `frame-src ${card}`,
    `connect-src 'self' ${cardScriptUrl === null ? 'https://api.stripe.com' : card}${hotReload.join('')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** On every answer of the site. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
}
