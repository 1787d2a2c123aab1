/** What is measured of open order pages, as the ledger names it. */
export const LIVE = { pages: 'open order pages', push: 'what the kitchen says, on a page' } as const
