import { readConfig } from './config'

describe('The address of a site or of the platform', () => {
  it.each(['http://localhost:4000/', 'https://galo.example/order', 'HTTP://GALO.example'])(
    'is not taken as %s: browsers never name themselves so, and nobody could sign in',
    (address) => {
      expect(() => readConfig({ GALO_ENV: 'local', SITE_ORIGINS: `http://localhost:4001,${address}` })).toThrow(
        'SITE_ORIGINS.1: ',
      )
      expect(() => readConfig({ GALO_ENV: 'local', PLATFORM_ORIGIN: address })).toThrow('PLATFORM_ORIGIN: ')
    },
  )

  it('is taken as a browser says it', () => {
    const addresses = {
      GALO_ENV: 'local',
      SITE_ORIGINS: 'http://localhost:4001, https://galo.example',
      PLATFORM_ORIGIN: 'http://p.example',
    }
    expect(readConfig(addresses)).toMatchObject({
      siteOrigins: ['http://localhost:4001', 'https://galo.example'],
      origin: 'http://p.example',
    })
  })
})

describe('The proxies in front', () => {
  it('are network addresses, and a name is none', () =>
    expect(() => readConfig({ GALO_ENV: 'local', TRUSTED_PROXIES: '192.0.2.7, nginx' })).toThrow(
      'TRUSTED_PROXIES.1: must be a network address',
    ))
})

describe('The language of our pages', () => {
  it('is a disguise on a machine of one’s own alone', () => {
    const GALO_LANGUAGE = 'en-XA'
    expect(readConfig({ GALO_ENV: 'local', GALO_LANGUAGE }).language).toBe('en-XA')
    expect(() => readConfig({ GALO_ENV: 'preview', GALO_LANGUAGE })).toThrow('GALO_LANGUAGE: ')
  })
})
