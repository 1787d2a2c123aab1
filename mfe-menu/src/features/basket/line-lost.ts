/** Longer than the site takes to make sure that there is no line before it says so. */
const TOLD_MS = 3_000

/**
 * Whether a call that has failed had no line. A browser knows that at once, the site says it a little later: as long as the two differ it is not
 * known, and what a customer wanted is neither failed nor kept.
 */
export const isLineLost = async (isOnline: () => boolean): Promise<boolean> => {
  if (isOnline() && globalThis.navigator?.onLine === false) await new Promise((resolve) => setTimeout(resolve, TOLD_MS))
  return !isOnline()
}
