import { randomBytes } from 'node:crypto'
import { judgeTrial, visitCookie, wish } from '@galo/releases'
import { CHROMIUM_ARGS, findChromiumForTests } from '../../browser/chromium.mjs'
import { messageOf } from '../../bin/steps/message-of.mjs'
import { measurePage } from './measure.mjs'
import { walk } from './walk.mjs'

/**
 * @typedef {import('playwright').Browser} Browser
 * @typedef {import('@galo/releases').PageFigures} PageFigures
 */

/** Each page so often, in turns; and as often again where it looks worse: a busy machine makes slow what isn't, never quick what is slow. */
const LOOKS = 3
const ROUNDS = 2
const PHONE = { width: 412, height: 823 }

/**
 * Somebody who was never there, and who wants to see this release, or nothing in particular.
 * @param {Browser} browser
 * @param {{ site: string, wishes: Readonly<Record<string, string>> }} who
 */
const visitor = async (browser, { site, wishes }) => {
  const context = await browser.newContext({ baseURL: site, viewport: PHONE, serviceWorkers: 'block' })
  const isSecure = site.startsWith('https:')
  const value = encodeURIComponent(wish(randomBytes(16).toString('base64url'), wishes))
  const cookie = {
    name: visitCookie(isSecure),
    value,
    httpOnly: true,
    sameSite: /** @type {const} */ ('Lax'),
  }
  if (Object.keys(wishes).length > 0) await context.addCookies([{ ...cookie, url: site, secure: isSecure }])
  return context
}

/** @param {readonly number[]} values */
const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0

/**
 * @param {readonly PageFigures[]} looks
 * @returns {PageFigures}
 */
const summaryOf = (looks) => {
  const of = (/** @type {'cls' | 'waves'} */ name) => middle(looks.map((look) => look[name]))
  const heaps = looks.flatMap(({ heapLeft }) => heapLeft ?? [])
  const tbtMs = Math.min(...looks.map((look) => look.tbtMs))
  return { tbtMs, cls: of('cls'), waves: of('waves'), heapLeft: heaps.length === 0 ? null : middle(heaps) }
}

/**
 * @param {Browser} browser
 * @param {{ path: string, site: string, wishes: Readonly<Record<string, string>>, name: string }} options
 * @returns {Promise<import('@galo/releases').TriedPage>}
 */
const tryPage = async (browser, { path, site, wishes, name }) => {
  /** @type {{ tried: PageFigures[], everybodys: PageFigures[] }} */
  const looks = { tried: [], everybodys: [] }
  const summary = () => ({ path, tried: summaryOf(looks.tried), everybodys: summaryOf(looks.everybodys) })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let look = 0; look < LOOKS; look += 1)
      for (const who of /** @type {const} */ (['everybodys', 'tried'])) {
        const context = await visitor(browser, { site, wishes: who === 'tried' ? wishes : {} })
        looks[who].push(await measurePage(context, path, { withHeap: look === LOOKS - 1 }))
        await context.close()
      }
    if (judgeTrial(name, [summary()]) === null) break
  }
  return summary()
}

/**
 * Tries a release that is published in the live site, as a visitor who wants to see it: its squad's journeys, and its pages beside what everybody has. Answers what was seen of each, and
 * the first reason why nobody should be given it (`null`: none).
 * @param {{ app: string, version: string, site: string, smoke: import('./smoke.mjs').Smoke, print: (line: string) => void }} options
 */
export const tryRelease = async ({ app, version, site, smoke, print }) => {
  const { chromium } = await import('playwright')
  const executablePath = findChromiumForTests()
  if (executablePath === undefined)
    throw new Error('There is no browser to try it in: set E2E_CHROMIUM to the path of one.')
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] })
  const wishes = { [app]: version }
  /** @type {import('@galo/releases').TriedPage[]} */
  const pages = []
  try {
    for (const [name, steps] of Object.entries(smoke.journeys)) {
      const context = await visitor(browser, { site, wishes })
      const page = await context.newPage()
      try {
        await walk(page, steps, app)
        print(`  walked: ${name}`)
      } catch (error) {
        return { pages, refused: `${app} ${version}: “${name}” can't be walked at ${site}. ${messageOf(error)}` }
      } finally {
        await context.close()
      }
    }
    for (const path of smoke.pages)
      pages.push(await tryPage(browser, { path, site, wishes, name: `${app} ${version}` }))
    return { pages, refused: judgeTrial(`${app} ${version}`, pages)?.sentence ?? null }
  } finally {
    await browser.close()
  }
}
