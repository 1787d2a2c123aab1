/** A card's number as it is read out: in fours. */
export const spacedNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')
