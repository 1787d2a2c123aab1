import { request as ask, type IncomingMessage } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createBrotliCompress } from 'node:zlib'
import type { Certificate } from './certificate'
import { compressedByHost, isForever, isText, ON_THE_FLY } from './host-compression'

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

export interface Front {
  readonly origin: string
  close(): Promise<void>
}

export interface FrontOptions {
  readonly certificate: Certificate
  /** The site behind, e.g. `http://localhost:4500`. */
  readonly upstream: string
  /** Documents that this front answers itself, by path. */
  readonly documents?: ReadonlyMap<string, string>
}

/** Asks the site, and passes on at once what it says ahead of its answer (103). */
const askUpstream = (
  upstream: string,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')))
    // The front compresses everything alike; what the site can do by itself is not what is measured.
    delete headers['accept-encoding']
    // Under its own name: a guest's session is given only to pages of the site itself.
    headers['host'] = request.authority
    const outgoing = ask(new URL(request.url, upstream), { method: request.method, headers }, resolve)
    outgoing.on('information', ({ statusCode, headers: { link } }) => {
      if (statusCode === 103 && link !== undefined) response.writeEarlyHints({ link })
    })
    outgoing.on('error', reject)
    request.pipe(outgoing)
  })

const readAll = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * HTTP/2 with TLS and brotli on a free loopback port, before a site that speaks plain HTTP: what a host in production puts there.
 * Pages are compressed as they stream, each chunk flushed; files that never change are compressed once, as hard as it goes.
 */
export const startFront = async ({ certificate, upstream, documents = new Map() }: FrontOptions): Promise<Front> => {
  const compressed = new Map<string, Buffer>()

  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const own = documents.get(request.url)
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      response.end(compressedByHost(own, false))
      return
    }
    const behind = await askUpstream(upstream, request, response)
    const headers = Object.fromEntries(Object.entries(behind.headers).filter(([name]) => !HOP_BY_HOP.has(name)))
    const type = behind.headers['content-type'] ?? ''
    const status = behind.statusCode ?? 502
    if (!isText(type) || request.method === 'HEAD') {
      response.writeHead(status, headers)
      behind.pipe(response.stream)
      return
    }
    response.writeHead(status, { ...headers, 'content-encoding': 'br' })
    if (type.startsWith('text/html')) {
      const brotli = createBrotliCompress(ON_THE_FLY)
      brotli.pipe(response.stream)
      for await (const chunk of behind) {
        brotli.write(chunk)
        brotli.flush()
      }
      brotli.end()
      return
    }
    const isKept = status === 200 && isForever(behind.headers['cache-control'])
    const kept = isKept ? compressed.get(request.url) : undefined
    const body = await readAll(behind)
    const bytes = kept ?? compressedByHost(body, isKept)
    if (isKept) compressed.set(request.url, bytes)
    response.end(bytes)
  }

  const server = createSecureServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
    answer(request, response).catch(() => response.stream.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  return {
    origin: `https://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}
