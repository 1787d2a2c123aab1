/**
 * Signs that take no room and can not be seen: controls, marks of direction, joiners without a letter to join. They hide in what is
 * pasted, and on a kitchen's board they turn a name round or make it vanish. Persian and Indian names need the two joiners inside a word.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu

/** Removes outer spaces and characters that are invisible, and makes one space of several (C06). */
export const tidyText = (typed: string): string =>
  typed.replace(/\s+/g, ' ').replace(UNSEEN, '').trim().replace(/ +/g, ' ')

/** There is something besides spaces (C08). */
export const isNonBlank = (typed: string): boolean => tidyText(typed) !== ''
