/** Row C06: outer spaces go, inner ones become one. */
export const tidyText = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

/** Row C08: something is there, and not only spaces. */
export const isNonBlank = (typed: string): boolean => tidyText(typed) !== ''
