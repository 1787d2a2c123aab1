/** What belongs to one connection and not to what is said on it. */
const OF_CONNECTIONS = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade'.split(' '),
)

/** On a plain connection a browser takes no cookie of such a name; ours lead back to the site's. */
const HELD_NAMES = /** @type {const} */ ([
  ['__Host-', 'galo-host.'],
  ['__Secure-', 'galo-secure.'],
])

/** @param {string} cookie `name=value`, and more after it */
const nameForBrowser = (cookie) =>
  HELD_NAMES.reduce((text, [site, ours]) => (text.startsWith(site) ? ours + text.slice(site.length) : text), cookie)

/** @param {string} cookie */
const nameForSite = (cookie) =>
  HELD_NAMES.reduce((text, [site, ours]) => (text.startsWith(ours) ? site + text.slice(ours.length) : text), cookie)

/**
 * A cookie of the site as a browser keeps it that knows the site by another name, on a plain connection.
 * @param {string} line of a `Set-Cookie`
 */
export const cookieForBrowser = (line) => {
  const [first = '', ...attributes] = line.split(';').map((part) => part.trim())
  const kept = attributes
    .filter((one) => !/^(domain=|secure$|partitioned$)/i.test(one))
    .map((one) => one.replace(/^samesite=none$/i, 'SameSite=Lax'))
  return [nameForBrowser(first), ...kept].join('; ')
}

/** @param {string} header all cookies, as a browser sends them */
export const cookiesForSite = (header) =>
  header
    .split(';')
    .map((one) => nameForSite(one.trim()))
    .join('; ')

/**
 * An address of one origin as the same of another; any other is left.
 * @param {string} address
 * @param {string} from
 * @param {string} to
 */
const moved = (address, from, to) =>
  address === from || /^[/?#]/.test(address.slice(from.length)) ? address.replace(from, to) : address

/** @param {string} address @param {string} from @param {string} to */
export const atOrigin = (address, from, to) => (address.startsWith(from) ? moved(address, from, to) : address)

/**
 * What is asked of the site, as if its own page asked.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {{ site: string, here: string, isPage: boolean }} way origins, and whether a page is asked for
 */
export const headersForSite = (headers, { site, here, isPage }) => {
  /** @type {import('node:http').OutgoingHttpHeaders} */
  const sent = {}
  for (const [name, value] of Object.entries(headers)) if (!OF_CONNECTIONS.has(name)) sent[name] = value
  sent.host = new URL(site).host
  if (headers.origin !== undefined) sent.origin = atOrigin(headers.origin, here, site)
  if (headers.referer !== undefined) sent.referer = atOrigin(headers.referer, here, site)
  if (headers.cookie !== undefined) sent.cookie = cookiesForSite(headers.cookie)
  // A page is read and written again: whole, and in letters.
  if (isPage) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete sent[name]
  return sent
}

/**
 * What the site answered, as the answer of its copy here.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {{ site: string, here: string }} way
 */
export const headersForBrowser = (headers, { site, here }) => {
  /** @type {import('node:http').OutgoingHttpHeaders} */
  const sent = {}
  for (const [name, value] of Object.entries(headers)) if (!OF_CONNECTIONS.has(name)) sent[name] = value
  // It would hold for everything else that is ever served from this machine.
  delete sent['strict-transport-security']
  if (headers.location !== undefined) sent.location = atOrigin(headers.location, site, here)
  if (headers['set-cookie'] !== undefined) sent['set-cookie'] = headers['set-cookie'].map(cookieForBrowser)
  return sent
}

/**
 * The policy of a page with what we add to it: a style and scripts of this nonce, and a line to us.
 * @param {string} policy
 * @param {string} nonce
 */
export const policyWith = (policy, nonce) => {
  const added = { 'script-src': `'nonce-${nonce}'`, 'style-src': `'nonce-${nonce}'`, 'connect-src': "'self'" }
  const directives = policy
    .split(';')
    .map((one) => one.trim().split(/\s+/))
    .filter(([name]) => name)
  for (const [name, source] of Object.entries(added)) {
    const directive = directives.find(([known]) => known === name)
    if (directive === undefined) directives.push([name, source])
    else {
      const sources = directive.slice(1).filter((one) => one !== "'none'")
      directive.splice(1, directive.length, ...new Set([...sources, source]))
    }
  }
  return directives.map((one) => one.join(' ')).join('; ')
}
