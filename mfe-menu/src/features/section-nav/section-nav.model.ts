export interface SectionPlace {
  readonly id: string
  /** Where it begins, in pixels from the top of the window; negative once it has gone by. */
  readonly top: number
}

export interface ReadingPlace {
  /** Height of the window, and of what covers its top. */
  readonly windowPx: number
  readonly coveredPx: number
  /** How far the page can still be scrolled down. */
  readonly leftPx: number
}

/**
 * The line the customer is reading at: just under what covers the top of the page. Over the last screenful it moves down to the foot of
 * the window, because the last sections can't come up to the top.
 */
export const readingLine = ({ windowPx, coveredPx, leftPx }: ReadingPlace): number => {
  const readable = windowPx - coveredPx
  const done = readable <= 0 ? 0 : Math.max(0, 1 - Math.max(0, leftPx) / readable)
  return coveredPx + done * readable
}

/** The last section that begins above the line; the first one while none does; `null` where there is none. */
export const currentSection = (places: readonly SectionPlace[], line: number): string | null =>
  places.findLast(({ top }) => top <= line)?.id ?? places[0]?.id ?? null
