import { insecureSettings } from './secure-settings'
import { DEVELOPMENT_SECRETS } from './development-secrets'
import { isLoopback } from './loopback'

const DEMANDS = {
  secrets: ['GALO_TOKEN_KEY', 'GALO_COOKIE_KEY'],
  addresses: ['SITE_ORIGINS'],
  proxies: ['TRUSTED_PROXIES'],
}
const GOOD = {
  GALO_TOKEN_KEY: 'kq3Zt0wP8sVb5nYhR2mXc7LdF9gJ1aEu',
  GALO_COOKIE_KEY: 'T6yHn3BqW0zKs8Xv1MfPj5RcLd7GaE4u',
  SITE_ORIGINS: 'https://galo.example, https://galo.example.ie',
  TRUSTED_PROXIES: '192.0.2.7',
}
const namesOf = (variables: Record<string, string>) =>
  insecureSettings(variables, DEMANDS).map((problem) => problem.split(':')[0])

describe('The settings that open doors', () => {
  it('ask for a name when there is none, and say what to set', () => {
    for (const variables of [{}, { GALO_ENV: '' }, { ...GOOD, GALO_ENV: '' }])
      expect(insecureSettings(variables, DEMANDS)).toEqual([
        expect.stringMatching(/^GALO_ENV: must be set, to local .*npm start/),
      ])
  })

  it('want nothing of a machine of one’s own, as long as nobody else reaches it', () => {
    expect(insecureSettings({ GALO_ENV: 'local' }, DEMANDS)).toEqual([])
    expect(insecureSettings({ GALO_ENV: 'local', GALO_BIND: '127.0.0.1' }, DEMANDS)).toEqual([])
    for (const bind of ['0.0.0.0', '::', '192.168.0.7', ''])
      expect(namesOf({ GALO_ENV: 'local', GALO_BIND: bind })).toEqual(['GALO_BIND'])
  })

  it.each(['cicd', 'preview', 'preprod', 'production'])('want everything said in %s', (name) => {
    expect(namesOf({ GALO_ENV: name })).toEqual(Object.keys(GOOD))
    expect(insecureSettings({ ...GOOD, GALO_ENV: name, GALO_BIND: '0.0.0.0' }, DEMANDS)).toEqual([])
  })

  it.each(['prod', 'Local', 'LOCAL ', 'development', 'test'])('treat %s, which is no name, like production', (name) => {
    expect(namesOf({ GALO_ENV: name })).toEqual(['GALO_ENV', ...Object.keys(GOOD)])
  })

  it.each(['x', 'a'.repeat(40), 'correct horse', ...Object.values(DEVELOPMENT_SECRETS)])(
    'take no secret that is known or easily guessed: %s',
    (secret) => expect(namesOf({ ...GOOD, GALO_ENV: 'preview', GALO_COOKIE_KEY: secret })).toEqual(['GALO_COOKIE_KEY']),
  )

  it('want https of every address a cookie goes to', () => {
    for (const SITE_ORIGINS of ['http://galo.example', 'https://galo.example,http://galo.example.ie'])
      expect(namesOf({ ...GOOD, GALO_ENV: 'production', SITE_ORIGINS })).toEqual(['SITE_ORIGINS'])
  })

  it('ask who stands in front, lest everybody behind it is one visitor who starts too often', () => {
    const { TRUSTED_PROXIES: _front, ...others } = GOOD
    expect(namesOf({ ...others, GALO_ENV: 'production' })).toEqual(['TRUSTED_PROXIES'])
  })

  it('let nobody set the time of production', () => {
    const GALO_NOW = '2026-11-18T12:05:00Z'
    expect(namesOf({ ...GOOD, GALO_ENV: 'production', GALO_NOW })).toEqual(['GALO_NOW'])
    expect(namesOf({ ...GOOD, GALO_ENV: 'preprod', GALO_NOW })).toEqual([])
  })
})

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.9.8.7', true],
  ['::1', true],
  ['[::1]', true],
  ['menu.localhost', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['0.0.0.0', false],
  ['', false],
])('%s leads to this very machine: %s', (name, isHere) => expect(isLoopback(name)).toBe(isHere))
