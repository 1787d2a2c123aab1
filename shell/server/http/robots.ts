import { SITEMAP_PATH } from '../website/sitemap'

/** For search engines: menus and restaurants may be found, what belongs to one customer is nobody else's business. */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /order/api/',
    'Disallow: /order/checkout',
    'Disallow: /order/myorders',
    'Disallow: /orders/',
    'Disallow: /order-tracking/',
    'Disallow: /profile',
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}${SITEMAP_PATH}`,
    '',
  ].join('\n')
