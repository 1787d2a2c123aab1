import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'

/** Whether browsers reach this market's site by a secure line, whatever the line is that a proxy in front comes by. */
export const isSecureSite = (
  { environment, siteUrls }: Pick<BffConfig, 'environment' | 'siteUrls'>,
  market: Market,
): boolean => environment === 'production' || siteUrls[market].startsWith('https:')
