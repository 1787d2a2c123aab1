import { paths } from '@galo/contracts/site'
import type { LogEntry } from '@galo/services'

/** A line with when it was noticed, in milliseconds by this device. */
export interface TimedLine extends LogEntry {
  readonly at: number
}

export type TakeLine = (line: TimedLine) => void

/** As many lines go to the site together. */
const MOST = 50

/**
 * Where lines of the log go (K08). The code that sends them together comes with the first, or with the first error that nobody caught:
 * a visit in which nothing goes wrong never asks for it. What is left behind before it is here goes by one beacon.
 */
export const createLogLines = (open: () => Promise<TakeLine>): ((entry: LogEntry) => void) => {
  const waiting: TimedLine[] = []
  let take: TakeLine | undefined
  let isOpening = false
  const leave = () => {
    if (waiting[0] && navigator.sendBeacon(paths.site.log, JSON.stringify({ entries: waiting }))) waiting.length = 0
  }
  const begin = () => {
    if (isOpening) return
    isOpening = true
    open().then(
      (opened) => waiting.splice(0).forEach((take = opened)),
      () => {
        isOpening = false
        leave()
      },
    )
  }
  addEventListener('pagehide', leave)
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, begin)
  // The document has noted what went wrong before this code was here.
  if (window.__galo?.errors?.length) begin()
  return (entry) => {
    const line = { ...entry, at: Date.now() }
    if (take) take(line)
    else if (waiting.length < MOST) {
      waiting.push(line)
      begin()
    }
  }
}
