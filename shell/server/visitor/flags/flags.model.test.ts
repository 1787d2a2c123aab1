import { flagValues, type FlagsInUse } from './flags.model'

const flag = (given: Partial<FlagsInUse[string]>) => ({
  purpose: '',
  fallback: false,
  removeAfter: '2027-01-01',
  owner: 'mfe-menu',
  ...given,
})
const FLAGS: FlagsInUse = {
  provider: flag({ fallback: 'localities', values: ['localities', 'places'] }),
  banner: flag({}),
}

describe('flagValues', () => {
  it('has a value for every flag that is described, and for no other', () => {
    expect(flagValues(FLAGS, { banner: true, 'nobody-reads': true })).toEqual({ banner: true, provider: 'localities' })
  })

  it('believes the first who says something possible', () => {
    expect(flagValues(FLAGS, { provider: 'moon' }, { provider: 'places', banner: 'on' })).toEqual({
      banner: false,
      provider: 'places',
    })
    expect(flagValues(FLAGS, { banner: false }, { banner: true })).toMatchObject({ banner: false })
  })

  it('is the same JSON for the same values, whoever described them first', () => {
    const { banner, provider } = FLAGS
    expect(JSON.stringify(flagValues({ banner: banner!, provider: provider! }))).toBe(JSON.stringify(flagValues(FLAGS)))
  })
})
