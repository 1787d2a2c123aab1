import type { FlagsInUse } from './flags.model'
import { overridesText, parseOverrides } from './overrides.model'

const flag = (given: Partial<FlagsInUse[string]>) => ({
  purpose: '',
  fallback: false,
  removeAfter: '2027-01-01',
  owner: 'mfe-menu',
  ...given,
})
const FLAGS: FlagsInUse = {
  banner: flag({}),
  'pin-drop': flag({ fallback: true }),
  provider: flag({ fallback: 'localities', values: ['localities', 'places'] }),
  most: flag({ fallback: 3 }),
}
const parse = (text: string) => parseOverrides(text, FLAGS)

describe('parseOverrides', () => {
  it.each([
    ['banner', { banner: true }],
    ['!pin-drop', { 'pin-drop': false }],
    ['banner:false', { banner: false }],
    ['provider:places', { provider: 'places' }],
    ['most:7', { most: 7 }],
    [' banner , provider:places ,!pin-drop', { banner: true, provider: 'places', 'pin-drop': false }],
    ['banner,!banner', { banner: false }],
  ])('reads %s', (text, overrides) => expect(parse(text)).toEqual(overrides))

  it.each([
    '',
    ',',
    'no-such-flag',
    '!',
    ':',
    'banner:maybe',
    'provider',
    'provider:moon',
    'most:',
    'most:x',
    '!provider',
    '__proto__',
    'toString',
  ])('finds nothing in "%s"', (text) => expect(parse(text)).toEqual({}))

  it('keeps what it understands beside what it doesn’t', () => {
    expect(parse('moon,banner,provider:moon')).toEqual({ banner: true })
  })

  it('reads no address that is longer than all flags there are', () => {
    expect(parse(`banner,${'x'.repeat(1_000)}`)).toEqual({})
  })

  it('says the same again as it was read', () => {
    const all = { banner: true, 'pin-drop': false, provider: 'places', most: 7 }
    expect(parse(overridesText(all))).toEqual(all)
  })
})
