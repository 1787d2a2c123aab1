import { createHash } from 'node:crypto'
import { hashInName } from './hash-in-name'

const digest = (text: string, encoding: 'base64' | 'base64url' | 'hex') =>
  createHash('sha256').update(text).digest(encoding)

/** So many that all 64 signs stand somewhere in them, the two that addresses write otherwise too. */
const TEXTS = Array.from({ length: 50 }, (_, n) => `console.log(${n})`)

describe('hashInName', () => {
  it.each([
    ['our own', '/order/assets/mfe-menu/1/', ''],
    ['another', 'https://files.galo.test/a.b/', ''],
    ['a second attempt’s', '/order/assets/mfe-menu/1/', '?attempt=1-17'],
  ])('is what a browser checks the file by, at %s address', (_where, folder, query) => {
    for (const text of TEXTS) {
      const url = `${folder}menu.restaurant.${digest(text, 'base64url')}.js${query}`
      expect(hashInName(url)).toBe(`sha256-${digest(text, 'base64')}`)
    }
  })

  it.each([
    '/order/assets/mfe-menu/1/main.js',
    '/order/assets/mfe-menu/1/main.0123456789.js',
    `/order/assets/mfe-menu/1/main.${digest('', 'hex')}.js`,
    `/order/assets/mfe-menu/${digest('', 'base64url')}.js/main.js`,
  ])('is nothing where the name is %s', (url) => expect(hashInName(url)).toBeUndefined())
})
