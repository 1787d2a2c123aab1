/** Widths that every dish is painted at; the one between is a card's on a phone with a fine screen. */
const WIDTHS = [200, 240, 400]

export interface PictureSize {
  /** Pixels of the square it takes at most. */
  readonly size: number
  /** As an `<img sizes>`, where the width depends on the screen. */
  readonly sizes?: string | undefined
}

/** A dish's on its card. */
export const CARD_PICTURE = { size: 200, sizes: '(min-width: 1200px) 260px, 118px' } as const satisfies PictureSize

/** As an `<img sizes>`; nothing for a picture that stands large, which has one file whatever the screen. */
export const sizesOf = ({ size, sizes }: PictureSize): string | undefined =>
  sizes ?? (size > 200 ? undefined : `${size}px`)

/** As an `<img srcset>`: from which file the browser may choose. */
export const sourcesOf = (url: string, ending: 'avif' | 'webp', picture: PictureSize): string =>
  sizesOf(picture) === undefined
    ? `${url}-400.${ending}`
    : WIDTHS.map((width) => `${url}-${width}.${ending} ${width}w`).join(', ')
