import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { PLACES } from '../fixtures/journey'
import { FAULTS, LOST_FILES, REMOTES, breakFiles, makeThrow, mendFiles, tryAgain } from '../fixtures/remotes'

/** A fair slice is the page where food is chosen, without the fault that takes longest, and the plainest where it is paid for. */
const isInTheSlice = (name: string, fault: string): boolean =>
  (name === 'mfe-menu' && fault !== 'never answers') || (name === 'mfe-checkout' && fault === 'can not be reached')

/** What is as it was, where that is not the basket. */
const KEPT: Readonly<Record<string, string>> = { 'mfe-tracking': 'Your orders and payments are as they were.' }

for (const listed of REMOTES) {
  const inMarket = (market: 'UK' | 'IE') => ({ ...listed, path: listed.path.replace(':slug', PLACES[market].slug) })
  // Where the customer goes meanwhile: a page of another team, in the same document.
  const goElsewhere = async (page: Page) => {
    const [link, shows] =
      listed.name === 'mfe-search'
        ? ([page.getByRole('contentinfo').getByRole('link', { name: 'About the card' }), /galo card/i] as const)
        : ([page.getByRole('banner').getByRole('link', { name: /start page/ }), /where are you/i] as const)
    await link.click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
  }

  test.describe(`when ${listed.name}`, () => {
    for (const [fault, act] of Object.entries(FAULTS)) {
      const title = `${fault}, only its place changes, and Try again brings it back`
      test(title, inTheProofUnless(isInTheSlice(listed.name, fault)), async ({ page, complaints, market }) => {
        const remote = inMarket(market)
        complaints.expectAny(LOST_FILES)
        await breakFiles(page, remote, act)
        await page.goto(remote.path, { waitUntil: 'commit' })

        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(
          page.getByText(KEPT[listed.name] ?? 'Nothing in your basket changed.', { exact: false }),
        ).toBeVisible()

        await mendFiles(page, remote)
        await tryAgain(page)
        await expect(page.getByRole('main').getByText(remote.shows).first()).toBeVisible({ timeout: 20_000 })

        // The rest of the site never noticed.
        await goElsewhere(page)
      })
    }

    const details = inTheProofUnless(isInTheSlice(listed.name, 'throws while rendering'))
    test(
      'throws while rendering, only its place changes and the other pages live',
      details,
      async ({ page, market }) => {
        const remote = inMarket(market)
        await makeThrow(page, remote)
        await page.goto(remote.path)
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
        await expect(page.getByRole('banner')).toBeVisible()
        if (remote.name !== 'mfe-menu' && remote.name !== 'mfe-checkout')
          await expect(page.getByRole('contentinfo')).toBeVisible()

        // What throws again is not worth trying a third time: only another document can have another release.
        await tryAgain(page)
        await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
        await goElsewhere(page)
      },
    )
  })
}
