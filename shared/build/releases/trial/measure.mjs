import { setTimeout as wait } from 'node:timers/promises'
import { untilIdle } from './until-idle.mjs'

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('@galo/releases').PageFigures} PageFigures
 * @typedef {{ blockedMs: number, shifted: number, lastTask: number, largest: { at: number, url: string } | null }} Seen
 */

/** A processor so many times slower than this one. */
const SLOWED = 4
/** No long task for so long is quiet, in milliseconds. */
const QUIET_MS = 700
const MOST_WAIT_MS = 30_000
/** Leaving and coming back. */
const TRIPS = 3

/** Runs in the page, before anything of it does. */
const watch = () => {
  /** @type {Seen} */
  const seen = { blockedMs: 0, shifted: 0, lastTask: 0, largest: null }
  Object.assign(window, { trialSeen: seen })
  /** @param {string} type @param {(entry: any) => void} take */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('longtask', ({ startTime, duration }) => {
    seen.blockedMs += Math.max(0, duration - 50)
    seen.lastTask = startTime + duration
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifted += value
  })
  observe('largest-contentful-paint', ({ startTime, url }) => {
    seen.largest = { at: startTime, url }
  })
}

/** In the page: what was seen, and how many answers the largest thing had to wait for, one after the other. */
const read = () => {
  const { trialSeen: seen } = /** @type {{ trialSeen: Seen }} */ (/** @type {unknown} */ (window))
  const [document] = performance.getEntriesByType('navigation')
  const answers = performance
    .getEntriesByType('resource')
    .map((entry) => /** @type {PerformanceResourceTiming} */ (entry))
    .map(({ name, startTime, responseEnd }) => ({ name, startTime, here: responseEnd }))
  const first = { name: location.href, startTime: 0, here: /** @type {any} */ (document)?.responseStart ?? 0 }
  const picture = answers.find(({ name }) => name === seen.largest?.url)
  const until = picture?.startTime ?? seen.largest?.at ?? 0
  /** @type {(time: number) => number} */
  const wavesBefore = (time) => {
    const here = [first, ...answers].filter((answer) => answer.here <= time && answer.startTime < time)
    const last = here.toSorted((one, other) => other.startTime - one.startTime)[0]
    return last === undefined ? 0 : 1 + wavesBefore(last.startTime)
  }
  return { blockedMs: seen.blockedMs, shifted: seen.shifted, waves: wavesBefore(until) }
}

/**
 * Until the page is alive, nothing is on its way any more and no long task has ended for a while.
 * @param {Page} page
 */
const untilQuiet = async (page) => {
  const end = Date.now() + MOST_WAIT_MS
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((name) => name.startsWith('__reactContainer')),
  )
  await untilIdle(page)
  const idleAt = await page.evaluate(() => performance.now())
  while (Date.now() < end) {
    const quietMs = await page.evaluate(
      (since) => performance.now() - Math.max(since, /** @type {any} */ (window).trialSeen.lastTask),
      idleAt,
    )
    if (quietMs > QUIET_MS) return
    await wait(100)
  }
}

/**
 * What is left of leaving the page for another of the site and coming back, after the first time.
 * @param {Page} page
 * @param {import('playwright').CDPSession} session
 */
const heapLeftOf = async (page, session) => {
  const way = page
    .locator(`header a[href^="/order"]:not([href="${new URL(page.url()).pathname}"])`)
    .locator('visible=true')
  if ((await way.count()) === 0) return null
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const settle = () => wait(QUIET_MS)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await way.first().click()
  await settle()
  await page.goBack()
  await settle()
  if (!(await page.evaluate(() => 'sameDocument' in window))) return null
  const before = await heap()
  for (let trip = 0; trip < TRIPS; trip += 1) {
    await page.goForward()
    await settle()
    await page.goBack()
    await settle()
  }
  return (await heap()) - before
}

/**
 * Opens a page as somebody who has never been there, on a slow phone, and says how it was. `withHeap`: leaves it and comes back as well, which takes a while.
 * @param {import('playwright').BrowserContext} context
 * @param {string} path
 * @param {{ withHeap: boolean }} options
 * @returns {Promise<PageFigures>}
 */
export const measurePage = async (context, path, { withHeap }) => {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.addInitScript(watch)
    const answer = await page.goto(path)
    if (answer === null || !answer.ok()) throw new Error(`${path} answered ${answer?.status() ?? 'nothing'}`)
    await untilQuiet(page)
    const { blockedMs, shifted, waves } = await page.evaluate(read)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return { tbtMs: blockedMs, cls: shifted, waves, heapLeft: withHeap ? await heapLeftOf(page, session) : null }
  } finally {
    await page.close()
  }
}
