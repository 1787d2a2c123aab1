import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { claimsOf, listenForBearers, listenForTokens } from '../fixtures/bearers'
import { openDesk } from '../fixtures/desk'
import { moveOn, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { PEOPLE, saveFirstName, signIn, tellProvider } from '../fixtures/person'

// One after the other: they move the time of their site, where a token lives for a quarter of an hour as everywhere.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ request, site }) => putBack(request, site, PLACES.UK.id, 'item-half-chicken'))

/** A customer on their own page, and the tokens that they were given. */
const openOwnDetails = async (page: Page) => {
  const given = listenForTokens(page.context())
  await page.goto('/order/search')
  await signIn(page, 'UK', '/profile')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => given.length).toBe(1)
  return given
}

test(
  'The platform’s clock that jumps by two hours costs a renewal, and nobody’s sign-in',
  { tag: '@proof' },
  async ({ page, request, site, complaints }) => {
    // The token is over there, and nobody here knows.
    complaints.expect(/401 /)
    const given = await openOwnDetails(page)
    await moveOn(request, site, '2 h')
    expect(given).toHaveLength(1)
    await saveFirstName(page, 'Ana')
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect.poll(() => given.length).toBe(2)
    await expect(page.getByRole('main').getByRole('button', { name: /log out/i })).toBeVisible()
  },
)

test('A session renews itself before its token ends, while somebody types and no call is made; what they typed stays', async ({
  page,
  request,
  site,
}) => {
  await page.clock.install()
  const given = await openOwnDetails(page)
  await page.getByLabel('First name').fill('Ana Mar')
  const bearers = listenForBearers(page)
  // By the platform's clock the token is about to end, and by this device's it is time to look.
  await moveOn(request, site, '13 min')
  expect(given).toHaveLength(1)
  await page.clock.fastForward('12:35')
  await expect.poll(() => given.length).toBe(2)
  expect(bearers).toEqual([])
  const [last, next] = given.map(({ token }) => claimsOf(token))
  expect(next?.iat).toBeLessThan(last?.exp ?? 0)
  await expect(page.getByLabel('First name')).toHaveValue('Ana Mar')
})

test(
  'A token taken back is refused at once, though it would live on: nothing is changed in somebody’s name any more',
  { tag: '@proof' },
  async ({ page, request, site, complaints }) => {
    complaints.expect(/401 /)
    await openOwnDetails(page)
    await openDesk(request, site).signOutEverywhere(PEOPLE.UK.email)
    await saveFirstName(page, 'Somebody Else')
    const told = page.getByRole('dialog', { name: 'You’ve been logged out' })
    await told.getByRole('link', { name: 'Log in again' }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^log in/i })
      .click()
    await tellProvider(page, PEOPLE.UK)
    // What they typed is there to be saved, and nothing of it was.
    await expect(page.getByLabel('First name')).toHaveValue('Somebody Else')
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Somebody Else')
  },
)
