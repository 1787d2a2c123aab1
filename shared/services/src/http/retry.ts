/** Three more tries after the first (K05). */
export const MAX_RETRIES = 3

/** Pause before try `retry` (1 to 3), in milliseconds; spread by `random` in [0, 1) so that a crowd does not come back together. */
export const retryDelayMs = (retry: number, random: number): number =>
  Math.round(300 * 2 ** (retry - 1) * (0.5 + random))

/** Answers that may be different a moment later. */
export const isTransient = (status: number): boolean => [408, 429, 502, 503, 504].includes(status)
