import type { BrowserContext } from '@playwright/test'
import { DEVELOPMENT_SECRETS } from '@galo/domain/environment'
import { expect, test } from '../fixtures'
import { claimsOf } from '../fixtures/bearers'
import { confirmation, findRestaurant, goToPayment, payWithGoodCard } from '../fixtures/journey'
import { unnamedStorage } from '../fixtures/named-storage'
import { signIn } from '../fixtures/person'
import { watchForTokens } from '../fixtures/readable'

/** Seconds from when a bearer was made to its end; none where it names neither. */
const lifeOf = (bearer: string): number => {
  const { exp = NaN, iat = NaN } = claimsOf(bearer)
  return exp - iat
}

/** Something was there to be found: short-lived bearers, cookies that no script reads, and the code of every page. */
const expectEnough = async (
  { bearers, seen }: ReturnType<typeof watchForTokens>,
  context: BrowserContext,
  cookies: readonly string[],
) => {
  expect(bearers().length).toBeGreaterThan(0)
  for (const bearer of bearers()) expect(lifeOf(bearer)).toBeLessThanOrEqual(3_600)
  const locked = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ name }) => name)
  expect(locked).toEqual(expect.arrayContaining([...cookies]))
  expect(seen().files).toBeGreaterThan(20)
  expect(seen().answers).toBeGreaterThan(5)
}

test(
  'Who orders as a guest leaves no token where a script could find it',
  { tag: '@proof' },
  async ({ page, context, market }) => {
    const watch = watchForTokens(context, Object.values(DEVELOPMENT_SECRETS))
    await findRestaurant(page, market)
    await goToPayment(page)
    expect(await watch.find(page)).toEqual([])
    await payWithGoodCard(page)
    await expect(confirmation(page)).toBeVisible({ timeout: 20_000 })
    expect(await watch.find(page)).toEqual([])
    await expectEnough(watch, context, ['galo_guest'])
    expect(await unnamedStorage(page)).toEqual([])
  },
)

test('Who orders signed in leaves no token where a script could find it', async ({ page, context, market }) => {
  const watch = watchForTokens(context, Object.values(DEVELOPMENT_SECRETS))
  await page.goto('/order/search')
  await signIn(page, market, '/order/search')
  await findRestaurant(page, market)
  await goToPayment(page)
  expect(await watch.find(page)).toEqual([])
  await payWithGoodCard(page)
  await expect(confirmation(page)).toBeVisible({ timeout: 20_000 })
  await page.goto('/profile')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  expect(await watch.find(page)).toEqual([])
  await expectEnough(watch, context, [`galo_session_${market.toLowerCase()}`])
  expect(await unnamedStorage(page)).toEqual([])
})
