import { Hono } from 'hono'
import { paths } from '@galo/contracts/site'
import { addItem, applyDiscountCode } from '@galo/contracts/basket'
import { validateDiscountCode } from '@galo/contracts/discounts'
import { autocompleteAddress } from '@galo/contracts/localities'
import { getAvailability } from '@galo/contracts/menu'
import { createPlatformData } from '../public-data/platform-data'
import { aConfig } from '../test/a-config'
import { aPlatform, type SmallPlatform } from '../test/a-platform'
import { siteApi } from './site-api'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const PROXY = paths.site.platformProxy

describe('siteApi', () => {
  let platform: SmallPlatform
  beforeEach(async () => {
    platform = await aPlatform((_call, response) => response.setHeader('content-type', 'application/json').end('{}'))
  })
  afterEach(() => platform.close())
  const site = () => {
    const config = aConfig({ platformUrl: platform.url })
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
})
