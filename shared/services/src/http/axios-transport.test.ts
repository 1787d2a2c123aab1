import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { axiosTransport } from './axios-transport'
import type { WireRequest } from './http'

describe('axiosTransport', () => {
  let server: Server
  let answer: RequestListener = () => {}
  let url = ''
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  const send = (changes: Partial<WireRequest> = {}) =>
    axiosTransport({ method: 'POST', url, headers: {}, timeoutMs: 20_000, ...changes })

  it.each([200, 204, 401, 409, 503])('hands over an answer with status %s', async (status) => {
    answer = (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end()
    await expect(send()).resolves.toMatchObject({ status })
  })

  it('hands over what is no JSON as it came: the contract will say', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
    await expect(send()).resolves.toEqual({ status: 200, body: '<html>' })
  })

  it.each([
    ['nothing comes', () => {}],
    ['an answer stops half-way', (_request, response) => void response.writeHead(200).write('{')],
  ] satisfies [string, RequestListener][])('is a timeout when %s', async (_what, listener) => {
    answer = listener
    await expect(send({ timeoutMs: 50 })).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('is the network when the line breaks', async () => {
    answer = (request) => request.socket.destroy()
    await expect(send()).rejects.toMatchObject({ reason: 'network' })
  })

  it('is aborted when the caller no longer wants it', async () => {
    const controller = new AbortController()
    answer = () => controller.abort()
    await expect(send({ signal: controller.signal })).rejects.toMatchObject({ reason: 'aborted' })
  })
})
