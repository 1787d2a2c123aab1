import type { RequestListener } from 'node:http'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Ours are read by servers, by our sites and by frames of theirs; a page of a stranger must not get them as a picture or a script. */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
}
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains'

/**
 * What every answer says, whoever writes it; a route that says otherwise is heard. What is asked for in somebody's name is kept by no
 * cache. Methods that nobody here has an answer for end here.
 */
export const frontDoor =
  (answer: RequestListener, { isHttps }: { readonly isHttps: boolean }): RequestListener =>
  (incoming, outgoing) => {
    for (const [name, value] of Object.entries(ALWAYS)) outgoing.setHeader(name, value)
    if (isHttps) outgoing.setHeader('strict-transport-security', HTTPS_ONLY)
    if (incoming.headers.authorization !== undefined) outgoing.setHeader('cache-control', 'no-store')
    if (METHODS.includes(incoming.method ?? '')) return answer(incoming, outgoing)
    outgoing.writeHead(405, { allow: METHODS.join(', '), connection: 'close' }).end()
  }
