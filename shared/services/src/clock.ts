/** The time of the visit: the platform's, so that a wrong or a simulated clock never offers a slot that is gone. */
export interface Clock {
  /** Milliseconds since the epoch, ticking. */
  now(): number
  /** The instant the page was rendered for. The first client render must show this one, or it would not match the server's. */
  readonly renderedAt: number
}

/** `serverNow` is the platform's time when the page was made, `agoMs` before it was sent; `localNow` reads this device's clock. */
export const createClock = (serverNow: number, localNow: () => number, agoMs = 0): Clock => {
  const offset = serverNow + agoMs - localNow()
  return { now: () => localNow() + offset, renderedAt: serverNow }
}
