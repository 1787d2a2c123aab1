import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { claimsOf, kindOf, listenForBearers, listenForTokens, type Given } from '../fixtures/bearers'
import { LIFE_S, test } from '../fixtures/brief-lives-test'
import { addCombo, basketOf, chooseSlot, fillDetails, openMenu, openCheckout, payButton } from '../fixtures/journey'
import { signIn } from '../fixtures/person'

// One site for all of them: each starts where the one before left nothing behind.
test.describe.configure({ mode: 'default' })

/** Until the newest token is due to be renewed: in the last quarter of its life. */
const untilDue = async (page: Page, given: readonly Given[]) => {
  const newest = given.at(-1)
  if (newest === undefined) throw new Error('Nobody was given a token')
  await page.waitForTimeout(Math.max(0, newest.at + 1_000 * LIFE_S * 0.8 - Date.now()))
}

/** Seconds from each token to the next, as their maker counts them. */
const pauses = (given: readonly Given[]): readonly number[] => {
  const made = given.map(({ token }) => claimsOf(token).iat ?? 0).sort((one, other) => one - other)
  return made.slice(1).map((at, index) => at - (made[index] ?? 0))
}

/** Her own page in a second tab, with an address that is typed by half. */
const openProfile = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto('/profile')
  await page.getByRole('button', { name: /add an address/i }).click()
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Quay Str')
  return page
}

const saveDetails = async (page: Page) => {
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('updateUserProfile') ?? false)
  await page.getByRole('button', { name: 'Save details' }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Saved.')).toBeVisible()
}

const setLifecycle = async (page: Page, state: 'frozen' | 'active') => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state })
  await session.detach()
}

const staySignedIn = async (page: Page, context: BrowserContext, market: 'UK' | 'IE', lives: number) => {
  const given = listenForTokens(context)
  await page.goto('/order/search')
  await signIn(page, market, '/order/search')
  await openMenu(page, market)
  await addCombo(page)
  const other = await openProfile(context)
  await saveDetails(other)
  for (let life = 1; life <= lives; life += 1) {
    const isAsleep = life % 3 === 2
    if (isAsleep) await setLifecycle(other, 'frozen')
    await untilDue(page, given)
    const before = given.length
    // Both need the next token at the same moment, but for the one that sleeps, which wakes with one that is over.
    await Promise.all([addCombo(page), ...(isAsleep ? [] : [saveDetails(other)])])
    if (isAsleep) {
      await setLifecycle(other, 'active')
      await saveDetails(other)
    }
    await expect.poll(() => given.length, { message: `renewed in life ${life}` }).toBeGreaterThan(before)
    await expect(other.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('1 Quay Str')
  }
  // One for each life, over both tabs: in its second half, and never two.
  expect(Math.min(...pauses(given))).toBeGreaterThanOrEqual(LIFE_S / 2 - 1)
  await expect(basketOf(page)).resolves.toBe(lives + 1)
}

/** Nobody presses, looks away or comes back; `pass` lets so many seconds go by. */
const doNothing = async (
  page: Page,
  context: BrowserContext,
  market: 'UK' | 'IE',
  pass: (seconds: number) => Promise<void>,
) => {
  const given = listenForTokens(context)
  await page.goto('/order/search')
  await signIn(page, market, '/profile')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await page.waitForLoadState('networkidle')
  const before = given.length
  let looks = 0
  page.on('request', (request) => (looks += Number(request.url().includes('/order/api/auth/session'))))
  const bearers = listenForBearers(page)
  // The token is over by then, and nobody has asked for another.
  await page.waitForTimeout(1_000 * (LIFE_S + 1))
  await pass(40)
  expect([looks, given.length]).toEqual([0, before])
  await pass(20)
  await expect.poll(() => given.length).toBe(before + 1)
  expect([looks, bearers]).toEqual([1, []])
}

test(
  'Somebody stays signed in over three lives of their token, in two tabs, one of which falls asleep',
  { tag: '@proof' },
  async ({ page, context, market }) => {
    test.setTimeout(180_000)
    await staySignedIn(page, context, market, 3)
  },
)

test('Somebody stays signed in over ten lives of their token, in two tabs, one of which falls asleep again and again @proof', async ({
  page,
  context,
  market,
}) => {
  test.setTimeout(400_000)
  await staySignedIn(page, context, market, 10)
})

test(
  'A session renews itself for somebody who does nothing, a minute after the last look and no sooner',
  { tag: '@proof' },
  async ({ page, context, market }) => {
    await page.clock.install()
    await doNothing(page, context, market, (seconds) => page.clock.fastForward(1_000 * seconds))
  },
)

test('A session renews itself for somebody who does nothing for a whole minute @proof', async ({
  page,
  context,
  market,
}) => {
  await doNothing(page, context, market, (seconds) => page.waitForTimeout(1_000 * seconds))
})

test(
  'A guest stays the same guest over the lives of their token, and their food stays too',
  { tag: '@proof' },
  async ({ page, market }) => {
    const bearers = listenForBearers(page)
    await openMenu(page, market)
    for (let life = 1; life <= 2; life += 1) {
      await addCombo(page)
      await page.waitForTimeout(1_000 * LIFE_S * 0.8)
    }
    await addCombo(page)
    expect(await basketOf(page)).toBe(3)
    const made = [...new Set(bearers)].map(claimsOf)
    expect(new Set(made.map(({ sub }) => sub)).size).toBe(1)
    expect(made.length).toBeGreaterThanOrEqual(3)
  },
)

test('Who signs out in one tab is signed out in the other at once; who signs in in one is followed by the other, and what was typed there stays', async ({
  page,
  context,
  market,
  complaints,
}) => {
  // Both tabs have the guest's basket made the customer's at once: the later one is told that it is, and takes it as it has become.
  complaints.expectAny(/409 .*\/basket\/validate/)
  await page.goto('/order/search')
  await signIn(page, market, '/order/search')
  await openMenu(page, market)
  await addCombo(page)
  const other = await openProfile(context)
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: /log out/i })
    .click()
  await page.waitForURL(/signed-out/)
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await expect(other.getByText('1 Quay Str')).toBeHidden()
  expect(await basketOf(other)).toBe(0)

  // A guest fills a basket of their own, and types.
  await openMenu(other, market)
  await addCombo(other)
  await openCheckout(other)
  await chooseSlot(other)
  await other.getByLabel('First name').fill('Mae')
  const bearers = listenForBearers(other)
  await page.goto('/order/search')
  await signIn(page, market, '/order/search')
  await page.goto('/profile')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await expect(other.getByLabel('First name')).toHaveValue('Mae')
  await fillDetails(other)
  await expect(payButton(other)).toBeVisible()
  expect(kindOf(bearers.at(-1))).toBe('customer')
  expect(await basketOf(other)).toBe(1)
})
