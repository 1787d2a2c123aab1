/** What this remote hands to the shell. The page patterns are what the shell matches before any of this code is there. */
export default {
  exposes: {
    './routes': './src/exposes/routes.tsx',
    './active-order': './src/exposes/active-order.tsx',
  },
  pages: [
    { id: 'tracking.orders', path: '/order/myorders' },
    { id: 'tracking.success', path: '/order/myorders/success' },
    { id: 'tracking.successful', path: '/order/myorders/successful' },
    { id: 'tracking.failure', path: '/order/myorders/failure' },
    { id: 'tracking.check-email', path: '/order/myorders/check-email' },
    { id: 'tracking.order', path: '/order/myorders/:id' },
    { id: 'tracking.order-alias', path: '/orders/orders/:id' },
    { id: 'tracking.country-alias', path: '/order-tracking/:country/:id' },
  ],
  fragments: ['active-order'],
  /** Versions of the shared contracts this build speaks. */
  contracts: { platform: 1, facts: 1, state: 1, navigation: 1 },
}
