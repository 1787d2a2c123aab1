import type { Market } from '@galo/domain'
import type { PlatformConfig } from './config'

/** The site of a market, for who comes from nowhere and for letters: our sites are named in the order of the markets, one that serves both is named once. */
export const siteOf = ({ siteOrigins }: Pick<PlatformConfig, 'siteOrigins'>, market: Market): string =>
  (market === 'IE' ? siteOrigins[1] : undefined) ?? siteOrigins[0] ?? ''
