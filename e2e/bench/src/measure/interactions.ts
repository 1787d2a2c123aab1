import type { Page } from 'playwright'

/** Durations shorter than this are not reported by the browser; they count as so long. */
const SHORTEST_MS = 16

declare global {
  var galoInteractions: { interactionId: number; startMs: number; durationMs: number }[]
}

/** Runs inside the page, before the first press that is measured. */
export const observeInteractions = () => {
  globalThis.galoInteractions = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        globalThis.galoInteractions.push({
          interactionId: Number(entry.interactionId),
          startMs: entry.startTime,
          durationMs: entry.duration,
        })
  })
  // The compiler does not know the threshold yet.
  const options: PerformanceObserverInit = Object.assign({ type: 'event' }, { durationThreshold: 16 })
  observer.observe(options)
}

/** Runs inside the page. Resolves once what a press led to is painted and its entry has come. */
const whenPainted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 120))))

/**
 * The longest event of each of `count` presses that `press` makes, from its time stamp to the next paint: what INP counts.
 * Those that took less than the browser reports come last.
 */
export const durationsOf = async (
  page: Page,
  count: number,
  press: () => Promise<unknown>,
): Promise<readonly number[]> => {
  const beganMs = await page.evaluate(() => performance.now())
  await press()
  await page.evaluate(whenPainted)
  const events = await page.evaluate(
    (since) => globalThis.galoInteractions.filter(({ startMs }) => startMs >= since),
    beganMs,
  )
  const longest = new Map<number, number>()
  for (const { interactionId, durationMs } of events)
    longest.set(interactionId, Math.max(SHORTEST_MS, durationMs, longest.get(interactionId) ?? 0))
  const unreported = Math.max(0, count - longest.size)
  return [...longest.values(), ...Array.from({ length: unreported }, () => SHORTEST_MS)]
}

/** The longest event of the press that `press` makes. */
export const durationOf = async (page: Page, press: () => Promise<unknown>): Promise<number> =>
  Math.max(...(await durationsOf(page, 1, press)))
