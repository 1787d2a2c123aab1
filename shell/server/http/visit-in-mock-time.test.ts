import { readTime } from '@galo/contracts/clock'
import { Hono } from 'hono'
import { createPlatformData } from '../public-data/platform-data'
import { createWorkerTransport } from '../render/worker-transport'
import type { RenderJob } from '../render/protocol'
import { serverServices } from '../render/server-services'
import { createTimeLimit } from '../render/time-limit'
import { aConfig } from '../test/a-config'
import { aPlatform, type SmallPlatform } from '../test/a-platform'
import { publicConfig } from './public-config'
import { siteApi } from './site-api'

const NOON = Date.parse('2026-11-18T12:00:00Z')
const HALF_AN_HOUR = 1_800_000

describe('A visit in mock time', () => {
  let platform: SmallPlatform
  beforeEach(async () => {
    platform = await aPlatform((_call, response) => response.end(JSON.stringify({ now: new Date(NOON).toISOString() })))
  })
  afterEach(() => platform.close())
  const told = () => platform.calls.map(({ headers }) => headers['x-mock-time'])

  const callFromPage = (headers: Record<string, string>, environment: 'cicd' | 'production' = 'cicd') =>
    new Hono()
      .route(
        '/order/api',
        siteApi(
          aConfig({ platformUrl: platform.url, environment }),
          'UK',
          () => {},
          () => {},
        ),
      )
      .request('/order/api/platform/clock', { headers })
  const cookie = `galo_mock_time=${HALF_AN_HOUR}`

  it('tells the platform with every call of the page, and in production never', async () => {
    await callFromPage({ cookie })
    await callFromPage({ cookie, 'x-mock-time': '+PT1H' })
    await callFromPage({})
    await callFromPage({ cookie }, 'production')
    expect(told()).toEqual(['+PT1800S', '+PT1H', undefined, undefined])
  })

  it('is drawn on the server with what the platform says for that time', async () => {
    const load = async (aheadMs: number) => {
      const job: RenderJob = {
        want: 'page',
        href: '/order/search',
        origin: 'http://uk.test',
        config: publicConfig(aConfig(), 'UK'),
        serverNow: NOON + aheadMs,
        aheadMs,
        nonce: 'n0nce',
        remotes: [],
        stores: {},
        facts: {},
        flags: {},
        loaderDeadlineMs: 1_000,
      }
      const data = createPlatformData({ ...aConfig({ platformUrl: platform.url }), silenceMs: 1_000 })
      const worker = createWorkerTransport((_id, question, call) =>
        data.forPage(call).then((answer) => worker.receive(question, answer)),
      )
      const { http, clock } = serverServices(job, () => {}, worker.transportFor(1, createTimeLimit(1_000)))
      await http.send(readTime, {})
      return clock.now()
    }
    expect(await load(HALF_AN_HOUR)).toBe(NOON + HALF_AN_HOUR)
    expect(await load(0)).toBe(NOON)
    expect(told()).toEqual(['+PT1800S', undefined])
  })
})
