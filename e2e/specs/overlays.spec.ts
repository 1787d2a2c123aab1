import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { LOST_FILES } from '../fixtures/remotes'

const OTHER = { UK: 'IE', IE: 'UK' } as const
const COUNTRY = { UK: 'GB', IE: 'IE' } as const
/** Longer than it takes until somebody is asked. */
const ASKED_MS = 3_500

/** As the proxy in front of the site says of a visitor. */
const comeFrom = (context: BrowserContext, country: string) =>
  context.route('**/order/api/user/countryCode', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-country-code': country } }),
  )

test(
  'Who is in the other country is asked once whether they mean its site, and may stay',
  { tag: '@proof' },
  async ({ page, context, market, expectAccessible }) => {
    const other = OTHER[market]
    await comeFrom(context, COUNTRY[other])
    await page.goto('/order/search')
    const asked = page.getByRole('dialog', { name: other === 'IE' ? 'Are you in Ireland?' : 'Are you in the UK?' })
    await expect(asked).toBeVisible()
    await expect(asked.getByRole('heading')).toBeFocused()
    await expectAccessible()
    for (let tab = 1; tab <= 5; tab++) {
      await page.keyboard.press('Tab')
      // From the last to the browser's own controls, which are no part of the page, and back.
      const place = await asked.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(place, 'in the dialog, not under it').toBe(true)
    }
    await asked.getByRole('button', { name: 'Stay here' }).click()
    await expect(asked).toBeHidden()

    await page.reload({ waitUntil: 'networkidle' })
    await page.waitForTimeout(ASKED_MS)
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test(
  'Who is in the other country is led to its site, to the same page',
  { tag: '@proof' },
  async ({ page, context, market }) => {
    await comeFrom(context, COUNTRY[OTHER[market]])
    await page.goto('/card/about')
    const way = page.getByRole('dialog').getByRole('link', { name: /^Go to Galo/ })
    const here = new URL(page.url())
    const there = new URL((await way.getAttribute('href')) ?? '')
    expect(there.pathname).toBe(here.pathname)
    expect(there.host).not.toBe(here.host)
  },
)

test(
  'Where nobody knows the country, or cooks in it, nobody is asked',
  { tag: '@proof' },
  async ({ page, context, market, complaints }) => {
    complaints.expectAny(LOST_FILES)
    await comeFrom(context, 'FR')
    await page.goto('/order/search', { waitUntil: 'networkidle' })
    await page.waitForTimeout(ASKED_MS)
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.route('**/order/api/user/countryCode', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(ASKED_MS)
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test('Of two the one that matters more is shown, and the other once that has gone', async ({
  page,
  context,
  market,
  complaints,
}) => {
  complaints.expectAny(LOST_FILES)
  await comeFrom(context, COUNTRY[OTHER[market]])
  await page.goto('/order/search')
  const asked = page.getByRole('dialog', { name: /^Are you in/ })
  await expect(asked).toBeVisible()
  await context.setOffline(true)
  const offline = page.getByRole('dialog', { name: 'You are offline' })
  await expect(offline).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await offline.getByRole('button', { name: 'Close popup' }).click()
  await expect(asked).toBeVisible()
  await expect(asked.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test(
  'Back closes what lies over the page, which stays as it was, and the next one leads on',
  { tag: '@proof' },
  async ({ page, context, market, complaints }) => {
    complaints.expectAny(LOST_FILES)
    await page.goto('/order/search', { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'About the card' }).click()
    const heading = page.getByRole('heading', { level: 1, name: /tiles/ })
    await expect(heading).toBeVisible()
    await comeFrom(context, COUNTRY[OTHER[market]])
    await page.reload()
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    // Drawn anew, it would be without the mark, and without the focus of who is on one of its links.
    await heading.evaluate((element) => element.setAttribute('data-as-it-was', ''))
    for (const name of [/^Are you in/, 'You are offline']) {
      const popup = page.getByRole('dialog', { name })
      await expect(popup).toBeVisible()
      await page.goBack()
      await expect(popup).toBeHidden()
      await expect(page).toHaveURL(/\/card\/about$/)
      await expect(heading).toHaveAttribute('data-as-it-was')
      await context.setOffline(true)
    }
    await context.setOffline(false)
    await expect(page.getByText('You’re offline.', { exact: true })).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/order\/search$/)
    await expect(page.getByRole('heading', { name: 'What are you after?' })).toBeVisible()
    await expect(page.locator('[data-same-page]')).toHaveCount(1)
  },
)

test(
  'Who came by a link for the other market is asked for it, and not again once they stay',
  { tag: '@proof' },
  async ({ page, market, expectAccessible }) => {
    await page.goto(`/card/about?market=${OTHER[market]}`)
    const asked = page.getByRole('dialog', { name: /^Are you in/ })
    await expect(asked.getByRole('link', { name: /^Go to Galo/ })).toHaveAttribute('href', /\/card\/about$/)
    await asked.getByRole('button', { name: 'Stay here' }).click()
    await expect(asked).toBeHidden()
    await expect(page).toHaveURL(/\/card\/about$/)

    // Where there is no script the page asks by itself.
    await page.goto(`/terms?market=${OTHER[market]}`)
    const question = page.getByRole('complementary', { name: /^Are you in/ })
    await expect(question.getByRole('link', { name: /^Go to Galo/ })).toHaveAttribute('href', /\/terms$/)
    await expectAccessible()
    await question.getByRole('link', { name: 'Stay here' }).click()
    await expect(page).toHaveURL(/\/terms$/)
    await expect(question).toBeHidden()
  },
)
