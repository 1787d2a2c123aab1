import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { kindOf, listenForBearers } from '../fixtures/bearers'
import { LIFE_S, test } from '../fixtures/brief-lives-test'
import { misfits } from '../fixtures/fits'
import { addComposed, addCombo, basketOf, composeCombo, openMenu } from '../fixtures/journey'
import { openDoor, PEOPLE, saveFirstName, signIn, tellProvider } from '../fixtures/person'

// One site for all of them, whose provider is broken by one after the other.
test.describe.configure({ mode: 'default' })

const door = (page: Page) => page.getByRole('main').getByRole('button', { name: /^log in/i })
const isSignedIn = (page: Page) =>
  expect(page.getByRole('main').getByRole('button', { name: /log out/i })).toBeVisible()

/** A customer of this market, on the start page. */
const startSignedIn = async (page: Page, market: 'UK' | 'IE') => {
  await page.goto('/order/search')
  await signIn(page, market, '/order/search')
}

const openOwnDetails = async (page: Page, market: 'UK' | 'IE') => {
  await startSignedIn(page, market)
  await page.goto('/profile')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
}

const sessionCookie = async (context: BrowserContext, market: 'UK' | 'IE') => {
  const found = (await context.cookies()).find(({ name }) => name === `galo_session_${market.toLowerCase()}`)
  if (found === undefined) throw new Error('nobody is signed in')
  return found
}

test(
  'A provider that has gone leads nobody to the browser’s own error page: the door says so, and lets them in once it is back',
  { tag: '@proof' },
  async ({ page, market, desk, complaints, expectAccessible }) => {
    // Of so short a life a token may end on its way.
    complaints.expectAny(/401 /)
    // Opened once: what the provider offers is known to the site's server by now.
    await page.goto('/order/search')
    await openDoor(page, '/order/search')
    await openMenu(page, market)
    await addCombo(page)
    const { pathname, search } = new URL(page.url())
    await desk.breakProvider()
    await page.goto(`/card/auth/login?${new URLSearchParams({ callbackUrl: pathname + search })}`)
    await door(page).click()
    await expect(page.getByText('Logging in can’t be reached just now')).toBeVisible()
    await expectAccessible()
    expect(await misfits(page)).toEqual([])
    await desk.mendAll()
    await door(page).click()
    await page.waitForURL(/\/identity\//)
    await tellProvider(page, PEOPLE[market])
    await page.waitForURL(`**${pathname}**`)
    await addCombo(page)
    expect(await basketOf(page)).toBe(2)
  },
)

test(
  'A provider that goes while somebody is signed in costs them nothing until the token ends, and then says that the line is bad',
  { tag: '@proof' },
  async ({ page, market, desk, complaints }) => {
    complaints.expectAny(/\/identity\/provider\//)
    const logged: (string | null)[] = []
    page.on('request', (sent) => {
      if (sent.url().endsWith('/order/api/auth/_log')) logged.push(sent.postData())
    })
    await openOwnDetails(page, market)
    // The next call has a token that is all new.
    await page.waitForTimeout(1_000 * LIFE_S)
    await saveFirstName(page, 'Ana')
    await expect(page.getByText('Saved.')).toBeVisible()
    await desk.breakProvider()
    await saveFirstName(page, 'Anna')
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.waitForTimeout(1_000 * (LIFE_S + 1))
    await saveFirstName(page, 'Ana Maria')
    await expect(page.getByText(/couldn’t save/i)).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Ana Maria')
    await isSignedIn(page)
    expect(logged).toContainEqual(expect.stringMatching(/level=warn&code=AUTH_GET_NEXTAUTH_SESSION_ERROR/))
    await desk.mendAll()
    await page.getByRole('button', { name: 'Save details' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
  },
)

test(
  'Somebody whom the provider has forgotten is told so, goes on as a guest with what they had and were at, or logs in again',
  { tag: '@proof' },
  async ({ page, market, desk, complaints, expectAccessible }) => {
    // The food belonged to the customer: a guest's own basket is filled with it anew.
    complaints.expectAny(/40[14] /)
    await startSignedIn(page, market)
    await openMenu(page, market)
    await addCombo(page)
    const bearers = listenForBearers(page)
    const sheet = await composeCombo(page)
    await desk.signOutEverywhere(PEOPLE[market].email)
    await sheet.getByRole('button', { name: /add to basket/i }).click()
    const told = page.getByRole('dialog', { name: 'You’ve been logged out' })
    await expect(told).toBeVisible()
    await expect(told.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      /callbackUrl=%2Forder%2Fmenu/,
    )
    await expectAccessible()
    expect(await misfits(page)).toEqual([])
    await told.getByRole('button', { name: 'Carry on as a guest' }).click()
    await expect(told).toBeHidden()
    await addComposed(sheet)
    expect(kindOf(bearers.at(-1))).toBe('guest')
    expect(await basketOf(page)).toBe(2)
    await expect(page.getByText(/your food is back in your basket/i).first()).toBeAttached()
  },
)

for (const [name, aheadMs] of [
  ['two hours slow', -7_200_000],
  ['five hours fast', 18_000_000],
] as const)
  test(
    `A device whose clock is ${name} fills a basket as everybody does, and asks no more often`,
    inTheProofUnless(aheadMs > 0),
    async ({ page, context, market, complaints }) => {
      // Of so short a life a token may end on its way.
      complaints.expectAny(/401 /)
      await context.addInitScript((ms) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + ms
      }, aheadMs)
      let asked = 0
      page.on('request', (request) => (asked += Number(request.url().includes('/order/api/auth/session'))))
      await startSignedIn(page, market)
      const bearers = listenForBearers(page)
      await openMenu(page, market)
      await addCombo(page)
      expect(kindOf(bearers.at(-1))).toBe('customer')
      expect(await basketOf(page)).toBe(1)
      expect(asked).toBeLessThan(10)
    },
  )

test(
  'A cookie that is cut, or is another market’s, lets nobody in by itself; who the provider knows is back at once',
  { tag: '@proof' },
  async ({ page, context, market, site }) => {
    const [here, there] = market === 'UK' ? [site.uk, site.ie] : [site.ie, site.uk]
    /** By the cookie alone: no script asks the provider here. */
    const knownAt = async (url: string) => (await page.request.get(`${url}/order/api/auth/session`)).json()
    await startSignedIn(page, market)
    const good = await sessionCookie(context, market)
    const bad = [good.value.slice(0, -40), 'x'.repeat(500), '']
    for (const value of bad) {
      await context.addCookies([{ ...good, value }])
      await page.goto('/profile')
      await isSignedIn(page)
    }

    const own = await sessionCookie(context, market)
    expect(await knownAt(here)).toMatchObject({ user: { email: PEOPLE[market].email } })
    await context.clearCookies({ name: /^galo_idp/ })
    for (const value of bad) {
      await context.addCookies([{ ...own, value }])
      expect(await knownAt(here)).toEqual({})
    }
    // Cookies know no ports: the other market's site is on another one of this machine.
    await context.addCookies([{ ...own, name: market === 'UK' ? 'galo_session_ie' : 'galo_session_uk' }])
    expect(await knownAt(there)).toEqual({})
    await page.goto('/profile')
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  },
)

test(
  'Where nothing may be kept, somebody signs in and fills a basket all the same',
  { tag: '@proof' },
  async ({ page, context, market }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
    })
    await startSignedIn(page, market)
    const bearers = listenForBearers(page)
    await openMenu(page, market)
    await addCombo(page)
    expect(kindOf(bearers.at(-1))).toBe('customer')
  },
)

test(
  'An answer of the provider that is loaded again, gone back to or opened in another tab leads on, and breaks nothing',
  { tag: '@proof' },
  async ({ page, context, browser, market, complaints }) => {
    complaints.expect(/400 .*\/identity\/sign-in\//)
    const answers: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/order/api/auth/callback/galo')) answers.push(request.url())
    })
    await page.goto('/order/search')
    await signIn(page, market, '/profile')
    await isSignedIn(page)
    expect(answers).toHaveLength(1)
    await page.goto(answers[0] ?? '')
    expect(new URL(page.url()).pathname).toBe('/profile')
    await isSignedIn(page)
    // Back to where the provider asked for the password: it says kindly that this is over, and leads on.
    await page.goBack()
    await page.goBack()
    await page.getByRole('link', { name: 'Back to Galo' }).click()
    await page.waitForURL(/\/order\/search/)
    const other = await context.newPage()
    await other.goto(answers[0] ?? '')
    await isSignedIn(other)
    const stranger = await browser.newPage()
    await stranger.goto(answers[0] ?? '')
    await expect(stranger.getByRole('main').getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await stranger.close()
  },
)

test(
  'Somebody who opened the door in two tabs may go through both',
  { tag: '@proof' },
  async ({ page, context, market }) => {
    const other = await context.newPage()
    for (const each of [page, other]) {
      await each.goto('/order/search')
      await openDoor(each, '/profile')
    }
    await tellProvider(other, PEOPLE[market])
    await isSignedIn(other)
    await tellProvider(page, PEOPLE[market])
    await isSignedIn(page)
  },
)

test(
  'Who asks for help after a wrong password and goes back finds the form as it was refused, and logs in',
  { tag: '@proof' },
  async ({ page, market, complaints }) => {
    complaints.expect(/422 /)
    await page.goto('/order/search')
    await openDoor(page, '/profile')
    await tellProvider(page, { ...PEOPLE[market], password: 'not the password' })
    await expect(page.locator('[role=alert]').first()).toBeVisible()
    await page.getByRole('link', { name: /forgotten/i }).click()
    await expect(page.locator('#password')).toHaveCount(0)
    await page.goBack()
    await expect(page.locator('[role=alert]').first()).toBeVisible()
    await tellProvider(page, PEOPLE[market])
    await isSignedIn(page)
  },
)
