import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface SmallPlatform {
  readonly url: string
  readonly calls: readonly Call[]
  close(): Promise<void>
}

/** A real server on a free port that notes what reaches it. */
export const aPlatform = async (answer: (call: Call, response: ServerResponse) => void): Promise<SmallPlatform> => {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const call = { method, path: url, headers, body: Buffer.concat(pieces).toString('utf8') }
      calls.push(call)
      answer(call, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Where nobody listens. */
export const NO_PLATFORM = 'http://127.0.0.1:9'
