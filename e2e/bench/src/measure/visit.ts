import type { Browser, Page } from 'playwright'
import type { PageNotes } from './observe-page'
import { type ColdPage, type ColdPageOptions, openColdPage } from './profile'
import { recordRequests, type RequestLog } from './requests'
import { wavesUntilPaint } from './waves'

const QUIET_MS = 700
const PATIENCE_MS = 30_000
const LONG_MS = 50

/** Milliseconds, bytes and counts of one cold visit. */
export type VisitFigures = {
  readonly lcpMs: number
  readonly fcpMs: number
  readonly tbtMs: number
  readonly cls: number
  readonly requests: number
  readonly bytes: number
  readonly scriptBytes: number
  readonly waves: number
  /** From the first paint to the end of the last long task; 0 when none ends after it. */
  readonly lastLongTaskMs: number
  readonly nodes: number
  readonly styleElements: number
}

const readNotes = (page: Page): Promise<PageNotes & { readonly nowMs: number }> =>
  page.evaluate(() => ({ ...globalThis.galoBench, nowMs: performance.now() }))

/** Waits until neither the network nor the main thread has had anything to do for a while, and answers what the page noted. */
export const settle = async (page: Page, log: RequestLog): Promise<PageNotes> => {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const notes = await readNotes(page)
    const lastTask = notes.longTasks.at(-1)
    const idleMs = notes.nowMs - (lastTask === undefined ? 0 : lastTask.startMs + lastTask.durationMs)
    if (log.quietForMs() >= QUIET_MS && idleMs >= QUIET_MS) return notes
    if (performance.now() > until) throw new Error(`${page.url()} did not settle within ${PATIENCE_MS / 1_000} s`)
    await page.waitForTimeout(100)
  }
}

/** The part over 50 ms of every long task, from the start of the navigation: tasks before the first paint count too. */
export const blockingTime = (tasks: PageNotes['longTasks']): number =>
  tasks.reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - LONG_MS), 0)

/** From the first paint to the end of the last long task; 0 when none ends after it. */
export const busyAfterPaint = ({ firstPaintMs, longTasks }: Pick<PageNotes, 'firstPaintMs' | 'longTasks'>): number =>
  Math.max(0, ...longTasks.map(({ startMs, durationMs }) => startMs + durationMs - firstPaintMs))

const countElements = (page: Page) =>
  page.evaluate(() => ({
    nodes: document.getElementsByTagName('*').length,
    styleElements: document.getElementsByTagName('style').length,
  }))

const figuresOf = async (page: Page, log: RequestLog): Promise<VisitFigures> => {
  const notes = await settle(page, log)
  const transferred = log.requests.filter(({ bytes }) => bytes > 0)
  const sum = (records: typeof transferred) => records.reduce((total, { bytes }) => total + bytes, 0)
  return {
    lcpMs: notes.largestPaint.atMs,
    fcpMs: notes.firstPaintMs,
    tbtMs: blockingTime(notes.longTasks),
    cls: notes.layoutShift,
    requests: transferred.length,
    bytes: sum(transferred),
    scriptBytes: sum(transferred.filter(({ kind }) => kind === 'Script')),
    waves: wavesUntilPaint(log.requests, notes.largestPaint),
    lastLongTaskMs: busyAfterPaint(notes),
    ...(await countElements(page)),
  }
}

/** Opens `url` cold, waits until it has settled, hands the page to `then` (a hop to measure, say) and closes it. */
export const visit = async <T>(
  browser: Browser,
  url: string,
  then: (cold: ColdPage, log: RequestLog) => Promise<T>,
  options: ColdPageOptions = {},
): Promise<{ readonly figures: VisitFigures; readonly after: T }> => {
  const cold = await openColdPage(browser, options)
  try {
    const log = await recordRequests(cold.cdp)
    const response = await cold.page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    if (response?.ok() !== true) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}`)
    const figures = await figuresOf(cold.page, log)
    return { figures, after: await then(cold, log) }
  } finally {
    await cold.context.close()
  }
}
