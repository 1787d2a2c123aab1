import type { Market } from '@galo/domain'
import type { FlagValues } from '@galo/services'
import { consentCookie, writeConsent } from '../../../shared/consent-cookie'
import { aConfig } from '../../test/a-config'
import { flagRoutes } from './flag-routes'
import type { FlagsInUse } from './flags.model'
import type { VisitorContext } from './site-flags'

const NOW = Date.UTC(2026, 10, 18, 12, 5)
const HOST = 'uk.galo.test'
const VISITOR = '5f0c2c3e-7f0e-4c58-9a55-0f6c5b1d2a11'
const saying = (measure: boolean) =>
  `${consentCookie('UK')}=${writeConsent({ id: VISITOR, measure, record: false, decidedAt: NOW })}`

const described = { purpose: '', removeAfter: '2027-01-01', owner: 'mfe-menu' } as const
const FLAGS: FlagsInUse = {
  banner: { ...described, fallback: false },
  words: { ...described, fallback: 'ab_excluded', values: ['ab_control', 'ab_variant', 'ab_excluded'] },
}
const CONTEXT = {
  fulfilment: 'COLLECTION',
  slug: 'deansgate',
  basketSubtotal: 1_250,
  authenticated: false,
  loyaltyMember: false,
} as const

describe('what is switched for a page that stands', () => {
  let asked: [Market, VisitorContext][]
  let own: FlagValues | null
  beforeEach(() => {
    asked = []
    own = { banner: true, words: 'ab_variant' }
  })
  const ask = async (headers: Readonly<Record<string, string>> = {}, body: unknown = { context: CONTEXT }) => {
    const site = flagRoutes('UK', {
      config: aConfig(),
      siteFlags: {
        of: () => ({ banner: true }),
        askFor: async (market, visitor) => (asked.push([market, visitor]), own),
      },
      flagsInUse: async () => FLAGS,
      now: () => NOW,
    })
    const answer = await site.request(`http://${HOST}/order/api/flags`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { host: HOST, 'content-type': 'application/json', ...headers },
    })
    const cookies = answer.headers.getSetCookie()
    return { answer, cookies, flags: answer.ok ? ((await answer.json()) as { flags: FlagValues }).flags : null }
  }

  it.each(['', saying(false), `${consentCookie('IE')}=${saying(true).split('=')[1]}`])(
    'is what everybody in the market gets for who has not said yes (%s): nobody is asked about them, and nothing is kept',
    async (cookie) => {
      const { flags, cookies } = await ask({ cookie })
      expect(flags).toEqual({ banner: true, words: 'ab_excluded' })
      expect(asked).toEqual([])
      expect(cookies).toEqual([])
    },
  )

  it('is asked for by a key of who has said yes, with all that the context is to hold, and keeps their arm for thirty days', async () => {
    const { flags, cookies } = await ask({ cookie: `${saying(true)}; galo_ff=!banner` })
    expect(flags).toEqual({ banner: false, words: 'ab_variant' })
    const key = /^galo_visitor_uk=([\da-f-]{36});.*HttpOnly/.exec(cookies[0] ?? '')?.[1]
    expect(asked).toEqual([
      ['UK', { ...CONTEXT, targetingKey: key, inConvertTest: false, overrides: { banner: false } }],
    ])
    expect(cookies[1]).toMatch(/^galo_ab_uk=words%3Aab_variant; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('is asked for by the same key again, as one who is in a test', async () => {
    await ask({ cookie: `${saying(true)}; galo_visitor_uk=${VISITOR}; galo_ab_uk=words:ab_variant` })
    expect(asked[0]?.[1]).toMatchObject({ targetingKey: VISITOR, inConvertTest: true })
  })

  it('lets go of the arm when there is none any more, and keeps it while the platform is silent', async () => {
    const cookie = `${saying(true)}; galo_visitor_uk=${VISITOR}; galo_ab_uk=words:ab_variant`
    own = { banner: true, words: 'ab_excluded' }
    expect((await ask({ cookie })).cookies).toContainEqual(expect.stringMatching(/^galo_ab_uk=; Max-Age=0/))
    own = null
    const { cookies, flags } = await ask({ cookie })
    expect(cookies.filter((each) => each.startsWith('galo_ab'))).toEqual([])
    expect(flags).toMatchObject({ banner: true })
  })

  it('lets go of both cookies when the yes is taken back', async () => {
    const { cookies } = await ask({
      cookie: `${saying(false)}; galo_visitor_uk=${VISITOR}; galo_ab_uk=words:ab_variant`,
    })
    expect(cookies.map((each) => each.split(';').slice(0, 2).join())).toEqual([
      'galo_visitor_uk=, Max-Age=0',
      'galo_ab_uk=, Max-Age=0',
    ])
  })

  it('is sent once', async () => {
    const { answer } = await ask()
    const again = await ask({ 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.answer.status).toBe(304)
  })

  it.each([
    [{}, { context: { ...CONTEXT, basketSubtotal: -1 } }, 400],
    [{}, { context: { ...CONTEXT, fulfilment: 'DRONE' } }, 400],
    [{}, 'nothing', 400],
    [{}, { context: { ...CONTEXT, slug: 'x'.repeat(3_000) } }, 413],
    [{ origin: 'https://evil.example' }, { context: CONTEXT }, 403],
  ])('is nothing for %j %j', async (headers, body, status) => {
    expect((await ask(headers, body)).answer.status).toBe(status)
    expect(asked).toEqual([])
  })
})
