import type { CurrencyCode } from '../money/money'

/** As the platform and the settings spell it. Not a country: the UK's country code is GB. */
export type Market = 'UK' | 'IE'

export type CountryCode = 'GB' | 'IE'

/** Everything that follows from the market, in every spelling in use (A01). */
export interface MarketRecord {
  readonly market: Market
  readonly countryCode: CountryCode
  /** The market inside addresses of pages, e.g. /order-tracking/gb/… */
  readonly path: 'gb' | 'ie'
  /** On the wire. */
  readonly locale: 'en_GB' | 'en_IE'
  /** In the browser: the `lang` of a page. */
  readonly language: 'en-GB' | 'en-IE'
  readonly currencyCode: CurrencyCode
  readonly timeZone: 'Europe/London' | 'Europe/Dublin'
  readonly distanceUnit: 'mi' | 'km'
}

export const MARKETS = {
  UK: {
    market: 'UK',
    countryCode: 'GB',
    path: 'gb',
    locale: 'en_GB',
    language: 'en-GB',
    currencyCode: 'GBP',
    timeZone: 'Europe/London',
    distanceUnit: 'mi',
  },
  IE: {
    market: 'IE',
    countryCode: 'IE',
    path: 'ie',
    locale: 'en_IE',
    language: 'en-IE',
    currencyCode: 'EUR',
    timeZone: 'Europe/Dublin',
    distanceUnit: 'km',
  },
} as const satisfies Record<Market, MarketRecord>

/** Where one pays in it. */
export const marketOfCurrency = (currencyCode: MarketRecord['currencyCode']): Market =>
  currencyCode === 'GBP' ? 'UK' : 'IE'

/** The market of a country, or `null` for a country we do not cook in. */
export const marketOfCountry = (countryCode: string): Market | null =>
  countryCode === 'GB' ? 'UK' : countryCode === 'IE' ? 'IE' : null

/** Whether a word from outside, of an address or an attribute, names a market. */
export const isMarket = (text: string): text is Market => Object.hasOwn(MARKETS, text)
