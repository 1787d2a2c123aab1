import type { BffConfig } from '../config'

const originOf = (url: string): string => new URL(url).origin

/** Where the provider's script, its fields and the bank's questions (3-D Secure) come from. */
const CARD_PROVIDER = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: 'https://api.stripe.com',
}

const cardSources = (scriptUrl: string | null): typeof CARD_PROVIDER => {
  if (scriptUrl === null) return CARD_PROVIDER
  const origin = originOf(scriptUrl)
  return { scripts: origin, frames: origin, calls: origin }
}

/** Where the maps provider's script, its pictures and its answers come from. Its styles take this document's nonce by themselves. */
const MAPS_PROVIDER = {
  scripts: 'https://maps.googleapis.com https://maps.gstatic.com',
  pictures: 'https://*.googleapis.com https://*.gstatic.com https://*.ggpht.com',
  calls: 'https://*.googleapis.com https://*.gstatic.com',
}

const mapsSources = (apiUrl: string | null): typeof MAPS_PROVIDER => {
  if (apiUrl === null) return MAPS_PROVIDER
  const origin = originOf(apiUrl)
  return { scripts: origin, pictures: origin, calls: origin }
}

/** Each source once: two stand-ins may be one origin. */
const sources = (...lists: readonly string[]): string => [...new Set(lists.join(' ').split(' '))].join(' ')

/**
 * The policy of one document: scripts and styles only from here and with this document's nonce, frames only the card fields' and the
 * one that signs in silently. The identity provider is asked by pages, and forms lead there. `codeOrigins`: where releases of this visit lie when it isn't here.
 */
export const contentSecurityPolicy = (
  nonce: string,
  {
    cardScriptUrl,
    fraudApiUrl,
    mapsApiUrl,
    devApps,
    identityUrl,
  }: Pick<BffConfig, 'cardScriptUrl' | 'fraudApiUrl' | 'mapsApiUrl' | 'devApps' | 'identityUrl'>,
  codeOrigins: readonly string[] = [],
): string => {
  const card = cardSources(cardScriptUrl)
  const maps = mapsSources(mapsApiUrl)
  const fraud = originOf(fraudApiUrl)
  const hotReload = Object.values(devApps).map((port) => ` ws://localhost:${port}`)
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' ${sources(card.scripts, fraud, maps.scripts, ...codeOrigins)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `frame-src 'self' ${identityUrl} ${card.frames}`,
    `connect-src 'self' ${sources(identityUrl, card.calls, fraud, maps.calls, ...codeOrigins)}${hotReload.join('')}`,
    `img-src 'self' data: ${maps.pictures}`,
    "font-src 'self'",
    // Without it a worker would have to be allowed as a script is (decision 0193).
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${identityUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What a page without an app does all the same. */
export interface PlainPage {
  /** It has a script in it, with this answer's nonce. */
  readonly hasScript?: boolean
  /** It shows pictures of the maps provider's. */
  readonly hasMap?: boolean
}

/**
 * The policy of a page without an app: its style and our fonts, and forms to ourselves; the one that logs out is led on to the identity
 * provider. It runs nothing, unless it says so.
 */
export const plainPagePolicy = (
  nonce: string,
  { identityUrl, mapsApiUrl }: Pick<BffConfig, 'identityUrl' | 'mapsApiUrl'>,
  { hasScript = false, hasMap = false }: PlainPage = {},
): string =>
  [
    "default-src 'none'",
    ...(hasScript ? [`script-src 'nonce-${nonce}'`] : []),
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    hasMap ? `img-src 'self' ${mapsSources(mapsApiUrl).pictures}` : "img-src 'self'",
    `form-action 'self' ${identityUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The policy of everything that is no page: should a browser ever show it as one, it does nothing. */
const NO_PAGE_POLICY = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Who opens us gets no hold of us; what we open, a bank’s window or a wallet’s, may answer us (decision 0151).
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

const YEAR_S = 31_536_000

/** The policy of the site's worker: all it loads is the picture of what it shows. */
export const WORKER_POLICY = `${NO_PAGE_POLICY}; img-src 'self'`

/** Gives an answer that has no policy the one of everything that is no page. */
export const withPolicy = (headers: Headers): void => {
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', NO_PAGE_POLICY)
}

/** Lets no cache keep an answer that doesn't say for how long: what passes through from the platform says nothing of it when it is a refusal. */
export const keptByNobody = (headers: Headers): void => {
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}

/** A phone's wallet is opened by the provider's frame, which may do so only where this page may pass that on. */
const permissions = (scriptUrl: string | null): string => {
  const wallets = scriptUrl === null ? 'https://js.stripe.com' : originOf(scriptUrl)
  return `geolocation=(self), camera=(), microphone=(), payment=(self "${wallets}")`
}

/** On every answer of the site at this address. */
export const commonHeaders = (
  siteUrl: string,
  { cardScriptUrl }: Pick<BffConfig, 'cardScriptUrl'>,
): Readonly<Record<string, string>> => ({
  ...COMMON_HEADERS,
  'permissions-policy': permissions(cardScriptUrl),
  // Where connections are secure, a browser that has been here never tries another kind.
  ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
})
