const segment = (value: string): string => encodeURIComponent(value)

/**
 * Every path that is called. Those of the platform are put behind the platform's own address on a server and behind
 * `site.platformProxy` in a browser; those under `site` are the site's own and are used as they stand.
 */
export const paths = {
  site: {
    guestSession: '/order/api/session/guest',
    sessionId: '/order/api/session/id',
    log: '/order/api/log',
    /** Of the sign-in client, form-encoded (K08). */
    identityLog: '/order/api/auth/_log',
    countryCode: '/order/api/user/countryCode',
    pageData: '/order/api/page',
    platformProxy: '/order/api/platform',
    assets: '/order/assets',
    media: '/order/media',
  },
  /** Restaurants by place, by slug and by filter (D01–D03). */
  orderExperience: '/order-experience/query',
  capacity: '/capacity/query',
  menu: '/menu-v2/query',
  menuAvailability: '/menu-availability/query',
  /** Words or a position from the locator form to its search page (A14): answers with a redirect. */
  geoConversion: '/js/geo/convert/place',
  identity: {
    guest: '/identity/guest',
    provider: '/identity/provider',
    session: '/identity/provider/api/v1/sessions/me',
  },
  basket: {
    create: '/basket/basket',
    validate: '/basket/basket/validate',
    items: '/basket/basket/items',
    removeItem: '/basket/basket/items/remove',
    rewards: '/basket/basket/rewards',
    removeReward: '/basket/basket/rewards/remove',
    discountCode: '/basket/basket/discount/code',
    clearDiscountCode: '/basket/basket/discount/code/clear',
    quote: '/basket/basket/quote',
    buildOrder: '/basket/basket/build-order',
  },
  payment: { transaction: '/payment/transaction' },
  wallet: { accounts: '/wallet/accounts' },
  fraud: { sessions: '/sigmund/session', session: (sessionId: string) => `/sigmund/session/${segment(sessionId)}` },
  orders: { submit: '/orders/orders' },
  directOrders: {
    list: '/direct-orders/orders',
    order: (orderId: string) => `/direct-orders/orders/${segment(orderId)}`,
    status: (orderId: string) => `/direct-orders/orders/${segment(orderId)}/status`,
    rider: (orderId: string) => `/direct-orders/orders/${segment(orderId)}/rider`,
  },
  card: { script: '/stand-ins/card/v3.js' },
} as const

/** Order ids never reach a log (K08). */
export const maskOrderId = (text: string): string =>
  text.replace(/(\/orders\/orders\/|\/direct-orders\/orders\/)[^/?#\s]+/g, '$1{orderId}')
