import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { kindOf, listenForBearers } from '../fixtures/bearers'
import { addCombo, findRestaurant } from '../fixtures/journey'
import { signIn } from '../fixtures/person'
import { IE_SITE, UK_SITE } from '../ports'

/** Everything that a script of the page could read, but the code itself. */
const everythingReadable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.documentElement.outerHTML]),
  )

const person = (page: Page) => page.evaluate(() => localStorage.getItem('galo.person'))

test('Somebody who signed in orders with a customer’s token, which is kept nowhere', async ({ page, market }) => {
  const bearers = listenForBearers(page)
  await page.goto('/order/search')
  await signIn(page, market, '/order/search')
  await findRestaurant(page, market)
  await addCombo(page)
  const bearer = bearers.at(-1) ?? ''
  expect(kindOf(bearer)).toBe('customer')
  const readable = await everythingReadable(page)
  expect(readable).not.toContain(bearer)
  expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
  await page.reload()
  await addCombo(page)
  expect(kindOf(bearers.at(-1))).toBe('customer')
})

test('A guest’s food is still there after they sign in', async ({ page, market }) => {
  const bearers = listenForBearers(page)
  await findRestaurant(page, market)
  await addCombo(page)
  expect(kindOf(bearers.at(-1))).toBe('guest')
  const { pathname, search } = new URL(page.url())
  await signIn(page, market, pathname + search)
  const kept = await page.evaluate(() => localStorage.getItem('galo.state.basket'))
  expect(kept).toContain('item-half-chicken')
})

test('Somebody signed in on the site of one market is signed in on the other’s, and nothing moves', async ({
  page,
  market,
}) => {
  const other = { UK: { url: IE_SITE, market: 'IE' }, IE: { url: UK_SITE, market: 'UK' } } as const
  await page.goto('/order/search')
  await signIn(page, market, '/order/search')
  await expect.poll(() => person(page)).not.toBeNull()
  const here = await person(page)
  await page.goto(`${other[market].url}/order/search`)
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return person(page)
    })
    .toBe(here)
  expect(new URL(page.url()).pathname).toBe('/order/search')
  expect(page.frames()).toHaveLength(1)
})

test('Who is signed out elsewhere is a guest at the next look, and nobody’s token is used again', async ({
  page,
  market,
  context,
  complaints,
}) => {
  // The food belongs to the customer: a guest's own basket is filled with it anew.
  complaints.expectAny(/404 .*\/basket\//)
  await page.goto('/order/search')
  await signIn(page, market, '/order/search')
  await findRestaurant(page, market)
  await addCombo(page)
  const bearers = listenForBearers(page)
  await context.clearCookies({ name: /^galo_idp/ })
  const { origin } = new URL(page.url())
  await context.request.post(`${origin}/order/api/auth/signout`, { headers: { origin }, data: { json: true } })
  expect((await context.cookies()).filter(({ name }) => name.startsWith('galo_signed_in'))).toEqual([])
  await page.reload()
  await addCombo(page)
  expect(kindOf(bearers.at(-1))).toBe('guest')
})
