import { Refused } from './outbox'

/** Answers that are about what was sent: not readable, too much at once. */
const OF_CONTENT = [400, 413]

/** Throws unless what was sent is taken. */
export const assertTaken = ({ ok, status }: Response): void => {
  if (ok) return
  throw OF_CONTENT.includes(status) ? new Refused(`status ${status}`) : new Error(`status ${status}`)
}
