import { defineConfig } from '@playwright/test'
import { findFirefox } from '@galo/build/firefox'
import base from '../playwright.config'
import { UK_SITE } from '../ports'

const isProof = process.env['PROOF'] !== undefined
const firefox = findFirefox()

// A market is the same site in every engine; that both markets are served is shown in Chromium.
const UK = { baseURL: UK_SITE, market: 'UK', locale: 'en-GB', timezoneId: 'Europe/London' } as const

/** Journeys that any engine can walk; the others hold on to what only Chromium's protocol can do, or to no engine at all. */
const EVERYWHERE = [
  '**/specs/order-a-meal.spec.ts',
  '**/specs/paying.spec.ts',
  '**/specs/bad-input.spec.ts',
  '**/specs/site-under-the-console.spec.ts',
]

/** The engines of the other half of our customers, on the site and the fixtures of the Chromium journeys. */
export default defineConfig<{ market: 'UK' | 'IE' }>({
  ...base,
  testDir: '..',
  timeout: 120_000,
  reporter: [['list'], ['../../shared/build/slow-tests/playwright-reporter.cjs']],
  projects: [
    {
      name: 'firefox',
      outputDir: '../test-results/firefox',
      testMatch: ['specs/firefox.spec.ts', ...(isProof ? EVERYWHERE : [])],
      use: {
        ...UK,
        browserName: 'firefox',
        // As its makers ship it, over WebDriver BiDi: Playwright's own build is another browser to download.
        channel: 'moz-firefox',
        viewport: { width: 375, height: 812 },
        launchOptions: {
          ...(firefox === undefined ? {} : { executablePath: firefox }),
          // A phone's scroll bar lies over the page and takes none of its width.
          firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
        },
      },
    },
    { name: 'webkit', outputDir: '../test-results/webkit', testMatch: 'specs/webkit.spec.ts', use: UK },
  ],
})
