import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compressed } from './compressed'

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ dish: `Half chicken ${index}` })))
const json = (body: string, headers: HeadersInit = {}) => {
  const all = new Headers(headers)
  if (!all.has('content-type')) all.set('content-type', 'application/json')
  return new Response(body, { headers: all })
}

const ask = (answer: Response, accepted = 'gzip, br', method = 'GET') =>
  new Hono()
    .use(compressed)
    .get('/', () => answer)
    .request('/', { method, headers: { 'accept-encoding': accepted } })

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('compressed', () => {
  it('packs what is long, and says how and how long it is', async () => {
    const answer = await ask(json(LONG, { 'content-length': String(LONG.length), 'cache-control': 'no-store' }))
    const bytes = await bytesOf(answer)
    expect(brotliDecompressSync(bytes).toString()).toBe(LONG)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-encoding': 'br',
      'content-length': String(bytes.length),
      vary: 'accept-encoding',
    })
  })

  it('packs a page, however short, and says no length: it is written while it goes out', async () => {
    const page = new Response('<main></main>', { headers: { 'content-type': 'text/html', 'content-length': '13' } })
    const answer = await ask(page)
    expect(brotliDecompressSync(await bytesOf(answer)).toString()).toBe('<main></main>')
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/html',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
  })

  it.each(['galo_visit=key; Path=/', '__Host-galo_visit=key; Path=/; Secure'])(
    'packs what hands over only which releases a visit is of: %s',
    async (cookie) => {
      const sent = await ask(json(LONG, { 'set-cookie': cookie }))
      expect([sent.headers.get('content-encoding'), sent.headers.get('set-cookie')]).toEqual(['br', cookie])
    },
  )

  it('packs with gzip for who knows nothing newer', async () =>
    expect(gunzipSync(await bytesOf(await ask(json(LONG), 'gzip'))).toString()).toBe(LONG))

  it.each(['HEAD', 'GET'])('tells caches on %s that the answer depends on what is accepted', async (method) =>
    expect((await ask(json(LONG), 'identity', method)).headers.get('vary')).toBe('accept-encoding'),
  )

  it('leaves what fits into a packet as it is', async () => {
    const answer = await ask(json('{"whole":true}'))
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe('{"whole":true}')
  })

  it.each([
    ['is a picture', json(LONG, { 'content-type': 'image/webp' })],
    ['is a font', json(LONG, { 'content-type': 'font/woff2' })],
    ['is a stream of events', json(LONG, { 'content-type': 'text/event-stream' })],
    ['is packed already', json(LONG, { 'content-encoding': 'gzip' })],
    ['is a part of a file', json(LONG, { 'content-range': 'bytes 0-9/10' })],
    ['is asked for again by its tag', json(LONG, { etag: '"1"' })],
    ['hands over a cookie', json(LONG, { 'set-cookie': 'guest=secret' })],
    [
      'hands over a secret besides',
      json(LONG, [
        ['set-cookie', 'galo_visit=key'],
        ['set-cookie', 'guest=secret'],
      ]),
    ],
    ['is not to be changed', json(LONG, { 'cache-control': 'no-cache, no-transform' })],
  ])('leaves alone what %s', async (_what, answer) => {
    const encoding = answer.headers.get('content-encoding')
    const sent = await ask(answer)
    expect([sent.headers.get('content-encoding'), await sent.text()]).toEqual([encoding, LONG])
  })

  it.each([204, 304])('leaves the empty answer %s alone', async (status) => {
    const answer = await ask(new Response(null, { status, headers: { 'content-type': 'application/json' } }))
    expect([answer.status, answer.headers.get('content-encoding'), answer.body]).toEqual([status, null, null])
  })
})
