type Details = Readonly<Record<string, unknown>>

/** More than any page of ours has to say with one entry: of longer ones a thousand would wait in memory. */
const MOST_BYTES = 4_096

/** In JSON; endless when it nests so deep that it can't be written. */
const bytesOf = (details: Details): number => {
  try {
    return Buffer.byteLength(JSON.stringify(details))
  } catch {
    return Infinity
  }
}

/** Details that may wait to be sent on: too many are left out, and the entry says so in their place. */
export const shortDetails = (details: Details): Details =>
  bytesOf(details) <= MOST_BYTES ? details : { leftOut: 'The details were too long' }
