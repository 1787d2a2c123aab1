import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { UNKNOWN_TO_THE_PROVIDER } from '../fixtures/complaints'
import { PLACES } from '../fixtures/journey'
import { REMOTES, tryAgain } from '../fixtures/remotes'
import { runSecondSite } from '../fixtures/second-site'

// Whose stores everybody reads: the basket, and the orders of this visit.
for (const withdrawn of ['mfe-menu', 'mfe-tracking'])
  test.describe(`Where ${withdrawn} is no part of the site`, inTheProofUnless(withdrawn === 'mfe-menu'), () => {
    // By one worker: each that took a part would start a site of its own for it.
    test.describe.configure({ mode: 'default' })
    const site = runSecondSite((releases) => releases.withdraw(withdrawn))

    for (const { name, path, shows } of REMOTES.filter((remote) => remote.name !== withdrawn))
      test(`the page of ${name} lives`, async ({ page, complaints }) => {
        complaints.expectAny(UNKNOWN_TO_THE_PROVIDER)
        await page.goto(`${site.url}${path.replace(':slug', PLACES.UK.slug)}`)
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible({ timeout: 20_000 })
        await expect(page.getByRole('banner')).toBeVisible()
      })
  })

test.describe('Where mfe-menu was built with a contract that is yet to come', () => {
  const site = runSecondSite((releases) => releases.outgrow('mfe-menu'))

  test('its page is out of order, not unheard of, none of its code is asked for, and the others live', async ({
    page,
    complaints,
  }) => {
    complaints.expectAny(UNKNOWN_TO_THE_PROVIDER)
    complaints.expect(/503 \(Service Unavailable\)/)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/assets/mfe-menu/') && asked.push(request.url()))
    const answer = await page.goto(`${site.url}/order/menu/${PLACES.UK.slug}`)
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await tryAgain(page)
    await expect(page.getByRole('main').getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(asked).toEqual([])
    await page
      .getByRole('banner')
      .getByRole('link', { name: /start page/ })
      .click()
    await expect(
      page
        .getByRole('main')
        .getByText(/where are you/i)
        .first(),
    ).toBeVisible()
  })
})
