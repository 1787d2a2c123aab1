/** A line that stays open, as that of an order does, is no reason to wait for ever, in milliseconds. */
const PATIENCE_MS = 10_000

/**
 * Until nothing is on its way to a page any more, but for what never ends.
 * @param {import('playwright').Page} page
 */
export const untilIdle = (page) => page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => {})
