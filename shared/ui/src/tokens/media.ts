/** The widths at which layouts change, in pixels (A07): every style sheet of the site keeps to them, and none has one of its own. */
export const BREAKPOINTS = [320, 375, 500, 768, 960, 1200, 1280] as const
export type Breakpoint = (typeof BREAKPOINTS)[number]

/** From this width on: `css({ [media(768)]: { … } })`. */
export const media = (from: Breakpoint): string => `@media (min-width: ${from}px)`

/** Up to this width, itself not included. */
export const mediaBelow = (to: Breakpoint): string => `@media (max-width: ${to - 0.02}px)`
