import { aConfig } from '../test/a-config'
import { aPlatform, NO_PLATFORM, type SmallPlatform } from '../test/a-platform'
import { createCollector } from './collect'
import type { AdmitLines } from './limit-lines'
import { siteLogs } from './site-logs'

let platform: SmallPlatform
let reported: string[]
let collected: string[]
let counted: number[]
const countAll: AdmitLines = async (_context, count) => {
  counted.push(count)
  return null
}
const site = (platformUrl: string, admit = countAll) =>
  siteLogs('IE', {
    report: (level, message) => void reported.push(`${level} ${message}`),
    collect: (call, entry) => {
      collected.push(call.name)
      const collector = createCollector(aConfig({ platformUrl }), () => {})
      collector.collect(call, entry)
      void collector.flush()
    },
    admit,
  })
const arrived = async () => {
  while (platform.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  return platform.calls.map(({ path, headers, body }) => ({
    path,
    secret: headers['x-client-secret'],
    ...(JSON.parse(body) as { entries: unknown[] }),
  }))
}

beforeEach(async () => {
  reported = []
  collected = []
  counted = []
  platform = await aPlatform((_call, response) => void response.writeHead(202).end('{"accepted":1}'))
})
afterEach(() => platform.close())

describe('A line from a browser', () => {
  const line = { level: 'error', message: 'menu: MENU_AVAILABILITY_ERROR', details: { status: 503 } }

  it('is answered at once, stands in the server’s own log, and reaches the platform’s collector with its market', async () => {
    const answer = await site(platform.url).request('/log', { method: 'POST', body: JSON.stringify(line) })
    expect(answer.status).toBe(204)
    expect(reported).toEqual(['error menu: MENU_AVAILABILITY_ERROR'])
    expect(await arrived()).toEqual([
      {
        path: '/collector/logs',
        secret: 'development-client-secret',
        entries: [{ ...line, market: 'IE', source: 'browser' }],
      },
    ])
  })

  it('leaves nobody’s name, address or token in the server’s own log', async () => {
    const told: string[] = []
    const report = (...entry: unknown[]) => void told.push(JSON.stringify(entry))
    const routes = siteLogs('UK', { report, collect: () => {}, admit: countAll })
    const body = JSON.stringify({
      level: 'error',
      message: 'No answer for ana@example.com with Bearer abc.def',
      details: { email: 'ana@example.com', customer: { firstName: 'Ana' }, note: 'ring ana@example.com', status: 503 },
    })
    await routes.request('/log', { method: 'POST', body })
    await routes.request('/auth/_log', {
      method: 'POST',
      body: new URLSearchParams({ level: 'warn', code: 'FAILED', details: 'eyJhbGciOi.eyJzdWIi.sig' }).toString(),
    })
    expect(told).toHaveLength(2)
    expect(told.join()).not.toMatch(/ana@example|"Ana"|abc\.def|eyJzdWIi/)
    expect(told[0]).toContain('"status":503')
  })

  it('comes with others, with when and where it was noticed, and the trace it belongs to', async () => {
    const where = { page: 'tracking.order', release: { shell: '1a2b', 'mfe-tracking': '9f3c' } }
    const traced = { ...line, at: 1_790_000_000_000, trace: '4bf92f3577b34da6a3ce929d0e0e4736' }
    const body = JSON.stringify({ ...where, entries: [traced, line] })
    expect((await site(platform.url).request('/log', { method: 'POST', body })).status).toBe(204)
    expect(reported).toHaveLength(2)
    expect((await arrived()).flatMap(({ entries }) => entries)).toContainEqual({
      ...traced,
      ...where,
      market: 'IE',
      source: 'browser',
    })
  })

  it('is counted with each that it comes with, and none of them is noted when that is too many', async () => {
    const body = JSON.stringify({ entries: [line, line, line] })
    await site(platform.url).request('/log', { method: 'POST', body })
    await site(platform.url).request('/log', { method: 'POST', body: '{' })
    expect(counted).toEqual([3, 1])
    const refused = await site(platform.url, async () => new Response(null, { status: 429 })).request('/log', {
      method: 'POST',
      body,
    })
    expect(refused.status).toBe(429)
    expect(reported).toHaveLength(3)
  })

  it('is kept without what no database can hold, and without details that nobody could read through', async () => {
    const poisoned = { level: 'error', message: '\u0000', details: { words: 'a\u0000b\ud800c' } }
    const endless = { ...line, details: Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n, 'x'.repeat(450)])) }
    const body = JSON.stringify({ entries: [poisoned, endless] })
    expect((await site(platform.url).request('/log', { method: 'POST', body })).status).toBe(204)
    while (platform.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 10))
    const entries = (await arrived()).flatMap(({ entries: each }) => each)
    for (const [message, details] of [
      ['A line without words', { words: 'abc' }],
      [line.message, { leftOut: 'The details were too long' }],
    ])
      expect(entries).toContainEqual(expect.objectContaining({ message, details }))
  })

  it('fails nobody when the collector is away', async () => {
    const answer = await site(NO_PLATFORM).request('/log', { method: 'POST', body: JSON.stringify(line) })
    expect(answer.status).toBe(204)
  })

  it('is refused when it is no line, or too long', async () => {
    for (const body of [
      '{',
      '{}',
      '{"level":"loud","message":"x"}',
      JSON.stringify({ ...line, more: 'x'.repeat(61_000) }),
      JSON.stringify({ entries: [] }),
      JSON.stringify({ entries: Array.from({ length: 51 }, () => line) }),
      JSON.stringify({ entries: [{ ...line, trace: 'x'.repeat(32) }] }),
      JSON.stringify({ release: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, 'a'])), entries: [line] }),
    ])
      expect((await site(platform.url).request('/log', { method: 'POST', body })).status).toBe(400)
    expect(collected).toEqual([])
  })
})

it('takes the sign-in client’s lines as it sends them, form-encoded', async () => {
  const body = new URLSearchParams({ level: 'warn', code: 'SILENT_RENEW_FAILED', details: 'no session' }).toString()
  const answer = await site(platform.url).request('/auth/_log', { method: 'POST', body })
  expect(answer.status).toBe(204)
  const entry = { level: 'warning', message: 'SILENT_RENEW_FAILED', market: 'IE', source: 'identity' }
  expect((await arrived())[0]?.entries).toEqual([{ ...entry, details: { said: 'no session' } }])
})
