import {
  atOrigin,
  cookieForBrowser,
  cookiesForSite,
  headersForBrowser,
  headersForSite,
  policyWith,
} from './rewrite-headers.mjs'

const WAY = { site: 'https://www.galo.test', here: 'http://localhost:5000' }

describe('cookieForBrowser', () => {
  it('is one that a browser keeps for a plain connection to this machine', () => {
    expect(cookieForBrowser('__Host-galo_guest=a.b; Path=/; Secure; HttpOnly; SameSite=Lax')).toBe(
      'galo-host.galo_guest=a.b; Path=/; HttpOnly; SameSite=Lax',
    )
    expect(cookieForBrowser('__Secure-x=1; Domain=galo.test; SameSite=None; Secure; Partitioned')).toBe(
      'galo-secure.x=1; SameSite=Lax',
    )
  })

  it('goes back to the site by the name that it has there', () =>
    expect(cookiesForSite('galo-host.galo_guest=a.b; galo-secure.x=1; said=2')).toBe(
      '__Host-galo_guest=a.b; __Secure-x=1; said=2',
    ))
})

describe('atOrigin', () => {
  it('moves what is of that origin, and nothing that is only called alike', () => {
    expect(atOrigin('https://www.galo.test/order?a=1', WAY.site, WAY.here)).toBe('http://localhost:5000/order?a=1')
    expect(atOrigin('https://www.galo.test', WAY.site, WAY.here)).toBe('http://localhost:5000')
    expect(atOrigin('https://www.galo.test.evil.test/', WAY.site, WAY.here)).toBe('https://www.galo.test.evil.test/')
    expect(atOrigin('/order', WAY.site, WAY.here)).toBe('/order')
  })
})

describe('headersForSite', () => {
  it('asks as a page of the site would', () =>
    expect(
      headersForSite(
        {
          host: 'localhost:5000',
          origin: WAY.here,
          referer: `${WAY.here}/order/search`,
          cookie: 'galo-host.a=1',
          connection: 'keep-alive',
          'accept-encoding': 'br',
          'last-event-id': '7',
        },
        { ...WAY, isPage: false },
      ),
    ).toEqual({
      host: 'www.galo.test',
      origin: WAY.site,
      referer: `${WAY.site}/order/search`,
      cookie: '__Host-a=1',
      'accept-encoding': 'br',
      'last-event-id': '7',
    }))

  it('leaves somebody else’s origin theirs: the site refuses it as it would', () =>
    expect(headersForSite({ origin: 'https://evil.test' }, { ...WAY, isPage: false }).origin).toBe('https://evil.test'))

  it('asks for a page whole and in letters', () =>
    expect(headersForSite({ 'accept-encoding': 'br', 'if-none-match': 'x' }, { ...WAY, isPage: true })).toEqual({
      host: 'www.galo.test',
    }))
})

describe('headersForBrowser', () => {
  it('leads on within this address, and is strict with no other server of this machine', () =>
    expect(
      headersForBrowser(
        {
          location: `${WAY.site}/order`,
          'set-cookie': ['__Host-a=1; Secure'],
          'strict-transport-security': 'max-age=1',
          'transfer-encoding': 'chunked',
          'cache-control': 'no-store',
        },
        WAY,
      ),
    ).toEqual({ location: `${WAY.here}/order`, 'set-cookie': ['galo-host.a=1'], 'cache-control': 'no-store' }))
})

describe('policyWith', () => {
  it('adds what the band needs, and takes nothing away', () =>
    expect(
      policyWith("default-src 'none'; script-src 'self' 'nonce-a'; connect-src 'self'; style-src 'none'", 'b'),
    ).toBe("default-src 'none'; script-src 'self' 'nonce-a' 'nonce-b'; connect-src 'self'; style-src 'nonce-b'"))

  it('allows it on a page that runs nothing', () =>
    expect(policyWith("default-src 'none'", 'b')).toBe(
      "default-src 'none'; script-src 'nonce-b'; style-src 'nonce-b'; connect-src 'self'",
    ))
})
