/** The page that a press leads to comes first, in milliseconds. */
const AFTER_MS = 1_000

/** Calls back soon after the customer's first press of a pointer or key, once, unless that is given up before. */
export const onFirstTouch = (touched: () => void, signal: AbortSignal): void => {
  const touch = () => {
    const timer = setTimeout(touched, AFTER_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  addEventListener('pointerdown', touch, { once: true, passive: true, signal })
  addEventListener('keydown', touch, { once: true, signal })
}
