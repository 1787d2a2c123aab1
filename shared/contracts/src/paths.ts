/**
 * Every path that is called. Those of the platform are put behind the platform's own address on a server and behind
 * `site.platformProxy` in a browser; those under `site` are the site's own and are used as they stand.
 */
export const paths = {
  site: {
    log: '/order/api/log',
    pageData: '/order/api/page',
    platformProxy: '/order/api/platform',
  },
  /** Words or a position from the locator form to its search page (A14): answers with a redirect. */
  geoConversion: '/js/geo/convert/place',
  card: { script: '/stand-ins/card/v3.js' },
} as const

/** Order ids never reach a log (K08). */
export const maskOrderId = (text: string): string =>
  text.replace(/(\/orders\/orders\/|\/direct-orders\/orders\/)[^/?#\s]+/g, '$1{orderId}')
