import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { kindOf, listenForBearers } from '../fixtures/bearers'
import { addCombo, openMenu } from '../fixtures/journey'
import { signIn } from '../fixtures/person'
import { keptBy } from '../fixtures/readable'
import { IE_SITE, UK_SITE } from '../ports'

const person = (page: Page) => page.evaluate(() => localStorage.getItem('galo.person'))

/** This browser is signed out by the site and the provider, and no page of it is told. */
const signOutUnseen = async (page: Page, context: BrowserContext) => {
  await context.clearCookies({ name: /^galo_idp/ })
  const { origin } = new URL(page.url())
  await context.request.post(`${origin}/order/api/auth/signout`, { headers: { origin }, data: { json: true } })
  expect((await context.cookies()).filter(({ name }) => name.startsWith('galo_signed_in'))).toEqual([])
}

test(
  'Somebody who signed in fills a basket with a customer’s token, which is kept nowhere',
  { tag: '@proof' },
  async ({ page, market }) => {
    const bearers = listenForBearers(page)
    await page.goto('/order/search')
    await signIn(page, market, '/order/search')
    await openMenu(page, market)
    await addCombo(page)
    const bearer = bearers.at(-1) ?? ''
    expect(kindOf(bearer)).toBe('customer')
    const readable = JSON.stringify(await keptBy(page))
    expect(readable).not.toContain(bearer)
    expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
    await page.reload()
    await addCombo(page)
    expect(kindOf(bearers.at(-1))).toBe('customer')
  },
)

test('A guest’s food is still there after they sign in', { tag: '@proof' }, async ({ page, market }) => {
  const bearers = listenForBearers(page)
  await openMenu(page, market)
  await addCombo(page)
  expect(kindOf(bearers.at(-1))).toBe('guest')
  const { pathname, search } = new URL(page.url())
  await signIn(page, market, pathname + search)
  const kept = await page.evaluate(() => localStorage.getItem('galo.state.basket'))
  expect(kept).toContain('item-half-chicken')
})

test(
  'Somebody signed in on the site of one market is signed in on the other’s, and nothing moves',
  { tag: '@proof' },
  async ({ page, market }) => {
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
  },
)

test('Who is signed out elsewhere is a guest at the next look, and nobody’s token is used again', async ({
  page,
  market,
  context,
  complaints,
}) => {
  // The food belongs to the customer: a guest's own basket is filled with it anew.
  complaints.expectAny(/404 .*\/basket\//)
  // Nor is anybody told what a basket earns that is not theirs, or by the token of somebody who has just been signed out.
  complaints.expectAny(/40[01] .*\/discounts\//)
  await page.goto('/order/search')
  await signIn(page, market, '/order/search')
  await openMenu(page, market)
  await addCombo(page)
  const bearers = listenForBearers(page)
  await signOutUnseen(page, context)
  await page.reload()
  await addCombo(page)
  expect(kindOf(bearers.at(-1))).toBe('guest')
})

test(
  'Who is signed out elsewhere finds the way in where their profile was as soon as they come back to the page',
  { tag: '@proof' },
  async ({ page, market, context }) => {
    const header = page.getByRole('banner')
    await page.goto('/order/search')
    await signIn(page, market, '/order/search')
    // Who touches the page is looked after there, once its code has come.
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(header.getByRole('link', { name: /^Profile of / })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }))
    await signOutUnseen(page, context)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(header.getByRole('link', { name: /^Profile/ })).toBeHidden()
    expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true)
  },
)
