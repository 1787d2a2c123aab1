/**
 * Invisible characters: controls, direction marks, joiners without a letter to join. They come with pasted text, and on a kitchen's
 * board they would reverse a name or hide it. Persian and Indian names need the two joiners inside a word.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu

/** Removes outer spaces and characters that are invisible, and makes one space of several (C06). */
export const tidyText = (typed: string): string =>
  typed.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim().replace(/ +/g, ' ')

/** Whether there is something besides spaces (C08). */
export const isNonBlank = (typed: string): boolean => tidyText(typed) !== ''
