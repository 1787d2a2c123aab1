import { MARKETS, type CountryCode, type Market } from '@galo/domain'

/** A language the site is written in. A new one joins here, and every table that lacks it stops compiling. */
export type Language = 'en'

/** English in disguise: shows which words are in no table and which places are too narrow for a longer language. */
export const PSEUDO_LANGUAGE = 'en-XA'

/** A language as it is spoken in one market. */
export type MarketLanguage = `${Language}-${CountryCode}`

/** Whom words are for. The public settings are one, so `services.config` can be handed on as it is. */
export interface Locale {
  readonly language: Language | typeof PSEUDO_LANGUAGE
  readonly market: Market
}

export const marketLanguage = ({ language, market }: Locale): MarketLanguage =>
  `${language === PSEUDO_LANGUAGE ? 'en' : language}-${MARKETS[market].countryCode}`

/** The `lang` of a document. */
export const languageTag = (locale: Locale): string =>
  locale.language === PSEUDO_LANGUAGE ? PSEUDO_LANGUAGE : marketLanguage(locale)
