import { expect, test } from '../fixtures'
import { misfits } from '../fixtures/fits'

const SEEDED = { UK: 'ana.lopes@galo.test', IE: 'aoife.kelleher@galo.test' } as const
const PASSWORD = 'peri-peri-please'

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
  test('can be read and used by everybody, and fit every screen', async ({ page, expectAccessible }) => {
    test.setTimeout(120_000)
    for (const path of DOORS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      expect(await misfits(page), path).toEqual([])
    }
  })

  test('lead nowhere but to a page of this site', async ({ page }) => {
    await page.goto('/card/auth/login?callbackUrl=https://evil.test/order/checkout')
    await expect(page.locator('input[name="callbackUrl"]')).toHaveValue('/order/search')
  })
})

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('one logs in at the provider with the e-mail that was typed here, and is where one wanted to go', async ({
    page,
    market,
  }) => {
    await page.goto('/card/auth/login?callbackUrl=/card/account')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(SEEDED[market])
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(SEEDED[market])
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/card\/account$/)
    const session = (await (await page.request.get('/order/api/auth/session')).json()) as { user?: { email: string } }
    expect(session.user?.email).toBe(SEEDED[market])
  })

  test('one makes an account and comes back with it', async ({ page }) => {
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

  test('who has nothing to go on with is told so, and that nothing has changed', async ({ page }) => {
    await page.goto('/order/api/auth/signin?error=OAuthCallback&callbackUrl=/order/checkout')
    await expect(page.getByText('That didn’t come through')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Carry on as a guest' })).toHaveAttribute('href', '/order/checkout')
  })
})
