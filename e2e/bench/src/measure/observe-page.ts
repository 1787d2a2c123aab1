/** What the page itself notes down, from before its first byte is parsed. */
export interface PageNotes {
  firstPaintMs: number
  largestPaint: { atMs: number; pictureUrl: string }
  layoutShift: number
  longTasks: { startMs: number; durationMs: number }[]
}

declare global {
  var galoBench: PageNotes
}

/** Runs inside the page, before anything else: it must not refer to anything outside itself. */
export const observePage = (): void => {
  const notes: PageNotes = { firstPaintMs: 0, largestPaint: { atMs: 0, pictureUrl: '' }, layoutShift: 0, longTasks: [] }
  globalThis.galoBench = notes
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaintMs = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    notes.largestPaint = { atMs: entry.startTime, pictureUrl: 'url' in entry ? String(entry.url) : '' }
  })
  observe('layout-shift', (entry) => {
    const isAsked = 'hadRecentInput' in entry && entry.hadRecentInput === true
    if (!isAsked && 'value' in entry) notes.layoutShift += Number(entry.value)
  })
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push({ startMs: startTime, durationMs: duration }))
}
