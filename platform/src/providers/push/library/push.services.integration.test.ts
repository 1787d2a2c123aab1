import { createServer, type Server } from 'node:http'
import { DEVELOPMENT_VAPID } from '../../../kernel/push-settings'
import { aPushBrowser } from '../../../proof/world/push-browser'
import { pushServices } from './push.services'

let server: Server
let url: string
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.endsWith('/moved') === true) response.writeHead(307, { location: `${url}/secret` }).end()
    else if (request.url?.endsWith('/broken') === true) request.socket.destroy()
    else response.writeHead(201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}`
})
beforeEach(() => void (asked.length = 0))
afterAll(() => void server.close())

const deviceAt = (endpoint: string) => ({ endpoint, keys: aPushBrowser(url).device.keys })
const send = (endpoint: string, standInUrl: string | null = `${url}/push`) =>
  pushServices(DEVELOPMENT_VAPID, standInUrl).send({
    device: deviceAt(endpoint),
    payload: '{}',
    topic: 'galo-1',
    keepS: 60,
  })

describe('What is sent to a push service', () => {
  it('follows no redirect: that is an answer', async () => {
    expect(await send(`${url}/push/moved`)).toEqual({ kind: 'answered', status: 307 })
    expect(asked).toEqual(['/push/moved'])
  })

  it('is unanswered where the line broke', async () =>
    expect(await send(`${url}/push/broken`)).toEqual({ kind: 'unanswered' }))

  it('goes nowhere else, even where another address was kept, and to no stand-in where there is none', async () => {
    await expect(send(`${url}/secret`)).rejects.toThrow('where nothing is sent')
    await expect(send(`${url}/push/abc`, null)).rejects.toThrow('where nothing is sent')
    expect(asked).toEqual([])
  })
})
