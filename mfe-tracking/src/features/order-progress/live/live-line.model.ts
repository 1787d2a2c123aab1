import { LIVE_BEAT_MS } from '@galo/contracts/orders'

/** Who has heard nothing for so long has been cut off, whatever the browser believes: two beats, and some way. */
export const SILENCE_MS = 2 * LIVE_BEAT_MS + 5_000
/** A line that is new may break again at once; one that stood for so long was a good one. */
const GOOD_MS = SILENCE_MS
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000
/** Something between here and the site keeps what is told to itself: nobody asks for a fourth line. */
export const MOST_DEAF = 3

/** How the lines of one page have fared so far. */
export interface LineRecord {
  /** In a row, that did not stand for long. */
  readonly broken: number
  /** In a row, on which nothing was ever heard. */
  readonly deaf: number
}

export const NO_LINE_YET: LineRecord = { broken: 0, deaf: 0 }

/** The record with a line that has ended: how long it stood, in milliseconds, and whether anything was heard on it. `null`: it was never there. */
export const withLine = (
  { broken, deaf }: LineRecord,
  line: { readonly stoodMs: number; readonly wasHeard: boolean } | null,
): LineRecord => {
  if (line === null) return { broken: broken + 1, deaf }
  return {
    broken: line.wasHeard && line.stoodMs >= GOOD_MS ? 0 : broken + 1,
    deaf: line.wasHeard || line.stoodMs < GOOD_MS ? 0 : deaf + 1,
  }
}

/** How long until the next try, in milliseconds; `null` when there is none. `share`, from 0 to 1, spreads pages that were cut off together. */
export const waitForLine = ({ broken, deaf }: LineRecord, share: number): number | null =>
  deaf >= MOST_DEAF
    ? null
    : Math.round(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, broken - 1)) * (0.5 + share))
