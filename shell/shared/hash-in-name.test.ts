import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { hashInName } from './hash-in-name'

const digest = (text: string, encoding: 'base64' | 'base64url') => createHash('sha256').update(text).digest(encoding)

describe('hashInName', () => {
  it('is what a browser checks the file by, from whichever origin and at whichever attempt', () =>
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('/order/assets/', 'https://files.galo.test/a.b/'),
        fc.constantFrom('', '?attempt=1-17'),
        (text, folder, query) => {
          const url = `${folder}mfe-menu/1/menu.restaurant.${digest(text, 'base64url')}.js${query}`
          expect(hashInName(url)).toBe(`sha256-${digest(text, 'base64')}`)
        },
      ),
    ))

  it.each([
    '/order/assets/mfe-menu/1/main.js',
    '/order/assets/mfe-menu/1/main.0123456789.js',
    `/order/assets/mfe-menu/1/main.${digest('', 'hex' as 'base64url')}.js`,
    `/order/assets/mfe-menu/${digest('', 'base64url')}.js/main.js`,
  ])('is nothing where the name is %s', (url) => expect(hashInName(url)).toBeUndefined())
})
