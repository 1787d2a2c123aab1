import type { sendEvents } from '@galo/contracts/collector'
import type { InputOf } from '@galo/contracts/call'
import { consentCookie, writeConsent } from '../../shared/consent-cookie'
import type { Collect } from './collect'
import type { AdmitLines } from './limit-lines'
import { siteEvents } from './site-events'

type Event = InputOf<typeof sendEvents>['body']['entries'][number]

const NOW = Date.UTC(2026, 10, 18, 12, 5)

/** So many texts of the longest kind. */
const textsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`text${index}`, 'x'.repeat(440)]))

describe('What somebody does on the site', () => {
  let collected: Event[]
  let admit: AdmitLines
  const collect: Collect = (_call, entry) => void collected.push(entry as Event)
  const cookie = (measure: boolean, record: boolean, market: 'UK' | 'IE' = 'UK') =>
    `${consentCookie(market)}=${writeConsent({ id: crypto.randomUUID(), measure, record, decidedAt: NOW })}`
  const site = () => siteEvents('UK', { collect, admit, now: () => NOW })
  const tell = (body: unknown, cookies = '') =>
    site().request('/events', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { cookie: cookies },
    })
  const names = () => collected.map(({ name }) => name)
  const batch = {
    page: 'menu.restaurant',
    release: { shell: '1a2b' },
    entries: [
      { name: 'journey_stage', at: 1_790_000_000_000, details: { stage: 'menu' } },
      { name: 'recording:press', details: { what: 'button' } },
    ],
  }
  beforeEach(() => {
    collected = []
    admit = async () => null
  })

  it('reaches the collector with its market, once they have said yes', async () => {
    expect((await tell(batch, cookie(true, true))).status).toBe(204)
    expect(collected[0]).toEqual({
      name: 'journey_stage',
      at: 1_790_000_000_000,
      details: { stage: 'menu' },
      page: 'menu.restaurant',
      release: { shell: '1a2b' },
      market: 'UK',
      source: 'browser',
    })
  })

  it.each([
    ['nothing', '', []],
    ['no', cookie(false, false), []],
    ['yes to counting alone', cookie(true, false), ['journey_stage']],
    ['yes to recording alone', cookie(false, true), ['recording:press']],
    ['yes to the other market', cookie(true, true, 'IE'), []],
    ['nonsense', `${consentCookie('UK')}=1-11-zz`, []],
  ])('is dropped here too as far as they said %s', async (_what, cookies, expected) => {
    expect((await tell(batch, cookies)).status).toBe(204)
    expect(names()).toEqual(expected)
  })

  it.each([
    ['no JSON', '{'],
    ['none', { entries: [] }],
    ['too many', { entries: Array.from({ length: 51 }, () => batch.entries[0]) }],
    ['a name with words', { entries: [{ name: 'a b' }] }],
    ['too long', { entries: [{ name: 'a', details: { x: 'x'.repeat(61_000) } }] }],
  ])('is refused when it is %s', async (_what, body) => {
    expect((await tell(body, cookie(true, true))).status).toBe(400)
    expect(collected).toEqual([])
  })

  it('is counted with each that it comes with, and dropped with all of them when that is too many', async () => {
    const counted: number[] = []
    admit = async (_context, count) => {
      counted.push(count)
      return new Response(null, { status: 429 })
    }
    expect((await tell(batch, cookie(true, true))).status).toBe(429)
    expect(
      (await site().request('/session/id?sessionId=s-1', { headers: { cookie: cookie(true, true) } })).status,
    ).toBe(429)
    expect(counted).toEqual([2, 1])
    expect(collected).toEqual([])
  })

  it.each([
    ['long', textsOf(10), { leftOut: 'The details were too long' }],
    ['short', textsOf(9), textsOf(9)],
  ])('keeps its details where they are %s, and else says that they were', async (_what, details, kept) => {
    await tell({ entries: [{ name: 'journey_stage', details }] }, cookie(true, true))
    expect(collected.map((event) => event.details)).toEqual([kept])
  })

  it('is kept without what in its details nests deeper than anybody reads', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    await tell(`{"entries":[{"name":"journey_stage","details":{"deep":${deep}}}]}`, cookie(true, true))
    expect(collected.map(({ details }) => details)).toEqual([{ deep: [[[[null]]]] }])
  })

  it('loses what no database can hold, and no more, and keeps the order that it counts', async () => {
    const details = { orderId: 'o-1', said: 'a\u0000b\ud800c', 'na\u0000me': 1 }
    await tell({ entries: [{ name: 'purchase', details }] }, cookie(true, true))
    expect(collected.map((event) => event.details)).toEqual([{ orderId: 'o-1', said: 'abc', name: 1 }])
  })

  it('names the session that support should look for, of those alone who are recorded', async () => {
    const report = (cookies: string, query = 'sessionId=s-1&persistentSessionId=p-1') =>
      site().request(`/session/id?${query}`, { headers: { cookie: cookies } })
    for (const answer of [await report(''), await report(cookie(true, false)), await report(cookie(true, true), 'x=1')])
      expect(answer.status).toBe(204)
    expect(collected).toEqual([])
    await report(cookie(false, true))
    expect(collected).toEqual([
      {
        name: 'session.reported',
        sessionId: 's-1',
        market: 'UK',
        source: 'site',
        details: { persistentSessionId: 'p-1' },
      },
    ])
  })
})
