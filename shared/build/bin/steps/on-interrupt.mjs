/** How often we look whether npm is still there. */
const POLL_MS = 500

/**
 * Calls `leave` once when this command is interrupted: by Ctrl+C, by a signal, or by the end of the npm that started it.
 * npm passes a signal on to its shell only, which dies without telling us; all we see is that our parent has changed.
 * @param {(why: string) => void} leave
 */
export const onInterrupt = (leave) => {
  let isInterrupted = false
  /** @param {string} why */
  const interrupt = (why) => {
    if (isInterrupted) return
    isInterrupted = true
    leave(why)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupt(signal))
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && interrupt('npm has ended'), POLL_MS).unref()
}
