import { fulfilmentSign } from './fulfilment-sign'

const at = (path: string) => fulfilmentSign(new URL(path, 'http://uk.galo.test'), { language: 'en', market: 'UK' })

describe('Who came by a link for a way that can’t be ordered', () => {
  it.each([
    ['/order/search?fulfilment=delivery', 'We can’t deliver yet: what you find here is to collect.'],
    [
      '/order/search/results?q=M3+4LZ&fulfilment=eat-in',
      'We can’t take orders to the table yet: what you find here is to collect.',
    ],
    ['/order/search?fulfilment=at-table', 'We can’t take orders to the table yet: what you find here is to collect.'],
  ])('is told so where restaurants are looked for: %s', (path, text) =>
    expect(at(path)).toMatchObject({ text, sets: { fulfilment: 'collection' } }),
  )

  it.each([
    '/order/search',
    '/order/search?fulfilment=collection',
    '/order/search?fulfilment=pigeon',
    '/order/menu/deansgate?fulfilment=delivery',
    '/order/searching?fulfilment=delivery',
  ])('is told nothing by %s', (path) => expect(at(path)).toBeNull())
})
