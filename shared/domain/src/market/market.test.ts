import { isMarket, marketOfCountry, MARKETS } from './market'

describe('MARKETS', () => {
  it('spells the UK and Ireland as the wire, the browser and the address bar each want it', () => {
    expect(MARKETS.UK).toMatchObject({
      countryCode: 'GB',
      path: 'gb',
      locale: 'en_GB',
      language: 'en-GB',
      currencyCode: 'GBP',
    })
    expect(MARKETS.IE).toMatchObject({
      countryCode: 'IE',
      path: 'ie',
      locale: 'en_IE',
      language: 'en-IE',
      currencyCode: 'EUR',
    })
  })

  it('is in a time zone that this machine knows', () => {
    for (const { timeZone } of Object.values(MARKETS))
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })
})

describe('marketOfCountry', () => {
  it('asks nobody from a third country to change the site', () => {
    expect([marketOfCountry('GB'), marketOfCountry('IE'), marketOfCountry('PT')]).toEqual(['UK', 'IE', null])
  })
})

describe('isMarket', () => {
  it('takes a market by its own name alone', () =>
    expect(['UK', 'IE', 'GB', 'ie', '', 'constructor', 'toString'].filter(isMarket)).toEqual(['UK', 'IE']))
})
