/** Nothing has been touched for so long, in milliseconds. */
const QUIET_MS = 1_000
const LOOK_EVERY_MS = 250

export interface Quiet {
  /** Calls back as soon as nobody is at it: no pointer is down, and none has gone up, and no key down, for a second. The last call takes the place of those before. */
  when(quiet: () => void): void
}

/** Follows the visitor's hands, so that nothing changes under them. `now` in milliseconds. */
export const followHands = (now: () => number): Quiet => {
  let last = -Infinity
  let isDown = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const touch = (down: boolean) => () => {
    isDown = down
    last = now()
  }
  const options = { capture: true, passive: true } as const
  addEventListener('pointerdown', touch(true), options)
  for (const event of ['pointerup', 'pointercancel', 'keydown']) addEventListener(event, touch(false), options)
  return {
    when(quiet) {
      clearTimeout(waiting)
      if (!isDown && now() - last >= QUIET_MS) quiet()
      else waiting = setTimeout(() => this.when(quiet), LOOK_EVERY_MS)
    },
  }
}
