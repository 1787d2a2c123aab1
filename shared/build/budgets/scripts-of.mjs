import { createRequire } from 'node:module'
import { CHROMIUM_ARGS, findChromiumForTests } from '../browser/chromium.mjs'
import { smallestBrotli } from '../releases/compress-files.mjs'

const fromE2e = createRequire(new URL('../../../e2e/package.json', import.meta.url))

/** A page is quiet when its last script has come: on a busy machine that is long after a visitor would have left. */
const UNTIL_QUIET_MS = 120_000

/**
 * Every script a browser fetches for a page entered directly, until the network is quiet, with its size under brotli as files are deployed.
 * @param {string} url
 */
export const scriptsOf = async (url) => {
  const { chromium } = fromE2e('@playwright/test')
  const browser = await chromium.launch({ executablePath: findChromiumForTests(), args: [...CHROMIUM_ARGS] })
  try {
    const page = await browser.newPage()
    /** @type {Map<string, Response>} */
    const fetched = new Map()
    /**
     * The part of Playwright's response that is read here.
     * @typedef {{ request(): { resourceType(): string }, url(): string, body(): Promise<Buffer> }} Response
     */
    page.on('response', (/** @type {Response} */ response) => {
      if (response.request().resourceType() === 'script') fetched.set(response.url(), response)
    })
    const answer = await page.goto(url, { waitUntil: 'networkidle', timeout: UNTIL_QUIET_MS })
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`)
    const scripts = await Promise.all(
      [...fetched].map(async ([script, response]) => ({
        url: script,
        bytes: (await smallestBrotli(await response.body())).length,
      })),
    )
    return scripts.sort((one, other) => other.bytes - one.bytes)
  } finally {
    await browser.close()
  }
}
