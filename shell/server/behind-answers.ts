/** So long, in milliseconds, what goes on behind an answer gives way to it: it is on its way to somebody by then. */
export const BEHIND_MS = 1_000

/**
 * Resolves when an answer that is given now has gone out. What is done for the next one is not to take a core, or the platform's turn, from what this
 * one still asks and is written with.
 */
export const behindAnswer = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, BEHIND_MS).unref())
