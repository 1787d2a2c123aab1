import { parseConfig, type BffConfig } from '../config'

/** The settings of a machine where nothing is set but the market, and these. */
export const aConfig = (settings: Partial<BffConfig> = {}): BffConfig => ({
  ...parseConfig({ GALO_ENV: 'local', GALO_MARKET: 'UK' }),
  ...settings,
})
