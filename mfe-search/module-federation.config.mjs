/** What this remote hands to the shell. The page patterns are what the shell matches before any of this code is there. */
export default {
  exposes: {
    './routes': './src/exposes/routes.tsx',
    './change-restaurant': './src/exposes/change-restaurant.tsx',
  },
  pages: [
    { id: 'search.home', path: '/order/search' },
    { id: 'search.results', path: '/order/search/results', data: 'site' },
  ],
  fragments: ['change-restaurant'],
  /** Versions of the shared contracts this build speaks. */
  contracts: { platform: 1, facts: 1, state: 1, navigation: 1 },
}
