/** Where a page has the house's fonts from. */
export interface FontFiles {
  readonly gabarito: string
  readonly figtree: string
}

/** The characters that are written in the house's fonts; any other has the system's. */
export const FONT_RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** The house's own fonts, for headings and for text, as the site serves them. */
export const FONT_FILES = {
  gabarito: '/order/assets/fonts/gabarito.woff2',
  figtree: '/order/assets/fonts/figtree.woff2',
} as const
