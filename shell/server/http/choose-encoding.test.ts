import { chooseEncoding } from './choose-encoding'

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['gzip;q=1.0, *;q=0.5', 'gzip'],
    ['identity;q=0.5, gzip;q=0.9', 'gzip'],
    ['identity;q=0, br', 'br'],
  ])('packs for who accepts %s as %s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding))

  it.each([
    undefined,
    '',
    'identity',
    'deflate, zstd',
    'br;q=0, gzip;q=0',
    '*;q=0',
    'identity, br;q=0.5',
    'identity;q=0',
    ';;q=,',
  ])('sends it as it is to who accepts %s', (header) => expect(chooseEncoding(header)).toBeNull())
})
