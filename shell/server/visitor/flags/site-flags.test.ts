import { aPlatform, NO_PLATFORM, type SmallPlatform } from '../../test/a-platform'
import { createSiteFlags } from './site-flags'

describe('createSiteFlags', () => {
  let platform: SmallPlatform
  let isOn: boolean
  let now: number
  let reported: string[]
  beforeEach(async () => {
    isOn = true
    now = 0
    reported = []
    platform = await aPlatform(({ headers }, response) => {
      const etag = `"${isOn}"`
      if (headers['if-none-match'] === etag) return void response.writeHead(304).end()
      response.writeHead(200, { etag, 'content-type': 'application/json' }).end(
        JSON.stringify({
          flags: [
            { key: 'banner', reason: 'STATIC', variant: 'on', value: isOn },
            { key: 'split', errorCode: 'TARGETING_KEY_MISSING', errorDetails: 'who is asking?' },
          ],
        }),
      )
    })
  })
  afterEach(() => platform.close())
  const flagsOf = (platformUrl = platform.url) =>
    createSiteFlags({
      platformUrl,
      report: (level, message) => void reported.push(`${level}: ${message}`),
      now: () => now,
    })

  it('asks for a market, says nothing of what is for some visitors only, and takes "the same" for an answer', async () => {
    const flags = flagsOf()
    await flags.ask('IE')
    await flags.ask('IE')
    expect(flags.of('IE')).toEqual({ banner: true })
    expect(platform.calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
      Array(2).fill({ context: { market: 'IE', application: 'online-ordering-ui' } }),
    )
    expect(reported).toEqual([])
  })

  it('gives what it has at once, and asks behind it when that is two seconds old: once for all who come', async () => {
    const flags = flagsOf()
    await flags.ask('UK')
    isOn = false
    now = 2_000
    expect(flags.of('UK')).toEqual({ banner: true })
    expect(platform.calls).toHaveLength(1)
    now = 2_001
    for (let visitor = 0; visitor < 200; visitor += 1) expect(flags.of('UK')).toEqual({ banner: true })
    await flags.ask('UK')
    expect(flags.of('UK')).toEqual({ banner: false })
    expect(platform.calls).toHaveLength(2)
  })

  it('leaves every switch where it was put while the platform is silent, and says so once', async () => {
    const flags = flagsOf()
    await flags.ask('UK')
    await platform.close()
    await flags.ask('UK')
    await flags.ask('UK')
    expect(flags.of('UK')).toEqual({ banner: true })
    expect(reported).toEqual(['warning: The platform does not say what is switched on'])
  })

  it('knows of nothing before the platform ever answered', async () => {
    const flags = flagsOf(NO_PLATFORM)
    await flags.ask('UK')
    expect(flags.of('UK')).toEqual({})
  })
})
