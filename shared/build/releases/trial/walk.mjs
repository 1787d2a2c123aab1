import { untilIdle } from './until-idle.mjs'

/** @typedef {import('playwright').Page} Page */

/** Who lets a step take longer has no journey that works, in milliseconds. */
const PATIENCE_MS = 20_000
const QUICKLY_MS = 2_000

/**
 * @param {Page} page
 * @param {readonly [role: 'button' | 'link' | 'heading' | 'combobox' | 'searchbox' | 'textbox' | 'dialog', name: string]} target
 */
const find = (page, [role, name]) => page.getByRole(role, { name }).locator('visible=true').first()

/**
 * @param {Page} page
 * @param {import('./smoke.mjs').Step} step
 */
const take = async (page, step) => {
  if ('open' in step) {
    const answer = await page.goto(step.open)
    if (answer === null || !answer.ok()) throw new Error(`it answered ${answer?.status() ?? 'nothing'}`)
  } else if ('press' in step) await find(page, step.press).click()
  else if ('fill' in step) await find(page, step.fill).fill(step.with)
  else if ('key' in step) await page.keyboard.press(step.key)
  else await find(page, step.see).waitFor()
}

/** So many of what is there instead are named. */
const MOST_NAMED = 5

/**
 * Why a step could not be taken, for whoever wrote it: what was missing, and what of the kind there is.
 * @param {Page} page
 * @param {import('./smoke.mjs').Step} step
 * @param {unknown} error
 */
const whyNot = async (page, step, error) => {
  const [said = ''] = String(error instanceof Error ? error.message : error).split('\n')
  const target = 'press' in step ? step.press : 'fill' in step ? step.fill : 'see' in step ? step.see : null
  if (target === null || !(error instanceof Error && error.name === 'TimeoutError')) return said
  const [role, name] = target
  const done = 'press' in step ? 'pressed' : 'fill' in step ? 'filled' : 'seen'
  const snapshot = await page
    .locator('body')
    .ariaSnapshot({ timeout: QUICKLY_MS })
    .catch(() => '')
  const others = [...snapshot.matchAll(new RegExp(`- ${role} "([^"]*)"`, 'g'))].map(([, other]) => `“${other}”`)
  const there = others.length === 0 ? 'none is there' : `there are ${others.slice(0, MOST_NAMED).join(', ')}`
  return `no ${role} “${name}” could be ${done} for ${PATIENCE_MS / 1_000} s; ${there}`
}

/** Runs in the page, before anything of it does: keeps what is told to the site's log. */
const listen = () => {
  const send = navigator.sendBeacon.bind(navigator)
  /** @type {string[]} */
  const told = []
  Object.assign(window, { trialTold: told })
  navigator.sendBeacon = (url, body) => {
    if (typeof body === 'string') told.push(body)
    return send(url, body)
  }
}

/**
 * What the browser has told, and would have when the page is left.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
const toldOn = (page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('pagehide'))
    return /** @type {{ trialTold?: string[] }} */ (/** @type {unknown} */ (window)).trialTold ?? []
  })

/**
 * What browsers tell of an app's code that failed. A page that the server has drawn can be read, and its links followed, without any.
 * @param {string} told
 * @param {string} app
 * @returns {string[]}
 */
const failuresIn = (told, app) => {
  try {
    /** @type {{ entries?: { level?: string, message?: string, details?: Record<string, unknown> }[] }} */
    const { entries = [] } = JSON.parse(told)
    return entries
      .filter(({ level, details }) => level === 'error' && details?.['remote'] === app)
      .map(({ message, details }) => `${message}: ${String(details?.['error'] ?? '')}`)
  } catch {
    return []
  }
}

/**
 * Walks a journey; rejects with the step that could not be taken, and why, or with what the browser told of the app's code.
 * @param {Page} page
 * @param {readonly import('./smoke.mjs').Step[]} steps
 * @param {string} app
 */
export const walk = async (page, steps, app) => {
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(listen)
  /** @type {string[]} */
  const told = []
  for (const step of steps) {
    try {
      if ('open' in step) told.push(...(await toldOn(page)))
      await take(page, step)
      await untilIdle(page)
    } catch (error) {
      throw new Error(`${JSON.stringify(step)}: ${await whyNot(page, step, error)}`, { cause: error })
    }
  }
  const [failure] = [...told, ...(await toldOn(page))].flatMap((each) => failuresIn(each, app))
  if (failure !== undefined) throw new Error(`A browser told of its code: ${failure}`)
}
