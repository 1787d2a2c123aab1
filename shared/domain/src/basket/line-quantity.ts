/** The most that one line of a basket holds of a dish (C08). */
export const MAX_LINE_QUANTITY = 999
