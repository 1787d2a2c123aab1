import { parseConfig } from './config'

const SECRETS = { GALO_CLIENT_SECRET: 'a', GALO_COOKIE_KEY: 'b' }

const complaintOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('parseConfig', () => {
  it('needs nothing set on a developer’s machine', () =>
    expect(parseConfig({})).toMatchObject({
      environment: 'local',
      ports: { UK: 4000, IE: 4001 },
      siteUrls: { UK: 'http://localhost:4000', IE: 'http://localhost:4001' },
      cardScriptUrl: 'http://localhost:4100/stand-ins/card/v3.js',
      devApps: {},
    }))

  it('names every mistake in one message', () => {
    const complaint = complaintOf({
      GALO_ENV: 'production',
      PLATFORM_URL: 'not a url',
      BFF_UK_PORT: '70000',
      RENDER_LOADER_MS: '-1',
      GALO_DEV: 'mfe-menu',
      CARD_SCRIPT_URL: 'stand-in',
    })
    for (const name of [
      'CARD_SCRIPT_URL',
      'PLATFORM_URL',
      'BFF_UK_PORT',
      'RENDER_LOADER_MS',
      'GALO_DEV',
      ...Object.keys(SECRETS),
    ])
      expect(complaint).toContain(name)
  })

  it.each(Object.keys(SECRETS))('has no default for %s in production', (name) => {
    const complaint = complaintOf({ GALO_ENV: 'production', ...SECRETS, [name]: '' })
    expect(complaint).toContain(name)
    const { [name as keyof typeof SECRETS]: _left, ...others } = SECRETS
    expect(complaintOf({ GALO_ENV: 'production', ...others })).toContain(name)
  })

  it('is content in production with its secrets, and serves nothing from source there', () =>
    expect(parseConfig({ GALO_ENV: 'production', ...SECRETS, GALO_DEV: 'shell:5000' })).toMatchObject({
      clientSecret: 'a',
      cookieKey: 'b',
      devApps: {},
    }))

  it('reads which apps are served from source', () => {
    expect(parseConfig({ GALO_DEV: 'shell:5000,mfe-menu:5002' }).devApps).toEqual({ shell: 5000, 'mfe-menu': 5002 })
    expect(parseConfig({ GALO_DEV: '' }).devApps).toEqual({})
  })

  it('uses the card provider’s own script when told so', () =>
    expect(parseConfig({ CARD_SCRIPT_URL: 'live' }).cardScriptUrl).toBeNull())
})
