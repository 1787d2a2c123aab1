import { defineConfig } from '@playwright/test'
import { findFirefox } from '@galo/build/firefox'
import base from '../playwright.config'
import { UK_SITE } from '../ports'

const isProof = process.env['PROOF'] !== undefined
const firefox = findFirefox()

// A market is the same site in every engine; that both markets are served is shown in Chromium.
const UK = { baseURL: UK_SITE, market: 'UK', locale: 'en-GB', timezoneId: 'Europe/London' } as const

const journeys = (...names: readonly string[]) => names.map((name) => `**/specs/${name}.spec.ts`)

/** Journeys that any engine can walk; the others hold on to what only Chromium's protocol can do, or to no engine at all. */
const ON_A_PHONE = journeys(
  'order-a-meal',
  'paying',
  'bad-input',
  'finding-a-place',
  'menu-edges',
  'section-bar',
  'checkout-edges',
  'every-way',
  'first-view',
  'heals',
  'remote-is-down',
  'sizes',
)
/** Journeys beside the console, which sits on a desk. */
const ON_A_DESK = journeys('site-under-the-console', 'sold-out-side', 'mock-time', 'paid-and-stuck')

const FIREFOX = {
  ...UK,
  browserName: 'firefox',
  // As its makers ship it, over WebDriver BiDi: Playwright's own build is another browser to download.
  channel: 'moz-firefox',
  launchOptions: {
    ...(firefox === undefined ? {} : { executablePath: firefox }),
    // A phone's scroll bar lies over the page and takes none of its width.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
  },
} as const

/** What those journeys do that WebDriver BiDi has no way for in Firefox. */
const BEYOND_BIDI = [
  // A script that is taken from its preload is told of as a second request; on the wire there is one.
  /brings exactly the scripts it announced/,
  // No emulated preference for less motion.
  /under reduced motion/,
  // Scripts can't be turned off.
  /In a browser that runs no scripts/,
  // A request that is let through by hand goes out without its body.
  /whose answer was lost with its tab/,
  /a reload while paying finds out what happened/,
]

/** The engines of the other half of our customers, on the site and the fixtures of the Chromium journeys. */
export default defineConfig<{ market: 'UK' | 'IE' }>({
  ...base,
  testDir: '..',
  // The fair slice of each engine is walked beside the other's: two browsers at once are what the machine has cores for.
  workers: isProof ? 2 : 1,
  grepInvert: BEYOND_BIDI,
  reporter: [['list'], ['../../shared/build/test-notes/playwright-reporter.cjs']],
  projects: [
    {
      name: 'firefox',
      outputDir: '../test-results/firefox',
      testMatch: ['specs/firefox.spec.ts', ...(isProof ? ON_A_PHONE : [])],
      use: { ...FIREFOX, viewport: { width: 375, height: 812 } },
    },
    {
      name: 'firefox-desk',
      outputDir: '../test-results/firefox-desk',
      testMatch: isProof ? ON_A_DESK : [],
      use: { ...FIREFOX, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'webkit',
      outputDir: '../test-results/webkit',
      // The way of an order to the door is long.
      testMatch: ['specs/webkit.spec.ts', ...(isProof ? ['specs/webkit-order.spec.ts'] : [])],
      use: UK,
    },
  ],
})
