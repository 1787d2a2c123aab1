import { defineConfig, devices } from '@playwright/test'
import { saidNo } from './bench/src/said-no'
import { FOR_TESTS } from './chromium'
import { IE_SITE, NOW, PORTS, UK_SITE } from './ports'

const PHONE = { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } }
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
const UK = { baseURL: UK_SITE, market: 'UK', locale: 'en-GB', timezoneId: 'Europe/London' } as const
/** What is so in one country only is tagged with it. */
const IN_THE_UK = /@uk/
const IE = { baseURL: IE_SITE, market: 'IE', locale: 'en-IE', timezoneId: 'Europe/Dublin' } as const

/** Where a journey is walked: a market, and a width. */
type Place = 'uk-phone' | 'uk-desktop' | 'ie-phone' | 'ie-desktop'

const UK_PHONE: readonly Place[] = ['uk-phone']
const UK_DESK: readonly Place[] = ['uk-desktop']
const IE_DESK: readonly Place[] = ['ie-desktop']
/** Each market and each width once, not all four together. */
const CROSSWISE: readonly Place[] = ['uk-phone', 'ie-desktop']
const EVERYWHERE: readonly Place[] = ['uk-phone', 'uk-desktop', 'ie-phone', 'ie-desktop']

/** Spec files by name, where a fair slice walks them, and where the proof does. What is not named here is walked everywhere. */
const WALKS: readonly (readonly [names: readonly string[], slice: readonly Place[], proof: readonly Place[]])[] = [
  // The widths are the journey's own, and the look is the same in both markets.
  [['sizes', 'ways-of-seeing', 'large-text'], UK_PHONE, UK_PHONE],
  [['pseudo-language', 'pseudo-language-everywhere', 'pseudo-language-sign-in'], [], UK_PHONE],
  // A slow phone is slow in every market; what is counted matters most on a phone; what a page may know is the same everywhere.
  [['presses-before-code', 'presses-on-every-page', 'weights', 'tokens'], UK_PHONE, UK_PHONE],
  // A server build is spoiled alike everywhere, a crowd comes alike, and who starts both markets is in neither.
  [['failure-matrix', 'failing-releases', 'failing-code', 'returning-visitor'], UK_DESK, UK_DESK],
  [['server-build-misbehaves', 'remote-is-withdrawn', 'busy-noon', 'two-markets'], UK_DESK, UK_DESK],
  // The providers' scripts are the same for both markets.
  [['card-stand-in', 'maps-stand-in'], UK_DESK, UK_DESK],
  // The operator's console knows no market, and sits on a desk; its phone width is checked by its own test. Moving time and kitchens
  // does the same to every site.
  [
    ['behind-the-counter', 'console', 'console-releases', 'site-under-the-console', 'basket-failures'],
    UK_DESK,
    UK_DESK,
  ],
  [['mock-time', 'midnight', 'sold-out-side', 'flags', 'identity-long-lives'], [], UK_DESK],
  // What breaks on the way to a restaurant breaks in both countries.
  [['list-bad-days', 'maps-under-the-console'], [], ['uk-desktop', 'ie-desktop']],
  [['paid-and-stuck'], UK_DESK, UK_DESK],
  // Its widths are its own.
  [['maps-on-the-site'], UK_DESK, ['uk-desktop', 'ie-phone']],
  // Whose rules are a market's own is shown once in each market and at each width; finding a place and finding an address have most of them in common.
  [['fields'], [], CROSSWISE],
  [['finding-a-place'], UK_PHONE, CROSSWISE],
  [['an-address'], IE_DESK, CROSSWISE],
  // What every visit has in common, in the one or the other.
  [['addresses', 'restaurants-on-the-site'], UK_PHONE, CROSSWISE],
  [['links', 'ways-to-eat'], IE_DESK, CROSSWISE],
  [['menu-filters', 'delivery', 'eat-in', 'ride'], UK_PHONE, CROSSWISE],
  // Long, and each step of it is met by another journey or by tests of its own.
  [
    [
      ...['choosing-a-restaurant', 'profile', 'shared-basket', 'another-day', 'saved-card', 'joining-the-card'],
      ...['saved-basket', 'shared-delivery', 'identity-session', 'trace', 'order-on-paper'],
    ],
    [],
    CROSSWISE,
  ],
  [['an-address-at-the-checkout', 'sold-out-after-ordering', 'missing-dish', 'notifications'], [], CROSSWISE],
  // A worker is the same in both markets, and at every width.
  [['on-this-device'], [], UK_DESK],
  [['order-comes-back', 'order-outcomes', 'identity-life', 'redirect-loop'], [], CROSSWISE],
  // A keyboard is on a desk; a phone may have one.
  [['keyboard-order'], IE_DESK, CROSSWISE],
  // What has no word and no width of its own besides, a fair slice meets on the phone, or on the desk.
  [['identity-bad-days', 'first-view', 'next-page', 'bad-input'], UK_PHONE, CROSSWISE],
  [['dish', 'menu-edges', 'section-bar', 'cookies', 'states', 'checkout-edges'], UK_PHONE, CROSSWISE],
  [['failing-calls'], UK_PHONE, CROSSWISE],
  // The basket beside the menu, where two tabs are looked at.
  [['basket-without-a-line', 'first-dish'], IE_DESK, IE_DESK],
  // On a phone its sheet and the dish's take turns; the deposit and another bag price are Ireland's.
  [['basket'], UK_PHONE, CROSSWISE],
  [['offline', 'overlays', 'telemetry', 'identity-order'], IE_DESK, CROSSWISE],
  // The whole way: in Ireland and on a desk others go it, by a code, by keyboard alone, and signed in.
  [['order-a-meal', 'basket-code-late', 'website'], UK_PHONE, EVERYWHERE],
  // A lost file and a lost answer are met alike in both markets and at both widths.
  [['remote-is-down'], UK_PHONE, EVERYWHERE],
  [['heals', 'half-alive', 'paying', 'identity-doors'], IE_DESK, EVERYWHERE],
  // A line that fails and a tab that is closed know no market and no width.
  [['checkout-trouble'], [], ['uk-phone']],
  // All that may be met on the way to an order, whatever the way: each of it has a journey of its own.
  [['every-way'], [], CROSSWISE],
  // Each of it is met by the journey that is about it.
  [['checkout-states', 'checkout-dialogs'], [], CROSSWISE],
  // Time goes by alike everywhere.
  [['checkout-overtaken'], UK_DESK, UK_DESK],
  // An origin is one wherever somebody sits.
  [
    [
      'code-from-elsewhere',
      'canary',
      'drawn-otherwise',
      'two-squads',
      'tried-before-given',
      'restaurant-locator',
      'local-build',
    ],
    UK_DESK,
    UK_DESK,
  ],
  // What a squad publishes from a repository of its own, and what it sees while it writes, is the same everywhere.
  [['own-repository', 'from-source'], [], UK_DESK],
  // What releases mean to each other is the same everywhere.
  [['neighbouring-releases'], UK_DESK, UK_DESK],
  // Where there is little room for a frame.
  // What is lost is the same file everywhere.
  [['parser-is-lost'], UK_PHONE, UK_PHONE],
  [['ownership'], UK_PHONE, ['uk-phone', 'uk-desktop']],
  // Open tabs get the data of their code whatever they show.
  [['data-keep-to-their-code'], UK_DESK, EVERYWHERE],
  // Where there is a deposit as well.
  [['offers'], IE_DESK, CROSSWISE],
  // A wallet’s sheet is the provider’s own.
  [['wallet'], UK_PHONE, CROSSWISE],
  // A receipt's taxes are a market's.
  [['receipt'], UK_PHONE, CROSSWISE],
  // An order's days look alike everywhere but for money and times.
  [['order-without-a-map', 'order-again'], UK_PHONE, CROSSWISE],
  // Every scenario stage by stage, and every end in the list, are long.
  [['order-scenarios', 'orders-list', 'rider-taken-off'], [], CROSSWISE],
  // A line knows no market and no width.
  [['live-order'], UK_DESK, CROSSWISE],
  [['few-steps'], [], ['uk-phone', 'ie-phone']],
  // What a bank says of a card is said in the same words everywhere.
  [['test-cards'], UK_PHONE, CROSSWISE],
]

const isProof = process.env.PROOF !== undefined

/** The spec files that are not walked at a place. */
const ignoredAt = (place: Place): string[] =>
  WALKS.filter(([, slice, proof]) => !(isProof ? proof : slice).includes(place)).flatMap(([names]) =>
    names.map((name) => `**/${name}.spec.ts`),
  )

/** Of a journey that is slow by nature, the part that a fair slice does without. */
const ONLY_IN_THE_PROOF = isProof ? [] : [/@proof/]

export default defineConfig<{ market: 'UK' | 'IE' }>({
  testDir: './specs',
  outputDir: './test-results',
  // A journey that passes the second time is a defect we have not understood yet.
  retries: 0,
  // A journey waits a third of its time, for answers, motions and kitchens: two leave cores idle that the third one fills.
  workers: 3,
  fullyParallel: true,
  grepInvert: ONLY_IN_THE_PROOF,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['../shared/build/test-notes/playwright-reporter.cjs'], ['./failure-table-reporter.cjs']],
  // The longest journeys without a limit of their own take fifty seconds where three share two cores, and twice that on a machine that is
  // lent to others as well; what is waited for has its own limit.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    // A trace takes a picture at every step, and twice the time: wanted where something is looked for.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    storageState: saidNo(),
    launchOptions: FOR_TESTS,
  },
  projects: [
    { name: 'uk-phone', use: { ...PHONE, ...UK }, testIgnore: ignoredAt('uk-phone') },
    { name: 'uk-desktop', use: { ...DESKTOP, ...UK }, testIgnore: ignoredAt('uk-desktop') },
    {
      name: 'ie-phone',
      use: { ...PHONE, ...IE },
      grepInvert: [IN_THE_UK, ...ONLY_IN_THE_PROOF],
      testIgnore: ignoredAt('ie-phone'),
    },
    {
      name: 'ie-desktop',
      use: { ...DESKTOP, ...IE },
      grepInvert: [IN_THE_UK, ...ONLY_IN_THE_PROOF],
      testIgnore: ignoredAt('ie-desktop'),
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
