import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { visitCookie } from '@galo/releases'
import { chooseEncoding } from './choose-encoding'
import { compressBytes, compressStream } from './compress-body'

/** Below that, packing saves no packet on the line. */
const WORTH_IT_BYTES = 1_024

const VISIT_COOKIES = [true, false].map((isSecure) => `${visitCookie(isSecure)}=`)
const isOfVisit = (cookie: string): boolean => VISIT_COOKIES.some((name) => cookie.startsWith(name))

/**
 * Whether the answer may be packed at all. What is packed already stays as it is, and so does an answer that has an `etag`: by it a client
 * asks for exactly these bytes. One that hands somebody a secret as a cookie is never packed: its length must say nothing (decision 0071). The key of
 * a visit is none: everybody's first page of a time when something is tried would be four times as long.
 */
const isCompressible = ({ headers }: Response): boolean =>
  !['content-encoding', 'content-range', 'etag'].some((name) => headers.has(name)) &&
  headers.getSetCookie().every(isOfVisit) &&
  !/\bno-transform\b/.test(headers.get('cache-control') ?? '') &&
  COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')

/** Packs whatever text goes out, as the client asks for it: pages piece by piece as they are written, everything else whole. */
export const compressed: MiddlewareHandler = async (context, next) => {
  await next()
  if (!isCompressible(context.res)) return
  context.res.headers.append('vary', 'accept-encoding')
  const encoding = chooseEncoding(context.req.header('accept-encoding'))
  const { body, status, headers } = context.res
  if (encoding === null || body === null || context.req.method === 'HEAD') return
  const answer = (packed: BodyInit, how: Readonly<Record<string, string>>) => {
    headers.delete('content-length')
    for (const [name, value] of Object.entries(how)) headers.set(name, value)
    context.res = new Response(packed, { status, headers })
  }
  if (headers.get('content-type')?.startsWith('text/html'))
    return answer(compressStream(body, encoding), { 'content-encoding': encoding })
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  if (bytes.length < WORTH_IT_BYTES) return answer(bytes, {})
  const packed = await compressBytes(bytes, encoding)
  answer(packed, { 'content-encoding': encoding, 'content-length': String(packed.length) })
}
