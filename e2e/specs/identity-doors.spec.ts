import { expect, test } from '../fixtures'
import { misfits, readWith } from '../fixtures/fits'
import { PEOPLE, signIn, tellProvider } from '../fixtures/person'

const DOORS = [
  '/card/auth/login',
  '/card/auth/login?callbackUrl=/order/checkout&error=OAuthSignin',
  '/card/auth/register',
  '/card/auth/signed-out',
  '/card/auth/session-required',
  '/card/auth/interaction-required',
  '/card/account',
  '/card/forgot-my-card',
  '/card/lost',
  '/card/lost-your-card',
]

test.describe('The doors to a person’s own things', () => {
  test(
    'can be read and used by everybody, and fit every screen',
    { tag: '@proof' },
    async ({ page, expectAccessible }) => {
      for (const path of DOORS) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible()
        expect(await misfits(page), path).toEqual([])
      }
    },
  )

  test('lead nowhere but to a page of this site', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/card/auth/login?callbackUrl=https://evil.test/order/checkout')
    await expect(page.locator('input[name="callbackUrl"]')).toHaveValue('/order/search')
  })
})

test(
  'The provider’s pages keep their words whole on the narrowest phone with text twice as large',
  { tag: '@proof' },
  async ({ page, complaints }) => {
    complaints.expectAny(/422 \(/)
    await page.setViewportSize({ width: 320, height: 740 })
    await readWith(page, 'html { font-size: 200%; }')
    await page.goto('/card/auth/login')
    await page.getByRole('main').getByLabel('E-mail').fill('nobody@galo.test')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/identity\//)
    await page.locator('#password').fill('something else')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await misfits(page), 'a refused password').toEqual([])
    for (const [link, heading] of [
      ['Create an account', 'Create an account'],
      ['Forgotten your password?', 'A new password'],
    ] as const) {
      await page.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await misfits(page), heading).toEqual([])
      await page.goBack()
    }
  },
)

test.describe('A page for customers alone', () => {
  test('leads a guest to where they can log in, by a load and by a hop, and back; logging out leads to the page that says so', async ({
    page,
    market,
  }) => {
    await page.goto('/card/account')
    await expect(page).toHaveURL(/\/card\/auth\/session-required\?/)
    await page.goto('/card/about')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'My card', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'That page is yours alone' })).toBeVisible()
    expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true)
    await page.getByRole('button', { name: 'Log in and carry on' }).click()
    await tellProvider(page, PEOPLE[market])
    await expect(page).toHaveURL(/\/card\/account$/)
    await expect(page.getByText(/^\d{4} \d{4} \d{4}/)).toBeVisible()
    await expect(page.getByText(/more for your next reward/)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You’re logged out' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('galo.person'))).toBeNull()
  })

  test(
    'has what was typed again when the sign-in ran out on the way',
    { tag: '@proof' },
    async ({ page, market, context }) => {
      await page.goto('/order/search')
      await signIn(page, market, '/profile')
      await page.getByLabel('First name').fill('Filomena')
      await context.clearCookies({ name: /^galo_(?:idp|session|signed_in)/ })
      await page.reload()
      await expect(page.getByText('What you typed is kept in this tab.')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await tellProvider(page, PEOPLE[market])
      await expect(page).toHaveURL(/\/profile$/)
      await expect(page.getByLabel('First name')).toHaveValue('Filomena')
    },
  )
})

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'one logs in at the provider with the e-mail that was typed here, and is where one wanted to go',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.goto('/card/auth/login?callbackUrl=/card/account')
      await page.getByRole('textbox', { name: 'E-mail' }).fill(PEOPLE[market].email)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByLabel('E-mail')).toHaveValue(PEOPLE[market].email)
      await page.getByLabel('Password').fill(PEOPLE[market].password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page).toHaveURL(/\/card\/account$/)
      const session = (await (await page.request.get('/order/api/auth/session')).json()) as { user?: { email: string } }
      expect(session.user?.email).toBe(PEOPLE[market].email)
    },
  )

  test('one makes an account and comes back with it', { tag: '@proof' }, async ({ page }) => {
    const email = `new-${crypto.randomUUID()}@galo.test`
    await page.goto('/card/auth/register?callbackUrl=/card/account')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await page.getByLabel('First name').fill('Maeve')
    await page.getByLabel('Last name').fill('Okafor')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill('copper kettle on a slow fire')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/card\/account$/)
    const session = (await (await page.request.get('/order/api/auth/session')).json()) as {
      user?: { email: string; givenName: string }
    }
    expect(session.user).toMatchObject({ email, givenName: 'Maeve' })
  })

  test(
    'who has nothing to go on with is told so, and that nothing has changed',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/order/api/auth/signin?error=OAuthCallback&callbackUrl=/order/checkout')
      await expect(page.getByText('That didn’t come through')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Carry on as a guest' })).toHaveAttribute('href', '/order/checkout')
    },
  )
})
