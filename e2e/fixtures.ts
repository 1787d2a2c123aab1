import { expect, test as base } from '@playwright/test'
import { accessibilityProblems } from './fixtures/accessibility'
import { type Complaints, listenForComplaints } from './fixtures/complaints'

export interface Fixtures {
  /** Fails the test on a console message or an error it did not declare with `complaints.expect`. */
  readonly complaints: Complaints
  /** Fails the test when the page as it stands breaks an accessibility rule. */
  readonly expectAccessible: () => Promise<void>
}

export interface Options {
  /** The market of the project's site. */
  readonly market: 'UK' | 'IE'
}

export const test = base.extend<Fixtures & Options>({
  market: ['UK', { option: true }],
  complaints: [
    async ({ context, browserName }, use) => {
      const complaints = listenForComplaints(context, browserName === 'chromium')
      await use(complaints)
      expect(complaints.settle(), 'what the console said').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async () => expect(await accessibilityProblems(page), 'accessibility').toEqual([]))
  },
})

export { expect }
