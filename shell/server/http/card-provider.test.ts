import { parseConfig, type BffConfig } from '../config'
import { WHOLE } from '../test/a-page-to-draw'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { aWholeSite, HOST } from '../test/a-whole-site'

const secret = (letter: string): string => `${letter}kq3Zt0wP8sVb5nYhR2mXc7LdF9gJ1aEu`
const PRODUCTION = {
  GALO_ENV: 'production',
  GALO_MARKET: 'UK',
  GALO_CLIENT_SECRET: secret('a'),
  GALO_COOKIE_KEY: secret('b'),
  SITE_UK_URL: 'https://galo.example',
  SITE_IE_URL: 'https://galo.example.ie',
  IDENTITY_URL: 'https://identity.galo.example',
  CARD_SCRIPT_URL: 'live',
  CARD_PUBLISHABLE_KEY: 'pk_live_of_galo',
  FRAUD_API_URL: 'https://fraud.galo.example',
  FRAUD_KEY: 'of-galo',
  MAPS_API_URL: 'live',
  TRUSTED_PROXIES: '192.0.2.7',
}

describe('Where a checkout gets its card fields from', () => {
  let folder: Folder
  beforeAll(async () => {
    folder = await aFolder()
    await folder.write('releases.json', JSON.stringify(aDocument({ shell: aRelease('shell') })))
  })
  afterAll(() => folder.remove())

  /** The document of a checkout as this environment serves it. */
  const checkoutIn = async (environment: Record<string, string>) => {
    const { siteUrls: _at, platformUrl, ...settings }: BffConfig = parseConfig(environment)
    const answer = await aWholeSite({
      platformUrl,
      folder: folder.path,
      settings,
      render: (_job, sink) => {
        sink.head({ status: 200, title: 'Checkout', description: null, redirect: null })
        return Promise.resolve(WHOLE)
      },
    }).request(`http://${HOST}/order/checkout`, { headers: { host: HOST } })
    const visit = /id="galo-visit">(.*?)<\/script>/.exec(await answer.text())?.[1] ?? '{}'
    const policy = (answer.headers.get('content-security-policy') ?? '').replace(/'nonce-[^']+'/, "'nonce'").split('; ')
    const { config } = JSON.parse(visit) as { readonly config: Partial<BffConfig> }
    return { policy, config, permissions: answer.headers.get('permissions-policy') }
  }

  it('in production: from the provider’s own hosts and no other, under the key of the environment', async () => {
    const { policy, config, permissions } = await checkoutIn(PRODUCTION)
    expect(config).toMatchObject({ environment: 'production', cardScriptUrl: null, cardKey: 'pk_live_of_galo' })
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'nonce' https://js.stripe.com https://*.js.stripe.com https://fraud.galo.example https://maps.googleapis.com https://maps.gstatic.com",
        "frame-src 'self' https://identity.galo.example https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
        "connect-src 'self' https://identity.galo.example https://api.stripe.com https://fraud.galo.example https://*.googleapis.com https://*.gstatic.com",
      ]),
    )
    expect(policy.join()).not.toContain('localhost')
    expect(permissions).toContain('payment=(self "https://js.stripe.com")')
  })

  it('on a machine of one’s own: from the stand-in beside the platform, and from nobody else', async () => {
    const { policy, config } = await checkoutIn({ GALO_ENV: 'local', GALO_MARKET: 'UK' })
    expect(config).toMatchObject({ cardScriptUrl: 'http://localhost:4100/stand-ins/card/v3.js' })
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'nonce' http://localhost:4100",
        "frame-src 'self' http://localhost:4100 http://localhost:4100",
        "connect-src 'self' http://localhost:4100",
      ]),
    )
    expect(policy.join()).not.toContain('stripe')
  })
})
