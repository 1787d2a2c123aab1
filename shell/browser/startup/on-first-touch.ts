/** Calls back so many milliseconds after the customer's first press of a pointer or key, once, unless that is given up before: the page that a press leads to comes first. */
export const onFirstTouch = (touched: () => void, signal: AbortSignal, afterMs: number): void => {
  const touch = () => {
    const timer = setTimeout(touched, afterMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  addEventListener('pointerdown', touch, { once: true, passive: true, signal })
  addEventListener('keydown', touch, { once: true, signal })
}
