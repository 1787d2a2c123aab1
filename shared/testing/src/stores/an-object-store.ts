import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { inTurn } from './in-turn'

const BUCKET = 'galo-releases'
const FOLDER = 'site'

/** What becomes of a request: before the store hears of it it is cut off, or never answered; or it is done, and the answer is lost; or it goes on. */
export type Fault = 'cut' | 'hang' | 'lose' | null

export interface AnObjectStore {
  readonly address: string
  /** How it is reached. */
  readonly environment: Readonly<Record<string, string>>
  /** Judges every request from now on. */
  breakBy(fault: (method: string, path: string) => Fault): void
  /** As nobody who releases ever does. */
  remove(name: string): Promise<void>
  close(): Promise<void>
}

/** The request with all that was sent; `null` when whoever sent it died over it: no store takes half an object. */
const wholeRequest = async (request: IncomingMessage): Promise<IncomingMessage | null> => {
  const body = await buffer(request).catch(() => null)
  if (body === null || !request.complete) return null
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, socket } = request
  const said = { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, socket }
  return Object.assign(Readable.from([body]), said) as unknown as IncomingMessage
}

/**
 * A server that speaks S3 over HTTP, signatures checked. No such server from npm honours conditions on writing yet, so that is done here, as S3's documentation has it: one after
 * the other, an object there whole or not at all, also when who wrote it died over it; `412` where it is not so. `conditions: false`: as it comes, a store that takes no notice of them.
 */
export const anObjectStore = async ({ conditions = true } = {}): Promise<AnObjectStore> => {
  const directory = await mkdtemp(join(tmpdir(), 'galo-objects-'))
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] })
  await s3.configureBuckets()
  const answer = s3.callback()
  let faultOf: (method: string, path: string) => Fault = () => null

  const tagOf = async (key: string): Promise<string | null> =>
    (await s3.store.existsObject(BUCKET, key)) ? ((await s3.store.getMetadata(BUCKET, key))['etag'] ?? null) : null

  const isMet = async (key: string, headers: IncomingMessage['headers']): Promise<boolean> => {
    const { 'if-match': match, 'if-none-match': noneMatch } = headers
    if (match === undefined && noneMatch === undefined) return true
    const tag = await tagOf(key)
    return noneMatch === undefined ? tag === match : tag === null
  }

  /** Whoever asked may have died long before it is their turn. */
  const finished = async (response: ServerResponse) => {
    if (!response.closed) await once(response, 'close').catch(() => {})
  }
  const inItsTurn = inTurn()

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request
    const path = decodeURIComponent(new URL(url, 'http://store').pathname)
    const fault = faultOf(method, path)
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'hang') return
    const whole = method === 'PUT' ? await wholeRequest(request) : request
    if (whole === null) return
    await inItsTurn(async () => {
      if (conditions && method === 'PUT' && !(await isMet(path.slice(`/${BUCKET}/`.length), headers))) {
        response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>')
        return
      }
      const end = finished(response)
      if (fault === 'lose')
        response.end = () => {
          request.socket.destroy()
          return response
        }
      await answer(whole, response)
      await end
    })
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    address: `s3://${BUCKET}/${FOLDER}`,
    environment: {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    breakBy: (fault) => void (faultOf = fault),
    remove: (name) => s3.store.deleteObject(BUCKET, `${FOLDER}/${name}`),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      s3.logger.exceptions.unhandle()
      s3.logger.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
