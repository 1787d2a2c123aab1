/** Widths that every dish is painted at; the one between is a card's on a phone with a fine screen. */
const WIDTHS = [200, 240, 400]
const LARGEST = 400

export interface PictureSize {
  /** Pixels of the square it takes at most. */
  readonly size: number
  /** As an `<img sizes>`, where the width follows the screen's. */
  readonly sizes?: string | undefined
  /** A media query where it stands large whatever its size is elsewhere. */
  readonly largeIn?: string | undefined
}

/** The attributes of a `<source>`. */
export interface PictureSource {
  readonly type: string
  readonly srcSet: string
  readonly sizes?: string
  readonly media?: string
}

/** A dish's on its card: 118 px on a phone, up to 260 where three stand side by side. */
export const CARD_PICTURE = { size: 118, largeIn: '(min-width: 1200px)' } as const satisfies PictureSize

/**
 * From which files the browser may choose, AVIF before WebP; who knows neither has the image's own.
 * By the screen's density where the width is known: Chromium holds on for good to a picture that follows the screen's width and was made without ever
 * coming into the document, as those of a drawing that React gives up are.
 */
export const sourcesOf = (url: string, { size, sizes, largeIn }: PictureSize): readonly PictureSource[] => {
  const fileOf = (width: number, ending: string) => `${url}-${width}.${ending}`
  const of = (ending: 'avif' | 'webp'): PictureSource => {
    const type = `image/${ending}`
    if (sizes !== undefined)
      return { type, sizes, srcSet: WIDTHS.map((width) => `${fileOf(width, ending)} ${width}w`).join(', ') }
    if (size > 200) return { type, srcSet: fileOf(LARGEST, ending) }
    return { type, srcSet: WIDTHS.map((width) => `${fileOf(width, ending)} ${(width / size).toFixed(2)}x`).join(', ') }
  }
  if (largeIn === undefined) return [of('avif'), of('webp')]
  // A third and a fourth element on every card would be for browsers of 2021.
  return [{ type: 'image/avif', media: largeIn, srcSet: fileOf(LARGEST, 'avif') }, of('avif')]
}
