import { armsOf } from './arms.model'

describe('the arms of tests', () => {
  it.each([
    [{ invitation: 'ab_control' }, { invitation: 'ab_control' }],
    [{ invitation: 'ab_variant', other: 'ab_excluded' }, { invitation: 'ab_variant' }],
    [{ invitation: 'ab_excluded' }, {}],
    [{ banner: true, provider: 'places', most: 3, drab: 'drab_shade' }, {}],
  ])('of %j are %j', (values, arms) => expect(armsOf(values)).toEqual(arms))
})
