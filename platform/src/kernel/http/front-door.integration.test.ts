import { connect } from 'node:net'
import { once } from 'node:events'
import { readTime } from '@galo/contracts/clock'
import { getMenu } from '@galo/contracts/menu'
import { signInGuest } from '../../proof/world/api'
import { CLOSED_SETTINGS } from '../../proof/world/closed-settings'
import { askRaw } from '../../proof/world/raw'
import { runTestPlatform, startTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()
const portOf = () => new URL(platform.url).port

describe('A stranger’s page whose name was made to lead to this machine', () => {
  const asRebound = (method: string, path: string, body = '') => {
    const host = `evil.example:${portOf()}`
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }
    return askRaw(platform.url, method, path, headers, body)
  }

  it('does not press the console’s buttons', async () => {
    const answer = await asRebound('POST', '/console/api/clock', '{"advance":"1 s"}')
    expect([answer.status, answer.text]).toEqual([421, expect.stringContaining('MISDIRECTED_REQUEST')])
  })

  it.each([
    ['GET', '/console'],
    ['GET', '/console/api/board'],
    ['GET', '/console/api/events'],
    ['GET', '/stand-ins/card/v3.js'],
    ['POST', '/stand-ins/card/v1/payment_methods'],
    ['GET', '/stand-ins/maps/api/js'],
    ['GET', '/identity/provider/.well-known/openid-configuration'],
    ['GET', '/identity/provider/api/v1/sessions/me'],
    ['POST', '/identity/provider/token'],
    ['GET', '/identity/sign-in/some-flow'],
    ['POST', '/identity/sign-in/some-flow'],
  ])('gets nothing at %s %s', async (method, path) => expect((await asRebound(method, path)).status).toBe(421))

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'user@localhost', 'localhost:1:2'])(
    'gets nothing under the name %s',
    async (host) =>
      expect([400, 421]).toContain((await askRaw(platform.url, 'GET', '/console/api/board', { host })).status),
  )

  it('can not use its own name at ours either', async () => {
    const from = (origin: string) => askRaw(platform.url, 'POST', '/console/api/clock', { origin }, '{"advance":"1 s"}')
    expect((await from('http://evil.example')).status).toBe(403)
    expect((await from('null')).status).toBe(403)
    const card = await askRaw(platform.url, 'POST', '/stand-ins/card/v1/payment_methods', {
      origin: 'http://evil.example',
    })
    expect(card.status).toBe(403)
  })
})

it('The operator is let in by each name of this machine', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
    const host = `${name}:${portOf()}`
    const headers = { host, origin: `http://${host.toLowerCase()}`, 'content-type': 'application/json' }
    expect((await askRaw(platform.url, 'POST', '/console/api/clock', headers, '{"advance":"1 s"}')).status).toBe(200)
  }
})

it('Nobody on the same network reaches a platform that has no locks', async () => {
  // Another address of this machine: who listens everywhere answers there too.
  await expect(fetch(`http://127.0.0.2:${portOf()}/health`)).rejects.toThrow('fetch failed')
})

describe('The identity provider', () => {
  it('names its addresses by its own name, whatever name it is asked by', async () => {
    const headers = { host: `127.0.0.1:${portOf()}`, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const { text } = await askRaw(platform.url, 'GET', '/identity/provider/.well-known/openid-configuration', headers)
    const { token_endpoint: token, issuer } = JSON.parse(text) as Record<string, string>
    expect([token, issuer]).toEqual([`${platform.url}/identity/provider/token`, `${platform.url}/identity/provider`])
  })

  it('answers somebody who wants no body without falling over it', async () => {
    const complaints: unknown[] = []
    const spy = jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
    const answer = await askRaw(platform.url, 'HEAD', '/identity/provider/.well-known/openid-configuration')
    spy.mockRestore()
    expect([answer.status, complaints]).toEqual([405, []])
  })

  it('sends its cookies over https alone, wherever it is not local', async () => {
    const closed = await startTestPlatform({ ...CLOSED_SETTINGS, GALO_ENV: 'preview' })
    const query = new URLSearchParams({
      client_id: 'galo-uk',
      redirect_uri: 'https://galo.example/order/api/auth/callback/galo',
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    const answer = await askRaw(closed.url, 'GET', `/identity/provider/auth?${query}`, {
      host: 'platform.galo.example',
    })
    const cookies = answer.headers['set-cookie'] ?? []
    expect(answer.status).toBe(303)
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i)
    expect(answer.headers['strict-transport-security']).toContain('max-age=')
    expect((await askRaw(closed.url, 'GET', '/identity/provider/auth', { host: 'localhost' })).status).toBe(421)
    await closed.close()
  })
})

describe('Every answer', () => {
  it('says what it is and who may read it, and is kept by nobody when it is somebody’s own', async () => {
    const { session } = await signInGuest(platform.url)
    const own = await askRaw(platform.url, 'GET', '/direct-orders/orders/none', { authorization: `Bearer ${session}` })
    expect(own.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    for (const path of ['/health', '/nothing', '/identity/provider/jwks', readTime.path]) {
      const { headers } = await askRaw(platform.url, 'GET', path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-resource-policy']).toBe('same-site')
    }
    const script = await askRaw(platform.url, 'GET', '/stand-ins/card/v3.js')
    expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it.each([
    ['TRACE', '/health'],
    ['PROPFIND', '/direct-orders/orders/none'],
  ])('to %s is that there is no such method', async (method, path) =>
    expect(await askRaw(platform.url, method, path)).toMatchObject({
      status: 405,
      headers: { allow: expect.stringContaining('GET') },
    }),
  )

  it('to a wrong method names the right ones, and where nothing is, nothing', async () => {
    expect(await askRaw(platform.url, 'DELETE', '/health')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
    expect(await askRaw(platform.url, 'GET', getMenu.path)).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    expect((await askRaw(platform.url, 'DELETE', '/nothing')).status).toBe(404)
  })

  it('finds nothing by the names every object inherits', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      for (const path of [
        `/media/items/${name}`,
        `/console/${name}`,
        `/console/api/flags/${name}`,
        `/stand-ins/card/${name}`,
      ])
        expect((await askRaw(platform.url, 'GET', path)).status).toBeGreaterThanOrEqual(404)
  })
})

// It takes as long as we are patient.
if (process.env['PROOF'] !== undefined)
  it('Who sends a request drop by drop is let go', async () => {
    const socket = connect(Number(portOf()), '127.0.0.1')
    await once(socket, 'connect')
    // A call that waits for its body before it says anything.
    const head = `POST /console/api/clock HTTP/1.1\r\nHost: localhost:${portOf()}\r\nContent-Length: 1000`
    socket.write(`${head}\r\nContent-Type: application/json\r\n\r\n{`)
    setTimeout(() => socket.destroy(new Error('nobody lets it go')), 50_000).unref()
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(String(answer)).toContain('408 Request Timeout')
  }, 60_000)
