import { parseConfig, type BffConfig } from '../config'

/** The settings of a machine where nothing is set, but for these. */
export const aConfig = (settings: Partial<BffConfig> = {}): BffConfig => ({
  ...parseConfig({ GALO_ENV: 'local' }),
  ...settings,
})
