import { expect, test as base } from '@playwright/test'
import { accessibilityProblems } from './fixtures/accessibility'
import { type Complaints, listenForComplaints } from './fixtures/complaints'
import { LAST_SEEN, lastSeenIn } from './fixtures/last-seen'
import { giveWallets, type Wallet } from './fixtures/wallets'

export interface Fixtures {
  /** Fails the test on a console message or an error it did not declare with `complaints.expect`. */
  readonly complaints: Complaints
  /**
   * Fails the test when the page as it stands breaks an accessibility rule. Asked in Chromium: the rules are held against the page, which
   * is the same in every engine, and axe takes Firefox's own process down some of the time.
   */
  readonly expectAccessible: () => Promise<void>
}

export interface Options {
  /** The market of the project's site. */
  readonly market: 'UK' | 'IE'
  /** What the device can pay with by itself; nothing, unless a journey gives it something. */
  readonly wallets: readonly Wallet[]
}

export const test = base.extend<Fixtures & Options>({
  market: ['UK', { option: true }],
  wallets: [[], { option: true }],
  context: async ({ context, wallets }, use, testInfo) => {
    await giveWallets(context, wallets)
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach(LAST_SEEN, { body: await lastSeenIn(context), contentType: 'text/plain' })
  },
  complaints: [
    async ({ context, browserName }, use) => {
      const complaints = listenForComplaints(context, browserName === 'chromium')
      await use(complaints)
      expect(complaints.settle(), 'what the console said').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page, browserName }, use) => {
    await use(async () => {
      if (browserName === 'chromium') expect(await accessibilityProblems(page), 'accessibility').toEqual([])
    })
  },
})

export { expect }
