/** Paths of the site that no call describes: what a page beacons, fetches like the document itself, or hands on to the platform. */
export const paths = {
  site: {
    log: '/order/api/log',
    events: '/order/api/events',
    /** Answers that it is there, and nothing else. */
    ping: '/order/api/ping',
    /** Where the proxy in front of the site says that the visitor is (A11). */
    countryCode: '/order/api/user/countryCode',
    pageData: '/order/api/page',
    /** The remotes that a document of this visitor's would name by now. */
    remotes: '/order/api/remotes',
    platformProxy: '/order/api/platform',
  },
  /** Words or a position from the locator form to its search page (A14): answers with a redirect. */
  geoConversion: '/js/geo/convert/place',
} as const
