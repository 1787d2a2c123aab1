import { randomBytes } from 'node:crypto'
import { parseConfig } from './config'

const ELSEWHERE = {
  GALO_MARKET: 'IE',
  GALO_CLIENT_SECRET: randomBytes(32).toString('base64url'),
  GALO_COOKIE_KEY: randomBytes(32).toString('base64url'),
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

const complaintOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('parseConfig', () => {
  it('needs nothing but that name and a market on a developer’s machine, and listens to nobody else', () =>
    expect(parseConfig({ GALO_ENV: 'local', GALO_MARKET: 'UK' })).toMatchObject({
      environment: 'local',
      market: 'UK',
      bind: '127.0.0.1',
      port: 4000,
      siteUrls: { UK: 'http://localhost:4000', IE: 'http://localhost:4001' },
      cardScriptUrl: 'http://localhost:4100/stand-ins/card/v3.js',
      fraudApiUrl: 'http://localhost:4100/stand-ins/fraud',
      mapsApiUrl: 'http://localhost:4100/stand-ins',
      devApps: {},
    }))

  it('serves the market that is named, at that market’s port, and no other for want of a name', () => {
    const both = { GALO_ENV: 'local', BFF_UK_PORT: '4300', BFF_IE_PORT: '4301' }
    expect(parseConfig({ ...both, GALO_MARKET: 'IE' })).toMatchObject({ market: 'IE', port: 4301 })
    for (const name of [undefined, '', 'ie', 'GB', 'UK,IE'])
      expect(complaintOf({ ...both, ...(name !== undefined && { GALO_MARKET: name }) })).toContain(
        'GALO_MARKET: must be set, to UK or IE',
      )
  })

  it('names every mistake in one message', () => {
    const complaint = complaintOf({
      GALO_ENV: 'production',
      PLATFORM_URL: 'not a url',
      BFF_UK_PORT: '70000',
      RENDER_LOADER_MS: '-1',
      GALO_DEV: 'mfe-menu',
      GALO_DEVELOPMENT_MODE: 'yes',
      CARD_SCRIPT_URL: 'stand-in',
    })
    for (const name of [
      'CARD_SCRIPT_URL',
      'PLATFORM_URL',
      'BFF_UK_PORT',
      'RENDER_LOADER_MS',
      'GALO_DEV',
      'GALO_DEVELOPMENT_MODE',
      ...Object.keys(ELSEWHERE),
    ])
      expect(complaint).toContain(name)
  })

  it('is told where it is, and assumes nothing', () => {
    expect(complaintOf({})).toContain('GALO_ENV: must be set, to local')
    expect(complaintOf(ELSEWHERE)).not.toContain('CARD_SCRIPT_URL')
  })

  describe.each(['cicd', 'preview', 'preprod', 'production', 'prod'])('in %s', (GALO_ENV) => {
    it.each(Object.keys(ELSEWHERE))('has no default for %s', (name) => {
      const { [name as keyof typeof ELSEWHERE]: _left, ...others } = ELSEWHERE
      expect(complaintOf({ ...others, GALO_ENV })).toContain(`${name}: must be`)
      expect(complaintOf({ ...ELSEWHERE, [name]: '', GALO_ENV })).toContain(`${name}: must be`)
    })

    it('takes no key that stands in the source', () =>
      expect(complaintOf({ ...ELSEWHERE, GALO_ENV, GALO_COOKIE_KEY: 'galo-development-cookie' })).toContain(
        'GALO_COOKIE_KEY: is a development value',
      ))
  })

  it('is content with what is its own, and serves nothing from source then', () =>
    expect(parseConfig({ GALO_ENV: 'preview', ...ELSEWHERE, GALO_DEV: 'shell:5000' })).toMatchObject({
      clientSecret: ELSEWHERE.GALO_CLIENT_SECRET,
      cookieKey: ELSEWHERE.GALO_COOKIE_KEY,
      cardScriptUrl: null,
      mapsApiUrl: null,
      devApps: {},
    }))

  it.each(['https://galo.example/', 'https://galo.example/order', 'HTTPS://galo.example'])(
    'does not take %s for a site: no page has an address with two slashes in it',
    (SITE_UK_URL) =>
      expect(complaintOf({ GALO_ENV: 'preview', ...ELSEWHERE, SITE_UK_URL })).toContain('SITE_UK_URL: must be'),
  )

  it('says what it takes for the proxies in front', () =>
    expect(complaintOf({ GALO_ENV: 'production', ...ELSEWHERE, TRUSTED_PROXIES: '192.0.2.7, nginx' })).toContain(
      'TRUSTED_PROXIES.1: must be a network address',
    ))

  it('lets nobody else in while it is local', () =>
    expect(complaintOf({ GALO_ENV: 'local', GALO_MARKET: 'UK', GALO_BIND: '0.0.0.0' })).toContain('GALO_BIND: '))

  it('reads which apps are served from source', () => {
    expect(parseConfig({ GALO_ENV: 'local', GALO_MARKET: 'UK', GALO_DEV: 'shell:5000,mfe-menu:5002' }).devApps).toEqual(
      {
        shell: 5000,
        'mfe-menu': 5002,
      },
    )
    expect(parseConfig({ GALO_ENV: 'local', GALO_MARKET: 'UK', GALO_DEV: '' }).devApps).toEqual({})
  })

  it('is in development mode on a developer’s machine, and elsewhere when told so by that word', () => {
    const isDevelopment = (settings: Record<string, string>) => parseConfig(settings).isDevelopment
    const local = { GALO_ENV: 'local', GALO_MARKET: 'UK' }
    const preview = { GALO_ENV: 'preview', ...ELSEWHERE }
    expect([local, { ...local, GALO_DEVELOPMENT_MODE: 'false' }].map(isDevelopment)).toEqual([true, false])
    expect([preview, { ...preview, GALO_DEVELOPMENT_MODE: 'true' }].map(isDevelopment)).toEqual([false, true])
    expect(complaintOf({ ...preview, GALO_DEVELOPMENT_MODE: 'TRUE' })).toContain(
      'GALO_DEVELOPMENT_MODE: must be true or false',
    )
    expect(complaintOf({ ...preview, GALO_ENV: 'production', GALO_DEVELOPMENT_MODE: 'true' })).toContain(
      'GALO_DEVELOPMENT_MODE: must not be true in production',
    )
  })

  it('disguises no page that a customer may see', () => {
    expect(parseConfig({ GALO_ENV: 'local', GALO_MARKET: 'UK', GALO_LANGUAGE: 'en-XA' }).language).toBe('en-XA')
    expect(complaintOf({ GALO_ENV: 'preview', ...ELSEWHERE, GALO_LANGUAGE: 'en-XA' })).toContain('GALO_LANGUAGE: ')
  })

  it.each([
    ['production', 'pk_test_galo', 'must be one of the card provider’s'],
    ['preprod', 'pk_test_galo', 'must be one of the card provider’s'],
    ['production', 'pk_test_of_galo', 'is a test key'],
  ])('takes no card in %s under the key %s', (GALO_ENV, CARD_PUBLISHABLE_KEY, why) =>
    expect(complaintOf({ ...ELSEWHERE, GALO_ENV, CARD_PUBLISHABLE_KEY })).toContain(`CARD_PUBLISHABLE_KEY: ${why}`),
  )

  it('names no customer’s device to the stand-in of the fraud service', () =>
    expect(complaintOf({ ...ELSEWHERE, GALO_ENV: 'production', FRAUD_KEY: 'galo-fraud' })).toContain(
      'FRAUD_KEY: must be one of the fraud service’s',
    ))

  it('may be tried with the card provider’s test key before customers come', () =>
    expect(parseConfig({ ...ELSEWHERE, GALO_ENV: 'preprod', CARD_PUBLISHABLE_KEY: 'pk_test_of_galo' }).cardKey).toBe(
      'pk_test_of_galo',
    ))

  it('uses the card provider’s own script, and the maps provider itself, when told so', () => {
    const live = { CARD_SCRIPT_URL: 'live', MAPS_API_URL: 'live' }
    expect(parseConfig({ GALO_ENV: 'local', GALO_MARKET: 'UK', ...live })).toMatchObject({
      cardScriptUrl: null,
      mapsApiUrl: null,
    })
  })
})
