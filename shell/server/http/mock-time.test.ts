import { Hono } from 'hono'
import type { BffConfig } from '../config'
import { takeLinkParameters } from '../visitor/link-parameters'
import { aheadMsOf, mockTimeParameter } from './mock-time'

const NOW = Date.parse('2026-11-18T12:00:00Z')
const COOKIE = 'galo_mock_time'

const siteIn = (environment: BffConfig['environment']) =>
  new Hono()
    .get('/order/api/page', (context) => context.json(aheadMsOf(context, { environment })))
    .get('*', takeLinkParameters([mockTimeParameter({ environment }, { now: () => NOW })]), (context) =>
      context.text('the page'),
    )

/** What the site answers to the address, and how far ahead the visit is after it. */
const visit = async (address: string, environment: BffConfig['environment'] = 'cicd') => {
  const site = siteIn(environment)
  const answer = await site.request(address)
  const cookie = answer.headers.get('set-cookie')
  const [pair = ''] = cookie?.split(';') ?? []
  const kept = await site.request('/order/api/page', { headers: { cookie: pair } })
  return { status: answer.status, to: answer.headers.get('location'), cookie, aheadMs: await kept.json() }
}

describe('A link with a time', () => {
  it.each([
    ['+PT30M', 1_800_000],
    ['%2BPT30M', 1_800_000],
    ['-P1D', -86_400_000],
    ['2026-11-18T23:50:00Z', 42_600_000],
    ['2026-11-18T23:50:00+01:00', 39_000_000],
  ])('of %s begins a visit so far away', async (text, aheadMs) => {
    expect(await visit(`/order/search?mockTime=${text}`)).toMatchObject({ status: 302, to: '/order/search', aheadMs })
  })

  it('goes on to the same page without the time, so that a reload does not set it back', async () => {
    const { to, cookie } = await visit('/order/search/results?q=M3+4LZ&mockTime=%2BPT1H&lat=53.4')
    expect(to).toBe('/order/search/results?q=M3+4LZ&lat=53.4')
    expect(cookie).toBe(`${COOKIE}=3600000; Path=/; HttpOnly; SameSite=Lax`)
  })

  it('leads nowhere else', async () => {
    expect((await visit('http://uk.test//evil.test/order?mockTime=off')).to).toBe('/evil.test/order')
  })

  it('ends the visit when it says so, or says now', async () => {
    for (const text of ['off', '+PT0S', '2026-11-18T12:00:00Z'])
      expect((await visit(`/order/search?mockTime=${text}`)).cookie).toMatch(/galo_mock_time=; Max-Age=0; Path=\//)
  })

  it.each(['', 'tomorrow', 'PT30M', '23:50', '9999-01-01T00:00:00Z', '%00', '{}'])(
    'that says "%s" is a link without one',
    async (text) => {
      expect(await visit(`/order/search?mockTime=${text}`)).toMatchObject({ status: 200, cookie: null, aheadMs: 0 })
    },
  )

  it.each(['local', 'cicd', 'preview', 'preprod'] as const)('works in %s', async (environment) => {
    expect((await visit('/order?mockTime=%2BPT30M', environment)).aheadMs).toBe(1_800_000)
  })

  it('does nothing in production, not even with a cookie from elsewhere', async () => {
    expect(await visit('/order?mockTime=%2BPT30M', 'production')).toMatchObject({ status: 200, cookie: null })
    const answer = await siteIn('production').request('/order/api/page', { headers: { cookie: `${COOKIE}=1800000` } })
    expect(await answer.json()).toBe(0)
  })
})

it.each(['', '0', '+5', '1e3', '1.5', '5 6', '0x10', 'NaN', '999999999999', '-999999999999', '9'.repeat(400)])(
  'A cookie that says "%s" was not written by us, and counts for nothing',
  async (value) => {
    const answer = await siteIn('cicd').request('/order/api/page', { headers: { cookie: `${COOKIE}=${value}` } })
    expect(await answer.json()).toBe(0)
  },
)
