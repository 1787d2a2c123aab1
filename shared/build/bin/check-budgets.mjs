// Counts the script of each first page in a real browser, compressed, and fails over the budget. Needs a build and a Chromium.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { scriptsOf } from '../budgets/scripts-of.mjs'
import { messageOf } from './steps/message-of.mjs'
import { freePorts } from './steps/ports.mjs'
import { startSite } from './steps/site.mjs'

const KIB = 1_024
/** Compressed script of a page entered directly: federation runtime, shell and the page's own code. What else a page weighs: `e2e/weights/limits.ts`. */
const BUDGETS = { '/order/search': 113 * KIB, 'a menu': 122 * KIB }
const RESULTS = '/order/search/results?q=M3+4EN&lat=53.4775&lon=-2.2497&fulfilment=collection'

const data = mkdtempSync(join(tmpdir(), 'galo-budgets-'))
/** @type {string[]} */
const lines = []
const leaving = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => leaving.abort())

/** What a menu says of itself while that is so. */
const STOCK_UNKNOWN = 'sold out right now'

/** @param {string} site */
const firstMenuOf = async (site) => {
  const html = await (await fetch(`${site}${RESULTS}`)).text()
  const path = html.match(/href="(\/order\/menu\/[^"]+)"/)?.[1]
  if (path === undefined) throw new Error(`${RESULTS} leads to no menu`)
  return path.replaceAll('&amp;', '&')
}

/**
 * Asks for a page until what it is drawn from is known: on a busy machine a service that is asked for the first time may be slower than a page
 * waits, and the page then says so with code of its own.
 * @param {string} page
 */
const wake = async (page) => {
  for (let tries = 0; tries < 240; tries++) {
    if (!(await (await fetch(page)).text()).includes(STOCK_UNKNOWN)) return
    await setTimeout(500)
  }
  throw new Error(`${page}: nobody could say what has sold out, so it is not the page we mean to weigh`)
}

/** @param {string} site */
const check = async (site) => {
  /** @type {Record<string, string>} */
  const pages = { '/order/search': '/order/search', 'a menu': await firstMenuOf(site) }
  let isOver = false
  for (const [page, budget] of Object.entries(BUDGETS)) {
    await wake(`${site}${pages[page]}`)
    const scripts = await scriptsOf(`${site}${pages[page]}`)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    const verdict =
      total > budget
        ? `${total - budget} bytes over the budget of ${budget / KIB} KiB`
        : `within ${budget / KIB} KiB, ${budget - total} bytes to spare`
    isOver ||= total > budget
    console.log(`${page}: ${(total / KIB).toFixed(1)} KiB of script, ${verdict}`)
    for (const { url, bytes } of scripts)
      console.log(`  ${(bytes / KIB).toFixed(1).padStart(7)}  ${new URL(url).pathname}`)
    if (scripts.length === 0) throw new Error(`${page} loaded no script at all: that is not the page we mean to weigh`)
  }
  return isOver ? 1 : 0
}

let site
let code = 1
try {
  const env = { GALO_ENV: 'local', GALO_NOW: '2026-11-18T12:05:00Z', GALO_DATA: data }
  site = await startSite({
    ports: await freePorts(['BFF_UK_PORT', 'BFF_IE_PORT', 'PLATFORM_PORT']),
    env,
    signal: leaving.signal,
    onLine: (who, line) => lines.push(`[${who}] ${line}`),
    onLost: (what) => lines.push(what),
  })
  code = await check(site.sites.UK)
} catch (error) {
  console.error(`${lines.join('\n')}\n${messageOf(error)}`)
} finally {
  await site?.stop()
  rmSync(data, { recursive: true, force: true })
}
process.exit(code)
