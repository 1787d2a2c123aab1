/**
 * Signs that take no room and can not be seen: controls, marks of direction, joiners without a letter to join. They hide in what is
 * pasted, and on a kitchen's board they turn a name round or make it vanish. Persian and Indian names need the two joiners inside a word.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu

/** Row C06: outer spaces go, inner ones become one. What nobody can see goes as well. */
export const tidyText = (typed: string): string =>
  typed.replace(/\s+/g, ' ').replace(UNSEEN, '').trim().replace(/ +/g, ' ')

/** Row C08: something is there, and not only spaces. */
export const isNonBlank = (typed: string): boolean => tidyText(typed) !== ''
