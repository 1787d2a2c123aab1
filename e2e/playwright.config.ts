import { defineConfig, devices } from '@playwright/test'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '@galo/build/chromium'
import { saidNo } from './bench/src/said-no'
import { IE_SITE, NOW, PORTS, UK_SITE } from './ports'

// Playwright prefers its own download, with its headless shell; any other browser is named by its path.
const own = existsSync(chromium.executablePath()) && process.env.E2E_CHROMIUM === undefined
const system = own ? undefined : findChromium()

const PHONE = { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } }
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
const UK = { baseURL: UK_SITE, market: 'UK', locale: 'en-GB', timezoneId: 'Europe/London' } as const
/** What is so in one country only is tagged with it. */
const IN_THE_UK = /@uk/
const IE = { baseURL: IE_SITE, market: 'IE', locale: 'en-IE', timezoneId: 'Europe/Dublin' } as const

/** Spec files by the names of their journeys. */
const specs = (...names: string[]): string[] => names.map((name) => `**/${name}.spec.ts`)

// A lost file and a lost answer are met alike in both markets and at both widths: a fair slice is each of them once, and the whole
// matrix is in `pnpm proof`.
const inTheProof = (...names: string[]): string[] => (process.env.PROOF === undefined ? specs(...names) : [])
const GONE_WRONG = inTheProof('remote-is-down', 'heals', 'half-alive', 'paying')
// What every visit has in common is shown once in each market and at each width, not in all four together.
const IN_COMMON = specs(
  'identity-session',
  'identity-order',
  'identity-life',
  'identity-bad-days',
  'links',
  'cookies',
  'first-view',
  'next-page',
  'bad-input',
  'menu-edges',
  'checkout-edges',
  'finding-a-place',
  'offline',
  'overlays',
  'trace',
  'telemetry',
  'redirect-loop',
  'states',
  'addresses',
)
// The whole way, the doors and the plain pages: on a phone in the one market and on a desk in the other; the proof walks all four.
const CROSSWISE = inTheProof('order-a-meal', 'identity-doors', 'basket-code-late', 'website')
// No word and no width of its own: a fair slice meets it on the phone, or on the desk.
const MET_ON_THE_PHONE = inTheProof(
  'identity-life',
  'identity-bad-days',
  'first-view',
  'next-page',
  'bad-input',
  'menu-edges',
  'cookies',
  'states',
  'redirect-loop',
)
const MET_ON_THE_DESK = inTheProof('offline', 'overlays', 'telemetry', 'trace')
// The widths are the journey's own, and the look is the same in both markets.
const SIZES = specs(
  'sizes',
  'ways-of-seeing',
  'large-text',
  'pseudo-language',
  'pseudo-language-everywhere',
  'pseudo-language-sign-in',
)
// A slow phone is slow in every market.
const ON_A_PHONE = specs('presses-before-code', 'presses-on-every-page')
// A server build is spoiled alike everywhere, a crowd comes alike, and who starts both markets is in neither: once is enough.
const SERVER_BUILDS = specs('server-build-misbehaves', 'remote-is-withdrawn', 'busy-noon', 'two-markets')
// What is counted there is the same everywhere, and matters most on a phone.
const WEIGHTS = specs('weights')
// What a page may know is the same everywhere, and shown once.
const TOKENS = specs('tokens')
// The providers' scripts are the same for both markets.
const STAND_INS = specs('card-stand-in', 'maps-stand-in')
// The operator's console knows no market, and sits on a desk; its phone width is checked by its own test. Moving time and kitchens
// does the same to every site.
const CONSOLE = specs(
  'console',
  'site-under-the-console',
  'sold-out-side',
  'mock-time',
  'paid-and-stuck',
  'flags',
  'midnight',
)

/** Of a journey that is slow by nature, the part that a fair slice does without. */
const ONLY_IN_THE_PROOF = process.env.PROOF === undefined ? [/@proof/] : []

export default defineConfig<{ market: 'UK' | 'IE' }>({
  testDir: './specs',
  outputDir: './test-results',
  // A journey that passes the second time is a defect we have not understood yet.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  grepInvert: ONLY_IN_THE_PROOF,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['../shared/build/slow-tests/playwright-reporter.cjs']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    // A trace takes a picture at every step, and twice the time: wanted where something is looked for.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    storageState: saidNo(),
    launchOptions: { ...(system === undefined ? {} : { executablePath: system }), args: [...CHROMIUM_ARGS] },
  },
  projects: [
    {
      name: 'uk-phone',
      use: { ...PHONE, ...UK },
      testIgnore: [
        ...SERVER_BUILDS,
        ...STAND_INS,
        ...CONSOLE,
        ...MET_ON_THE_DESK,
        ...inTheProof('heals', 'half-alive', 'paying'),
      ],
    },
    {
      name: 'uk-desktop',
      use: { ...DESKTOP, ...UK },
      testIgnore: [...GONE_WRONG, ...IN_COMMON, ...CROSSWISE, ...SIZES, ...WEIGHTS, ...ON_A_PHONE, ...TOKENS],
    },
    {
      name: 'ie-phone',
      use: { ...PHONE, ...IE },
      grepInvert: IN_THE_UK,
      testIgnore: [
        ...SERVER_BUILDS,
        ...GONE_WRONG,
        ...WEIGHTS,
        ...STAND_INS,
        ...CONSOLE,
        ...IN_COMMON,
        ...CROSSWISE,
        ...SIZES,
        ...ON_A_PHONE,
        ...TOKENS,
      ],
    },
    {
      name: 'ie-desktop',
      use: { ...DESKTOP, ...IE },
      grepInvert: IN_THE_UK,
      testIgnore: [
        ...SERVER_BUILDS,
        ...WEIGHTS,
        ...STAND_INS,
        ...CONSOLE,
        ...SIZES,
        ...ON_A_PHONE,
        ...MET_ON_THE_PHONE,
        ...inTheProof('remote-is-down'),
        ...TOKENS,
      ],
    },
  ],
  webServer: {
    command: 'node serve.mjs',
    cwd: import.meta.dirname,
    // One address would speak for one market.
    wait: { stdout: /both markets answer/ },
    timeout: 150_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: process.env.E2E_LOGS === undefined ? 'ignore' : 'pipe',
    stderr: 'pipe',
    env: {
      ...Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, String(port)])),
      WANTED_BY_PID: String(process.pid),
      GALO_ENV: 'local',
      GALO_NOW: NOW,
      KITCHEN_CONFIRM_AFTER_S: '4',
    },
  },
})
