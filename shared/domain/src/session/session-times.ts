/** With so many seconds left a customer's token counts as about to end (B04). */
export const ABOUT_TO_END_S = 150
/** A token is looked after no more often than this, in seconds (B10). */
const SHORTEST_DELAY_S = 60

/** Whether a token is over; one that names no end is (B09). Both in seconds since the epoch. */
export const isExpired = (expiresAtS: number | null, nowS: number): boolean => expiresAtS === null || expiresAtS <= nowS

/**
 * With so many seconds left a token that lives for `lifeS` is about to end, `null` when it names no life: one that lives shortly is so in the
 * second half of it, else it would be renewed as soon as it comes.
 */
const nearEndS = (lifeS: number | null): number => Math.min(ABOUT_TO_END_S, lifeS === null ? Infinity : lifeS / 2)

/**
 * Whether a token with so many seconds left is to be renewed before it is used any further; one that names no end is. `lifeS`: its whole
 * life, `null` when it names none.
 */
export const isAboutToEnd = (leftS: number | null, lifeS: number | null): boolean =>
  leftS === null || leftS <= nearEndS(lifeS)

/** After how many seconds a token with `leftS` of its `lifeS` left is looked after: five after it has come to be about to end, and not at once (B10). */
export const refreshDelayS = (leftS: number, lifeS: number | null): number =>
  Math.max(SHORTEST_DELAY_S, leftS - nearEndS(lifeS) + 5)
