import type { Market } from '@galo/domain'
import type { PublicConfig } from '@galo/services'
import type { BffConfig } from '../config'

/** The settings that may reach the browser, named one by one. */
export const publicConfig = (config: BffConfig, market: Market): PublicConfig => ({
  market,
  language: config.language,
  environment: config.environment,
  isDevelopment: config.isDevelopment,
  siteUrls: config.siteUrls,
  identityUrl: config.identityUrl,
  menuToken: config.menuToken,
  developmentToken: config.developmentToken,
  cardKey: config.cardKey,
  cardScriptUrl: config.cardScriptUrl,
  fraudKey: config.fraudKey,
  fraudApiUrl: config.fraudApiUrl,
  mapsKey: config.mapsKey,
  mapsApiUrl: config.mapsApiUrl,
})
