/** Where a page has the house's fonts from. */
export interface FontFiles {
  readonly gabarito: string
  readonly figtree: string
}

/** The house's own fonts, for headings and for text, as the site serves them. */
export const FONT_FILES = {
  gabarito: '/order/assets/fonts/gabarito-latin.woff2',
  figtree: '/order/assets/fonts/figtree-latin.woff2',
} as const
