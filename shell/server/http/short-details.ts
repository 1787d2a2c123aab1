import type { Redacted } from '@galo/contracts/redact'

/** More than any page of ours has to say with one entry: of longer ones a thousand would wait in memory. */
const MOST_BYTES = 4_096

/** Redacted details that may wait to be sent on: too many are left out, and the entry says so in their place. */
export const shortDetails = (details: Redacted): Redacted =>
  Buffer.byteLength(JSON.stringify(details)) <= MOST_BYTES ? details : { leftOut: 'The details were too long' }
