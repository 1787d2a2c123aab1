export interface TrackingWords {
  readonly title: string
  /** The fact first. */
  readonly fact: string
  readonly rest: string
}

/** With a full stop, where there is none. */
export const ending = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`)
