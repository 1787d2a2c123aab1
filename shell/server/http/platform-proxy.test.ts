import { Hono } from 'hono'
import { aPlatform, NO_PLATFORM, type SmallPlatform } from '../test/a-platform'
import { proxyTo } from './platform-proxy'

const PREFIX = '/order/api/platform'
const MOST_BYTES = 262_144

describe('proxyTo', () => {
  let platform: SmallPlatform
  let reported: string[]
  const siteOver = (platformUrl: string) =>
    new Hono().all(
      `${PREFIX}/*`,
      proxyTo(platformUrl, PREFIX, (_level, message) => void reported.push(message)),
    )

  beforeEach(async () => {
    reported = []
    platform = await aPlatform((_call, response) => {
      response.writeHead(201, {
        'content-type': 'application/json',
        etag: '"1"',
        'set-cookie': 'platform=secret',
        'x-powered-by': 'coal',
      })
      response.end('{"data":1}')
    })
  })
  afterEach(() => platform.close())

  it('passes a call on with its method, query and body, and its answer back', async () => {
    const answer = await siteOver(platform.url).request(`${PREFIX}/basket/basket?market=UK`, {
      method: 'PUT',
      body: '{"name":"Zoë"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ data: 1 })
    expect(platform.calls).toMatchObject([{ method: 'PUT', path: '/basket/basket?market=UK', body: '{"name":"Zoë"}' }])
  })

  it('lets only known headers pass, in both directions', async () => {
    const answer = await siteOver(platform.url).request(`${PREFIX}/orders/orders`, {
      headers: {
        authorization: 'Bearer token',
        'idempotency-key': 'key',
        'x-features': 'pos_bridge',
        'x-mock-time': '+PT30M',
        cookie: 'galo_guest=me',
        'x-client-secret': 'guessed',
        'x-forwarded-for': '10.0.0.1',
      },
    })
    const headers = platform.calls[0]?.headers
    expect(headers).toMatchObject({
      authorization: 'Bearer token',
      'idempotency-key': 'key',
      'x-features': 'pos_bridge',
      'x-mock-time': '+PT30M',
    })
    for (const name of ['cookie', 'x-client-secret', 'x-forwarded-for']) expect(headers).not.toHaveProperty(name)
    expect([...answer.headers.keys()].sort()).toEqual(['content-type', 'etag'])
  })

  it.each([
    '/identity/guest',
    '/console/api/clock',
    '/stand-ins/card/v3.js',
    '/console',
    '//console/api/clock',
    '/./console/api/clock',
    '/%63onsole/api/clock',
    '/%2e/identity/guest',
    '/%69dentity%2fguest',
    '/menu/..%2fconsole%2fapi%2fclock/%',
  ])('keeps %s closed, however it is spelled', async (path) => {
    const answer = await siteOver(platform.url).request(`${PREFIX}${path}`)
    expect(answer.status).toBe(404)
    expect(platform.calls).toEqual([])
  })

  it('never builds another host out of a prefix that was spelled otherwise', async () => {
    const answer = await siteOver(platform.url).request('/order/api/platfor%6d/basket/basket')
    expect(answer.status).toBe(404)
    expect(platform.calls).toEqual([])
  })

  it('takes a body up to its limit and none beyond, whether it says its length or not', async () => {
    const site = siteOver(platform.url)
    const post = (body: BodyInit, headers: Record<string, string> = {}) => {
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
      return site.request(new Request(`http://uk.test${PREFIX}/basket/basket`, init))
    }
    const streamOf = (size: number) => new Blob([new Uint8Array(size)]).stream()
    expect((await post('x'.repeat(MOST_BYTES))).status).toBe(201)
    expect((await post(streamOf(MOST_BYTES))).status).toBe(201)
    expect((await post(streamOf(MOST_BYTES + 1))).status).toBe(413)
    const refused = await post('x', { 'content-length': String(MOST_BYTES + 1) })
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'TOO_LARGE' }] })
    expect(platform.calls).toHaveLength(2)
  })

  it('does not blame the platform when the customer leaves in the middle', async () => {
    const leaving = new AbortController()
    const slow = await aPlatform(() => leaving.abort())
    const request = new Request(`http://uk.test${PREFIX}/basket/basket`, { signal: leaving.signal })
    await siteOver(slow.url).request(request)
    await slow.close()
    expect(slow.calls).toHaveLength(1)
    expect(reported).toEqual([])
  })

  it('says so when the platform can’t be reached', async () => {
    const answer = await siteOver(NO_PLATFORM).request(`${PREFIX}/basket/basket`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      errors: [{ code: 'PLATFORM_UNAVAILABLE', message: 'We can’t reach the kitchen right now.' }],
    })
    expect(reported).toEqual(['The platform did not answer'])
  })
})
