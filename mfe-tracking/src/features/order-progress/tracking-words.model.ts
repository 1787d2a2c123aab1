export interface TrackingWords {
  readonly title: string
  /** The fact first. */
  readonly fact: string
  readonly rest: string
}

/** A fact is a sentence. */
export const ending = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`)
