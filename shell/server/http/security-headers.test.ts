import { contentSecurityPolicy } from './security-headers'

const policyOf = (...options: Parameters<typeof contentSecurityPolicy>): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy(...options)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )
const CARD = 'http://localhost:4100/stand-ins/card/v3.js'
const MAPS = 'http://localhost:4100/stand-ins'
const IDENTITY = 'https://identity.galo.test'
const FRAUD = 'http://localhost:4100/stand-ins/fraud'
const LOCAL = { cardScriptUrl: CARD, fraudApiUrl: FRAUD, mapsApiUrl: MAPS, devApps: {}, identityUrl: IDENTITY }

describe('contentSecurityPolicy', () => {
  it('lets run and style what carries this document’s nonce, and nothing that is merely inline or evaluated', () => {
    const policy = policyOf('n0nce', LOCAL)
    expect(policy['script-src']).toEqual(["'self'", "'nonce-n0nce'", 'http://localhost:4100'])
    expect(policy['style-src']).toEqual(["'self'", "'nonce-n0nce'"])
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })

  it('lets code come from where the releases of the visit lie, and be asked about there', () => {
    const policy = policyOf('n', LOCAL, ['https://files.galo.test'])
    expect(policy['script-src']).toContain('https://files.galo.test')
    expect(policy['connect-src']).toContain('https://files.galo.test')
    expect(policy['style-src']).not.toContain('https://files.galo.test')
  })

  it('forbids what it does not name, and being framed', () =>
    expect(policyOf('n', LOCAL)).toMatchObject({
      'default-src': ["'none'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'", IDENTITY],
    }))

  it('talks to the card provider’s own hosts when its script is the real one, and lets the bank ask its question', () =>
    expect(policyOf('n', { ...LOCAL, cardScriptUrl: null })).toMatchObject({
      'script-src': [
        "'self'",
        "'nonce-n'",
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'http://localhost:4100',
      ],
      'frame-src': ["'self'", IDENTITY, 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ["'self'", IDENTITY, 'https://api.stripe.com', 'http://localhost:4100'],
    }))

  it('takes the fraud service’s script, and asks it, at the origin of its address and at no other', () => {
    const policy = policyOf('n', { ...LOCAL, fraudApiUrl: 'https://fraud.galo.test/api' })
    expect(policy['script-src']).toEqual(["'self'", "'nonce-n'", 'http://localhost:4100', 'https://fraud.galo.test'])
    expect(policy['connect-src']).toContain('https://fraud.galo.test')
    expect(policy['img-src']).not.toContain('https://fraud.galo.test')
  })

  it('takes the map’s script, pictures and answers from its stand-in, or from the provider’s own hosts, and evaluates nothing for it', () => {
    expect(policyOf('n', LOCAL)['img-src']).toEqual(["'self'", 'data:', 'http://localhost:4100'])
    const policy = policyOf('n', { ...LOCAL, mapsApiUrl: null })
    expect(policy).toMatchObject({
      'script-src': expect.arrayContaining(['https://maps.googleapis.com']),
      'connect-src': expect.arrayContaining(['https://*.googleapis.com']),
      'img-src': expect.arrayContaining(['https://*.googleapis.com', 'https://*.gstatic.com']),
    })
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })

  it('opens a socket for each app that is served from source, and for no other', () => {
    const policy = policyOf('n', { ...LOCAL, devApps: { 'mfe-menu': 5002 } })
    expect(policy['connect-src']).toEqual(["'self'", IDENTITY, 'http://localhost:4100', 'ws://localhost:5002'])
  })
})
