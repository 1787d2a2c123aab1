import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import type { PlatformData } from '../public-data/platform-data'
import type { Report } from '../report'
import { tracedFetch } from '../telemetry/traced-fetch'

/** What may pass in each direction; cookies and anything else stay here. */
const REQUEST_HEADERS = [
  'accept',
  'authorization',
  'cache-control',
  'content-type',
  'idempotency-key',
  'x-features',
  'x-development-token',
  // The mock time of a visit. The platform honours it where that is allowed, and nowhere else.
  'x-mock-time',
  'if-none-match',
]
const RESPONSE_HEADERS = ['content-type', 'cache-control', 'etag', 'retry-after']
/** Paths the browser has no business at, though it could reach the proxy. */
const CLOSED = ['identity', 'console', 'stand-ins']
const TIMEOUT_MS = 20_000
const MOST_BYTES = 262_144

const pick = (headers: Headers, names: readonly string[]): Headers => {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

/**
 * What comes after the prefix, as it was sent; `null` when it is closed, or not after the prefix at all.
 * Judged as the platform will read it, percent signs decoded: `/%63onsole` is the console.
 */
const openPath = (pathname: string, prefix: string): string | null => {
  if (!pathname.startsWith(`${prefix}/`)) return null
  const path = pathname.slice(prefix.length)
  try {
    const first = decodeURIComponent(path)
      .split(/[/\\]+/)
      .find((segment) => segment !== '' && segment !== '.' && segment !== '..')
    return CLOSED.includes(first?.toLowerCase() ?? '') ? null : path
  } catch {
    return null
  }
}

const failure = (status: number, code: string, message: string) =>
  Response.json({ errors: [{ code, message }] }, { status, headers: { 'cache-control': 'no-store' } })

const LIMITED = bodyLimit({
  maxSize: MOST_BYTES,
  onError: () => failure(413, 'TOO_LARGE', 'The request is too large'),
})

interface ProxyOptions {
  /** The headers the BFF adds for this visitor; those of the call itself win. */
  readonly headersOf?: (context: Context) => Readonly<Record<string, string>>
  /** What is the same for everybody. */
  readonly cache?: Pick<PlatformData, 'forBrowser'> | undefined
  /** What the browser is to keep of what the platform says to the BFF alone: whole cookies. */
  readonly cookiesOf?: (answered: Headers) => readonly string[]
}

/** The answer to a call that is the same for everybody, from the cache; `null` for any other call. */
const cachedAnswer = (
  cache: Pick<PlatformData, 'forBrowser'> | undefined,
  method: string,
  path: string,
  { 'if-none-match': _etag, ...headers }: Readonly<Record<string, string>>,
  body: ArrayBuffer | undefined,
) => cache?.forBrowser({ method, path, headers, body: new TextDecoder().decode(body) }) ?? null

/**
 * Passes a call on to the platform under the site's own origin: no second connection, no preflight, one content policy.
 * What `cache` can answer is not asked again for every visitor.
 */
export const proxyTo = (
  platformUrl: string,
  prefix: string,
  report: Report,
  { headersOf = () => ({}), cache, cookiesOf = () => [] }: ProxyOptions = {},
): MiddlewareHandler =>
  every(LIMITED, async (context: Context): Promise<Response> => {
    const url = new URL(context.req.url)
    const path = openPath(url.pathname, prefix)
    if (path === null) return failure(404, 'NOT_FOUND', 'There is no such call')
    const { method } = context.req
    const { signal } = context.req.raw
    try {
      const body = method === 'GET' || method === 'HEAD' ? undefined : await context.req.arrayBuffer()
      const headers = { ...headersOf(context), ...Object.fromEntries(pick(context.req.raw.headers, REQUEST_HEADERS)) }
      const known = await cachedAnswer(cache, method, path + url.search, headers, body)
      if (known !== null)
        return new Response(known.text, {
          status: known.status,
          headers: { 'content-type': known.contentType, 'cache-control': 'no-store' },
        })
      const answer = await tracedFetch(`${platformUrl}${path}${url.search}`, {
        method,
        headers,
        body: body ?? null,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      const answered = pick(answer.headers, RESPONSE_HEADERS)
      for (const cookie of cookiesOf(answer.headers)) answered.append('set-cookie', cookie)
      return new Response(answer.body, { status: answer.status, headers: answered })
    } catch (error) {
      // Who leaves in the middle is no failure of anybody's.
      if (!signal.aborted) report('warning', 'The platform did not answer', { path, error: String(error) })
      return failure(503, 'PLATFORM_UNAVAILABLE', 'We can’t reach the kitchen right now.')
    }
  })
