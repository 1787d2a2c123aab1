export type Breakpoint = 320 | 375 | 500 | 768 | 900 | 960 | 1000 | 1100 | 1200 | 1280

/** From this width on: `css({ [media(768)]: { … } })`. */
export const media = (from: Breakpoint): string => `@media (min-width: ${from}px)`

/** Up to this width, itself not included. */
export const mediaBelow = (to: Breakpoint): string => `@media (max-width: ${to - 0.02}px)`
