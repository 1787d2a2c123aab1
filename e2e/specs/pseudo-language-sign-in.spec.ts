import type { PseudoSite } from '../fixtures/pseudo-site-test'
import { expect, test } from '../fixtures/pseudo-site-test'

const CLIENTS = { UK: 'galo-uk', IE: 'galo-ie' } as const
const EMAIL = 'maeve@example.com'
/** Of no secret we know: nobody comes back from here. */
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

/** Where a market's site sends who wants to sign in. */
const signInAddress = (site: PseudoSite, market: 'UK' | 'IE'): string => {
  const parameters = new URLSearchParams({
    client_id: CLIENTS[market],
    redirect_uri: `${site[market]}/order/api/auth/callback/galo`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  })
  return `${site.platform}/identity/provider/auth?${parameters.toString()}`
}

test.describe('In pseudo-language', { tag: '@proof' }, () => {
  for (const market of ['UK', 'IE'] as const)
    test(`signing in from ${market} has no plain English word, and fits a phone`, async ({
      page,
      site,
      complaints,
      expectTranslated,
    }) => {
      complaints.expectAny(/(422|429|400) \(/)
      await page.goto(signInAddress(site, market))
      expect(await page.locator('html').getAttribute('lang')).toBe('en-XA')
      await expectTranslated(page, 'signing in')
      const signIn = page.url()

      await page.getByRole('button').click()
      await expect(page.locator('#email-wrong')).toBeVisible()
      await expectTranslated(page, 'signing in without a word')

      for (let tries = 0; tries < 6; tries++) {
        await page.goto(signIn)
        await page.locator('#email').fill(EMAIL)
        await page.locator('#password').fill('a wrong password')
        await page.getByRole('button').click()
        if (tries === 0) await expectTranslated(page, 'a wrong password')
      }
      await expect(page.getByRole('button')).toHaveCount(0)
      await expectTranslated(page, 'too many tries')

      await page.goto(`${signIn}/register`)
      await expectTranslated(page, 'creating an account')
      await page.locator('#password').fill('short')
      await page.getByRole('button').click()
      await expect(page.locator('#password-wrong')).toBeVisible()
      await expectTranslated(page, 'an account that lacks everything')

      await page.goto(`${site.platform}/identity/sign-in/lost`)
      await expectTranslated(page, 'a sign-in that is lost')
      await page.goto(`${site.platform}/identity/provider/session/end/success`)
      await expectTranslated(page, 'who has logged out')
    })
})
