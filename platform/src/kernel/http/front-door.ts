import type { RequestListener } from 'node:http'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Ours are read by servers, by our sites and by frames of theirs; a page of a stranger must not get them as a picture or a script. */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
}
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains'

/**
 * Sets the headers that every answer carries unless its route sets others. Answers to requests with a token are kept by no cache.
 * Methods that no route has are refused here.
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
