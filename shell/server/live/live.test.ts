import { serve, type ServerType } from '@hono/node-server'
import { SignJWT } from 'jose'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { liveLineOf, ORDER_CHANGES_PATH, type OrderChange } from '@galo/contracts/orders'
import { compressed } from '../http/compressed'
import { aConfig } from '../test/a-config'
import { aPlatform, type SmallPlatform } from '../test/a-platform'
import { createLive, type Live } from './live'
import { liveRoutes } from './live.routes'

const NOW = Date.parse('2026-11-18T12:05:00Z')
const clock = { now: () => NOW }

let platform: SmallPlatform
let listening: ServerResponse[]
let live: Live
let server: ServerType
let url: string
let secret: string
const reported: string[] = []

const tell = (change: OrderChange) => listening.forEach((response) => response.write(`${JSON.stringify(change)}\n`))

beforeEach(async () => {
  listening = []
  reported.length = 0
  platform = await aPlatform(({ headers }, response) => {
    if (headers['x-client-secret'] !== secret) return void response.writeHead(401).end()
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.write(`${JSON.stringify({ kind: 'here' })}\n`)
    listening.push(response)
  })
  const config = aConfig({ platformUrl: platform.url })
  secret = config.clientSecret
  live = createLive({ config, clock, report: (_level, message) => void reported.push(message) })
  const site = new Hono().use(compressed).route('/', liveRoutes('UK', { config, clock, live }))
  await new Promise<void>((resolve) => {
    server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      url = `http://127.0.0.1:${port}`
      resolve()
    })
  })
})
afterEach(async () => {
  live.close()
  await new Promise((done) => {
    server.close(done)
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
  await platform.close()
})

const passOf = (order: string, visitor = 'ana') =>
  new SignJWT({ order })
    .setProtectedHeader({ alg: 'HS256', typ: 'galo-live+jwt' })
    .setSubject(visitor)
    .setExpirationTime(NOW / 1_000 + 900)
    .sign(new TextEncoder().encode(secret))

const until = async (isSo: () => boolean) => {
  for (const giveUpAt = Date.now() + 5_000; !isSo();) {
    if (Date.now() > giveUpAt) throw new Error('it never was so')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const openPage = async (order: string, visitor?: string) => {
  const leave = new AbortController()
  const cookie = `galo_live_${order}=${await passOf(order, visitor)}`
  const answer = await fetch(`${url}${liveLineOf(order)}`, {
    headers: { cookie, 'accept-encoding': 'br, gzip' },
    signal: leave.signal,
  })
  const heard: string[] = []
  const over = (async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      heard.push(...[...text.matchAll(/^event: (\w+)$/gm)].map(([, event = '']) => event))
  })().catch(() => undefined)
  return { answer, heard, over, leave: () => leave.abort() }
}

describe('The line to a page that follows an order', () => {
  it('is told by one connection to the platform, however many pages there are, and goes out as it is said', async () => {
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, index) => openPage(`order-${index % 2}`, `who ${index}`)),
    )
    const headers = pages[0]?.answer.headers
    expect(headers?.get('content-type')).toBe('text/event-stream')
    expect(headers?.get('cache-control')).toBe('no-store, no-transform')
    expect(headers?.get('content-encoding')).toBeNull()
    await until(() => pages.every(({ heard }) => heard.includes('live')))
    tell({ kind: 'moved', orderId: 'order-1' })
    await until(() => pages.filter(({ heard }) => heard.includes('moved')).length === 10)
    expect(pages.flatMap(({ heard }, index) => (heard.includes('moved') ? [index % 2] : []))).toEqual(Array(10).fill(1))
    expect(platform.calls.map(({ path }) => path)).toEqual([ORDER_CHANGES_PATH])
  })

  it('says when nothing is told any more, and that it is again, with what may have been missed', async () => {
    const page = await openPage('order-1')
    await until(() => page.heard.includes('live'))
    listening.splice(0).forEach((response) => response.destroy())
    await until(() => page.heard.at(-1) === 'quiet')
    expect(reported).toEqual(['The platform does not say which orders change'])
    await until(() => page.heard.at(-1) === 'live')
    tell({ kind: 'missed' })
    await until(() => page.heard.slice(-2).join() === 'quiet,live')
  })

  it('leaves nothing behind when its page goes', async () => {
    const pages = await Promise.all(['one', 'two', 'three'].map((order) => openPage(order)))
    expect(live.lines.size).toBe(3)
    pages.forEach(({ leave }) => leave())
    await until(() => live.lines.size === 0)
  })

  it('ends with the process, so that its page looks for another', async () => {
    const page = await openPage('order-1')
    live.close()
    await page.over
    expect(live.lines.size).toBe(0)
  })

  it('is for whose browser keeps a pass to this very order', async () => {
    const pass = await passOf('order-1')
    const cookie = `galo_live_order-1=${pass}`
    const ask = (order: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
      fetch(`${url}${liveLineOf(order)}`, { method, headers })
    expect((await ask('order-1', {})).status).toBe(401)
    expect((await ask('order-2', { cookie })).status).toBe(401)
    expect((await ask('order-2', { cookie: cookie.replace('order-1', 'order-2') })).status).toBe(401)
    expect((await ask('order-1', { cookie: `${cookie.slice(0, -2)}xx` })).status).toBe(401)
    expect((await ask('order-1', { cookie }, 'HEAD')).status).toBe(405)
    expect((await ask('order-1', { cookie }, 'POST')).status).toBe(405)
    expect(live.lines.size).toBe(0)
  })

  it('is refused to who has a dozen already', async () => {
    const pages = await Promise.all(Array.from({ length: 13 }, (_, index) => openPage(`order-${index}`)))
    expect(pages.filter(({ answer }) => answer.status === 429)).toHaveLength(1)
    expect(pages.find(({ answer }) => answer.status === 429)?.answer.headers.get('retry-after')).toBe('60')
  })
})
