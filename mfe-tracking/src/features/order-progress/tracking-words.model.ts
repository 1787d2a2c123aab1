export interface TrackingWords {
  readonly title: string
  /** The fact first. */
  readonly fact: string
  readonly rest: string
  /** Between which times it should be there, `12:30–12:45`, where that was promised. */
  readonly due?: string
  /** By when it should have been there, `12:45`, where that has gone by and nobody knows better. */
  readonly wasDue?: string
  /** Beside the fact, and not read aloud: it comes and goes with what is heard of a rider. */
  readonly aside?: string
  /** Measured by what was promised, where it is known how it goes. */
  readonly pace?: 'on-time' | 'late'
}

/** With a full stop, where there is none. */
export const ending = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`)
