/** What this remote hands to the shell. The page patterns are what the shell matches before any of this code is there. */
export default {
  exposes: {
    './routes': './src/exposes/routes.tsx',
    './basket-badge': './src/exposes/basket-badge.tsx',
    './basket-panel': './src/exposes/basket-panel.tsx',
  },
  pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug', data: 'site' }],
  fragments: ['basket-badge', 'basket-panel'],
  /** Versions of the shared contracts this build speaks. */
  contracts: { platform: 1, facts: 1, state: 1, navigation: 1 },
}
