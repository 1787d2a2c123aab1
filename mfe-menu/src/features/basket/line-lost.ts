const LOOK_MS = 250
/** Longer than the site needs to make sure that there is no line before it says so. */
const MOST_LOOKS = 16

/**
 * Whether a call that has failed had no line. A browser knows that at once, the site says it a little later: as long as the two differ it is not
 * known, and what a customer wanted is neither failed nor kept.
 */
export const isLineLost = async (isOnline: () => boolean): Promise<boolean> => {
  for (let look = 0; look < MOST_LOOKS && isOnline() && globalThis.navigator?.onLine === false; look += 1)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  return !isOnline()
}
