import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { SignJWT } from 'jose'
import { pathOf } from '@galo/contracts/call'
import { followOrder, LIVE_PASS_HEADER } from '@galo/contracts/orders'
import { paths } from '@galo/contracts/site'
import { addItem, applyDiscountCode } from '@galo/contracts/basket'
import { validateDiscountCode } from '@galo/contracts/discounts'
import { autocompleteAddress } from '@galo/contracts/localities'
import { getAvailability } from '@galo/contracts/menu'
import type { BffConfig } from '../config'
import { createPlatformData } from '../public-data/platform-data'
import { aConfig } from '../test/a-config'
import { aPlatform, type SmallPlatform } from '../test/a-platform'
import { siteApi } from './site-api'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const PROXY = paths.site.platformProxy

describe('siteApi', () => {
  let platform: SmallPlatform
  let headers: Readonly<Record<string, string>>
  beforeEach(async () => {
    headers = {}
    platform = await aPlatform((_call, response) =>
      response.writeHead(200, { 'content-type': 'application/json', ...headers }).end('{}'),
    )
  })
  afterEach(() => platform.close())
  const site = (settings: Partial<BffConfig> = {}) => {
    const config = aConfig({ platformUrl: platform.url, ...settings })
    const data = createPlatformData({ ...config, silenceMs: 5_000 })
    return new Hono().route(
      '/order/api',
      siteApi(
        config,
        'UK',
        () => {},
        () => {},
        data,
      ),
    )
  }
  const calls = (path: string) => platform.calls.filter((call) => call.path === path)

  it('says that it is there without asking anybody, and that is not kept', async () => {
    const answer = await site().request(paths.site.ping)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(platform.calls).toEqual([])
  })

  it('notes all that a floor of phones has kept on a bad day, and not what one address pours out', async () => {
    const api = site()
    const say = async (address: string, lines: number) => {
      const entries = Array.from({ length: lines }, () => ({ level: 'error', message: 'It fell' }))
      return api.request(paths.site.log, { method: 'POST', body: JSON.stringify({ entries }) }, from(address))
    }
    // Twenty of them, each with the hundred that it keeps while it is cut off, twenty at a time.
    const floor = await Promise.all(Array.from({ length: 20 * 5 }, () => say('192.0.2.7', 20)))
    expect(new Set(floor.map(({ status }) => status))).toEqual(new Set([204]))
    const poured = await Promise.all(Array.from({ length: 100 }, () => say('192.0.2.8', 50)))
    expect(poured.filter(({ status }) => status === 204)).toHaveLength(40)
    const refused = poured.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect((await say('192.0.2.9', 1)).status).toBe(204)
  })

  it.each([applyDiscountCode.path, validateDiscountCode.path])(
    'tells the platform whose guess at a code it passes on to %s, and lets no visitor say so himself',
    async (guessed) => {
      const api = site()
      const headers = { 'x-galo-client-address': '203.0.113.9', 'x-client-secret': 'guessed' }
      for (const path of [guessed, addItem.path])
        await api.request(`${PROXY}${path}`, { method: 'PUT', headers }, from('192.0.2.7'))
      expect(calls(guessed)[0]?.headers).toMatchObject({
        'x-galo-client-address': '192.0.2.7',
        'x-client-secret': aConfig().clientSecret,
      })
      expect(calls(addItem.path)[0]?.headers).not.toHaveProperty('x-galo-client-address')
      expect(calls(addItem.path)[0]?.headers).not.toHaveProperty('x-client-secret')
    },
  )

  it('asks once what two hundred browsers want to know, and every time what is one customer’s own', async () => {
    const api = site()
    const ask = async (path: string, authorization: string) =>
      api.request(`${PROXY}${path}`, { method: 'POST', body: '{"query":"…"}', headers: { authorization } })
    const token = `Bearer ${aConfig().menuToken}`
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(getAvailability.path, token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(calls(getAvailability.path)).toHaveLength(1)
    await Promise.all([ask(getAvailability.path, 'Bearer mine'), ask(getAvailability.path, 'Bearer mine')])
    expect(calls(getAvailability.path)).toHaveLength(3)
  })

  it('gives nobody an answer that was meant for what another browser has kept', async () => {
    await site().request(`${PROXY}${autocompleteAddress.path}?input=york`, { headers: { 'if-none-match': '"1"' } })
    expect(platform.calls[0]?.headers).not.toHaveProperty('if-none-match')
  })

  it('has the browser keep the pass to a line that the platform gives, and tells the page nothing of it', async () => {
    const pass = await new SignJWT({ order: 'order-1' }).setProtectedHeader({ alg: 'HS256' }).sign(randomBytes(32))
    headers = { [LIVE_PASS_HEADER]: pass }
    const ask = (settings: Partial<BffConfig> = {}) =>
      site(settings).request(`${PROXY}${pathOf(followOrder.path, { id: 'order-1' })}`)
    const answer = await ask()
    expect(answer.headers.getSetCookie()).toEqual([
      `galo_live_order-1=${pass}; Max-Age=900; Path=/order/api/live; HttpOnly; SameSite=Strict`,
    ])
    expect(answer.headers.get(LIVE_PASS_HEADER)).toBeNull()
    expect(await answer.text()).not.toContain(pass)
    const secure = await ask({ siteUrls: { UK: 'https://uk.galo.example', IE: 'https://ie.galo.example' } })
    expect(secure.headers.getSetCookie()[0]).toMatch(/^__Secure-galo_live_order-1=.*; Secure/)
  })
})
