import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { stopListening } from './stop-listening'

describe('A server that stops', () => {
  let server: Server
  let stop: () => Promise<void>
  let port: number
  const waiting: ServerResponse[] = []

  beforeEach(async () => {
    waiting.length = 0
    server = createServer((_request, response) => void waiting.push(response))
    // Far longer than a test may take: what is closed is closed by us.
    server.keepAliveTimeout = 600_000
    stop = stopListening(server)
    server.listen(0)
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })

  const open = async (): Promise<Socket> => {
    const socket = connect(port)
    await Promise.all([once(server, 'connection'), once(socket, 'connect')])
    return socket
  }

  it('does not wait for a connection that was opened ahead and never used', async () => {
    const socket = await open()
    socket.resume()
    await Promise.all([stop(), once(socket, 'close')])
  })

  it('does not wait for one that is kept for a next question', async () => {
    const asked = fetch(`http://localhost:${port}`)
    await once(server, 'request')
    waiting[0]?.end('first')
    expect(await (await asked).text()).toBe('first')
    await stop()
  })

  it('answers whoever has asked, all of it, before it goes', async () => {
    const long = 'x'.repeat(3_000_000)
    const asked = fetch(`http://localhost:${port}`)
    await once(server, 'request')
    let isStopped = false
    const stopped = stop().then(() => (isStopped = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(isStopped).toBe(false)
    waiting[0]?.end(long)
    expect(await (await asked).text()).toBe(long)
    await stopped
  })
})
