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
  localities: {
    autocomplete: '/localities/autocomplete',
    details: '/localities/details',
    geocode: '/localities/geocode',
  },
  /** Words or a position from the locator form to its search page (A14): answers with a redirect. */
  geoConversion: '/js/geo/convert/place',
  /** GraphQL: reads and changes who is signed in (C01, C02). */
  profile: '/profile-api/v2/graphql/current-user',
  quote: { latLon: '/quote/quote/deliveroo/latlon', address: '/quote/quote/deliveroo/address' },
  discounts: '/discounts/graphql',
  recommendations: (limit = 10) => `/menu-recommendations/basket?limit=${limit}`,
  /** OpenFeature's remote evaluation protocol; one flag is at `/{key}` below it. */
  flags: '/ofrep/v1/evaluate/flags',
  /** For our own servers: what browsers and servers have to tell (Q51). */
  collector: { logs: '/collector/logs', events: '/collector/events' },
  clock: '/clock',
  health: '/health',
  card: { script: '/stand-ins/card/v3.js' },
} as const

/** Order ids never reach a log (K08). */
export const maskOrderId = (text: string): string =>
  text.replace(/(\/orders\/orders\/|\/direct-orders\/orders\/)[^/?#\s]+/g, '$1{orderId}')
