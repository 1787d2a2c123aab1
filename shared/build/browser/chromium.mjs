import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The engine without windows: less work for each page. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where Playwright keeps the browser it downloaded, if it has done so; `undefined` before the packages are installed. */
const downloadedBrowser = () => {
  try {
    const fromE2e = createRequire(new URL('../../../e2e/package.json', import.meta.url))
    const path = fromE2e('@playwright/test').chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * The browser to drive: `E2E_CHROMIUM`, else Playwright's own download, else one of the system.
 * @type {typeof import('./chromium.mjs').findChromium}
 */
export const findChromium = () =>
  process.env.E2E_CHROMIUM ?? downloadedBrowser() ?? SYSTEM_BROWSERS.find((path) => existsSync(path))

/**
 * The browser that tests are run in: the whole one for the proof, as people have it; for a fair slice, many times a day, its engine alone where the system has it.
 * @type {typeof import('./chromium.mjs').findChromiumForTests}
 */
export const findChromiumForTests = () => {
  const isChosen = process.env.E2E_CHROMIUM !== undefined || downloadedBrowser() !== undefined
  return !isChosen && process.env.PROOF === undefined && existsSync(SYSTEM_SHELL) ? SYSTEM_SHELL : findChromium()
}

/**
 * Quiet and repeatable: no GPU, no QUIC, no background traffic. Root (a container) has no sandbox to offer.
 * @type {typeof import('./chromium.mjs').CHROMIUM_ARGS}
 */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
