import { readVital } from './vitals-of-page'

describe('readVital', () => {
  it.each([
    ['LCP', 1_174.4, '1.17 s'],
    ['FCP', 712, '0.71 s'],
    ['INP', 91.6, '92 ms'],
    ['CLS', 0.004, '0.00'],
  ] as const)('writes %s with what it is measured in', (name, value, read) => {
    expect(readVital({ name, value, rating: 'good' })).toEqual({ name, value: read, rating: 'good' })
  })
})
