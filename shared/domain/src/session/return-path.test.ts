import * as fc from 'fast-check'
import { returnPath } from './return-path'

describe('A place that is named in a parameter', () => {
  it.each([
    '/',
    '/order/search',
    '/order/search/results?q=York&fulfilment=collection',
    '/order/menu/deansgate',
    '/order/menu/deansgate?category=wings#dish-7',
    '/order/checkout',
    '/order/myorders/0b2f3c1e-1111-4222-8333-444455556666',
    '/order/menu/caf%C3%A9',
    '/order/search/results?q=https://elsewhere.test/x',
    '/order/search/results?next=//elsewhere.test',
    '/card/account',
    '/card/authors',
    '/profile',
    '/orders/apiary',
  ])('is kept when it is a page of ours: %s', (place) => expect(returnPath(place, '/other')).toBe(place))

  it.each([
    ['another site', 'https://elsewhere.test/'],
    ['another site in capitals', 'HTTPS://elsewhere.test/'],
    ['another site without its scheme', '//elsewhere.test'],
    ['three slashes', '///elsewhere.test'],
    ['a slash and a backslash', '/\\elsewhere.test'],
    ['two backslashes', '\\\\elsewhere.test'],
    ['a backslash', '\\elsewhere.test'],
    ['a backslash and a slash', '\\/elsewhere.test'],
    ['a backslash further on', '/order\\..\\elsewhere'],
    ['an encoded backslash', '/%5celsewhere.test'],
    ['an encoded backslash in capitals', '/%5Celsewhere.test'],
    ['a backslash encoded twice', '/%255celsewhere.test'],
    ['an encoded slash', '/%2felsewhere.test'],
    ['an encoded slash in capitals', '/%2Felsewhere.test'],
    ['a slash encoded twice', '/%252felsewhere.test'],
    ['two encoded slashes', '%2f%2felsewhere.test'],
    ['two slashes further on', '/order//elsewhere.test'],
    ['a way up', '/../elsewhere.test'],
    ['a way up to two slashes', '/..//elsewhere.test'],
    ['a way up at the end', '/order/..'],
    ['a dot', '/./elsewhere.test'],
    ['an encoded way up', '/%2e%2e/elsewhere.test'],
    ['a half encoded way up', '/.%2E/elsewhere.test'],
    ['a way up encoded twice', '/order/%252e%252e/elsewhere'],
    ['a way up in encoded slashes', '/order%2f..%2f..'],
    ['a way up to the calls', '/order/menu/../api/auth/signin'],
    ['a tab', '/\t/elsewhere.test'],
    ['a tab before', '\t//elsewhere.test'],
    ['a line break', '/\n/elsewhere.test'],
    ['a carriage return', '/\r/elsewhere.test'],
    ['a header of somebody else’s', '/order/search\r\nset-cookie: a=b'],
    ['an encoded line break', '/order/search%0d%0aset-cookie:%20a=b'],
    ['an encoded tab', '/%09/elsewhere.test'],
    ['an encoded nothing', '/order/%00search'],
    ['a nothing', '/order/\0search'],
    ['a space before', ' /order/search'],
    ['a space within', '/order/my orders'],
    ['an encoded space before another site', '/%20//elsewhere.test'],
    ['a space before another site', ' //elsewhere.test'],
    ['a space that is none', '/\u00a0/elsewhere.test'],
    ['a slash of another alphabet', '/\u2044elsewhere.test'],
    ['a full-width slash', '/\uff0felsewhere.test'],
    ['a full-width stop', '/\uff0e\uff0e/elsewhere'],
    ['letters that would have to be encoded', '/order/café'],
    ['an arrow that turns the writing round', '/order/\u202esearch'],
    ['half of a letter', '/order/%C3'],
    ['a percent sign alone', '/order/100%'],
    ['no slash at all', 'order/search'],
    ['a person at another site', 'galo.example@elsewhere.test/'],
    ['a port of ours', ':4000/order/search'],
    ['a script', 'javascript:alert(1)'],
    ['a script in mixed letters', 'jAvAsCrIpT:alert(1)'],
    ['a script behind a slash and a line break', '/\njavascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a query alone', '?callbackUrl=/order/search'],
    ['a fragment alone', '#order'],
    ['nothing', ''],
    ['a dot alone', '.'],
    ['our own calls', '/order/api/auth/signout'],
    ['our own calls in capitals', '/ORDER/API/auth/signout'],
    ['our own calls, encoded', '/order/%61pi/auth/callback/galo?code=x'],
    ['our own calls, encoded twice', '/order/%2561pi/auth'],
    ['our own calls alone', '/order/api'],
    ['our own files', '/order/assets/fonts/figtree.woff2'],
    ['code from source', '/order/dev/mfe-menu/x.js'],
    ['the door itself', '/card/auth/login'],
    ['the door with a place behind it', '/card/auth/login?callbackUrl=/order/search'],
    ['the provider’s own pages', '/identity/sign-in/x'],
    ['more than anybody has typed', `/order/search?q=${'x'.repeat(3_000)}`],
    ['a list', ['/order/search']],
    ['a number', 7],
    ['nobody', null],
    ['nothing said', undefined],
  ])('is turned down when it is %s', (_what, place) => expect(returnPath(place, '/fallback')).toBe('/fallback'))

  it('is the search for a restaurant when there is none', () => expect(returnPath(undefined)).toBe('/order/search'))

  it('stays at the site, whatever is made up', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('/', '\\', '.', '%2f', '%5c', '%2e', '%', '@', ':', '?', '#', ' ', '\t', 'a', 'order', 'api'),
          { maxLength: 12 },
        ),
        (parts) => {
          const to = returnPath(parts.join(''))
          expect(to).toMatch(/^\/(?![/\\])/)
          expect(to).not.toMatch(/\s|\\|^\/order\/api/i)
        },
      ),
    ))
})
