import { DEVELOPMENT_SECRETS } from '@galo/domain/environment'
import { expect, test } from '../fixtures'
import { confirmation, payWithGoodCard, reachPayment } from '../fixtures/journey'
import { signIn } from '../fixtures/person'
import { watchForTokens } from '../fixtures/readable'

/** When a bearer ends and when it was made, in seconds. */
const lifeOf = (bearer: string): number => {
  const { exp, iat } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly exp: number
    readonly iat: number
  }
  return exp - iat
}

test('Whoever orders, as a guest and signed in, no token stays where a script could find it', async ({
  page,
  context,
  market,
}) => {
  test.setTimeout(120_000)
  const watch = watchForTokens(context, Object.values(DEVELOPMENT_SECRETS))
  const order = async () => {
    await reachPayment(page, market)
    expect(await watch.find(page)).toEqual([])
    await payWithGoodCard(page)
    await expect(confirmation(page)).toBeVisible({ timeout: 20_000 })
    expect(await watch.find(page)).toEqual([])
  }
  await order()
  const asGuest = watch.bearers().length
  expect(asGuest).toBeGreaterThan(0)

  await signIn(page, market, '/order/search')
  await order()
  await page.goto('/profile')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  expect(await watch.find(page)).toEqual([])

  // Something was there to be found: bearers of both kinds, cookies that no script reads, and the code of every page.
  expect(watch.bearers().length).toBeGreaterThan(asGuest)
  expect(watch.bearers().map(lifeOf)).toEqual(watch.bearers().map(() => expect.any(Number)))
  expect(Math.max(...watch.bearers().map(lifeOf))).toBeLessThanOrEqual(3_600)
  const locked = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ name }) => name)
  expect(locked).toEqual(expect.arrayContaining(['galo_guest', `galo_session_${market.toLowerCase()}`]))
  expect(watch.seen().files).toBeGreaterThan(20)
  expect(watch.seen().answers).toBeGreaterThan(10)
})
