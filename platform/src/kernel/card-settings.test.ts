import { cardProblems } from './card-settings'

const GOOD = {
  GALO_ENV: 'production',
  CARD_PROVIDER_URL: 'https://api.stripe.com',
  CARD_PUBLISHABLE_KEY: 'pk_live_of_galo',
  CARD_SECRET_KEY: 'sk_live_of_galo',
}

describe('How the card provider is reached', () => {
  it('must be said where customers are, each setting by its name', () => {
    expect(cardProblems(GOOD)).toEqual([])
    expect(cardProblems({ GALO_ENV: 'production' })).toEqual([
      expect.stringMatching(/^CARD_PROVIDER_URL: must be set, to where the card provider answers/),
      expect.stringMatching(/^CARD_PUBLISHABLE_KEY: must be set/),
    ])
  })

  it.each([
    [{ CARD_PROVIDER_URL: 'http://api.stripe.com' }, 'CARD_PROVIDER_URL: must begin with https'],
    [{ CARD_PUBLISHABLE_KEY: 'pk_test_galo' }, 'CARD_PUBLISHABLE_KEY: is the stand-in’s'],
    [{ CARD_SECRET_KEY: 'sk_test_of_galo' }, 'CARD_SECRET_KEY: is a test key'],
    [{ CARD_SECRET_KEY: 'rk_test_of_galo' }, 'CARD_SECRET_KEY: is a test key'],
  ])('is refused as %j', (changes, why) => {
    expect(cardProblems({ ...GOOD, ...changes })).toEqual([expect.stringContaining(why)])
  })

  it('may be for trying out before customers come', () =>
    expect(cardProblems({ ...GOOD, GALO_ENV: 'preprod', CARD_SECRET_KEY: 'sk_test_of_galo' })).toEqual([]))

  it('is the stand-in on a machine of one’s own, where nothing is said', () =>
    expect(cardProblems({ GALO_ENV: 'local' })).toEqual([]))
})
