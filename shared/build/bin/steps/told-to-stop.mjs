const LOOK_MS = 500

/**
 * Calls `leave` once when this command is told to stop: by Ctrl+C, by a signal, or by the end of the npm that started it.
 * npm passes a signal on to its shell only, which dies without telling us; all we see is that our parent has changed.
 */
export const onToldToStop = (leave) => {
  let isTold = false
  const tell = (why) => {
    if (isTold) return
    isTold = true
    leave(why)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tell(signal))
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && tell('npm has ended'), LOOK_MS).unref()
}
