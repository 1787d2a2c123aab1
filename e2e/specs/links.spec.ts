import { expect, test } from '../fixtures'
import { misfits } from '../fixtures/fits'
import { PLACES } from '../fixtures/journey'
import { PEOPLE, tellProvider } from '../fixtures/person'

test.describe('Header and footer', () => {
  test('lead to nothing that is not there', async ({ page, request }) => {
    const addresses = new Set<string>()
    for (const path of ['/order/search', '/card/about', '/food/menu']) {
      await page.goto(path)
      const found = await page
        .locator('header a[href^="/"], footer a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(found.length).toBeGreaterThan(30)
      for (const address of found) addresses.add(address)
    }
    for (const topic of ['delivery-partner', 'collection', 'eat-in']) addresses.add(`/help/section?id=${topic}`)
    for (const address of addresses) {
      const answer = await request.get(address)
      expect([address, answer.status()]).toEqual([address, 200])
      expect([address, (await answer.text()).match(/<h1[ >]/g)?.length]).toEqual([address, 1])
    }
  })

  test(
    'have a way in and back, or out, for whoever is here, without a script as well',
    { tag: '@proof' },
    async ({ browser, baseURL, market }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 768, height: 900 } })
      const page = await context.newPage()
      const header = page.getByRole('banner')
      for (const path of ['/food/menu', '/card/about']) {
        await page.goto(`${baseURL}${path}`)
        await expect(header.getByRole('button', { name: 'Log out' })).toBeHidden()
        await header.getByRole('link', { name: 'Log in' }).click()
        await page.getByRole('button', { name: 'Log in', exact: true }).click()
        await tellProvider(page, PEOPLE[market])
        await expect(page).toHaveURL(`${baseURL}${path}`)
        await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible()
        await expect(header.getByRole('link', { name: 'Log in' })).toBeHidden()
        await header.getByRole('button', { name: 'Log out' }).click()
        await expect(page).toHaveURL(/\/card\/auth\/signed-out/)
        await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible()
      }
      await context.close()
    },
  )

  test(
    'sell sauces in the UK, gift cards in Ireland, which also says where to tell what is wrong',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.goto('/order/search')
      const foot = page.getByRole('contentinfo')
      const only = {
        UK: ['Shop sauces', 'UK · £'],
        IE: ['Gift cards', 'Whistleblowing', 'Ireland · €'],
      }
      for (const name of only[market]) await expect(foot.getByText(name, { exact: true })).toBeVisible()
      const other = only[market === 'UK' ? 'IE' : 'UK'].slice(0, -1)
      for (const name of other) await expect(foot.getByText(name, { exact: true })).toHaveCount(0)
    },
  )

  test('stand without a script, on a phone of any width', { tag: '@proof' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
    const page = await context.newPage()
    for (const path of ['/order/search', '/card/about', '/food/menu']) {
      await page.goto(`${baseURL}${path}`)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: /start page/ })).toBeVisible()
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70)
    }
    await page.getByText('Menu', { exact: true }).first().click()
    await page.getByRole('banner').getByRole('link', { name: 'Restaurants' }).click()
    await expect(page).toHaveURL(/\/restaurants$/)
    await context.close()
  })

  test(
    'a menu has no footer, the page after it has, and its links need no load',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }))
      await page
        .getByRole('banner')
        .getByRole('link', { name: /start page/ })
        .click()
      const foot = page.getByRole('contentinfo')
      await expect(foot).toBeVisible()
      await foot.getByRole('link', { name: 'About the card' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /tiles/ })).toBeVisible()
      expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true)
    },
  )

  test(
    'Help leads by how the food is had, and rings the restaurant that one collects from',
    { tag: '@proof' },
    async ({ page, market }) => {
      const help = page.getByRole('banner').getByRole('link', { name: 'Help', exact: true })
      const { slug } = PLACES[market]
      await page.goto('/order/search')
      await expect(help).toHaveAttribute('href', '/help')
      await page.goto(`/order/menu/${slug}?fulfilment=eat-in`)
      await expect(help).toHaveAttribute('href', '/help/section?id=eat-in')
      await page.goto(`/order/menu/${slug}?fulfilment=collection`)
      await expect(help).toHaveAttribute('href', /^tel:\+?\d+$/)
      await page.goto('/order/search')
      await help.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )

  test(
    'the header stays in sight on a page to read, and is lower once one has scrolled',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/card/about')
      await page.waitForLoadState('networkidle')
      const root = page.locator('html')
      const to = (px: number) => page.evaluate((y) => scrollTo(0, y), px)
      for (const [px, past] of [
        [59, null],
        [60, '60'],
        [100, '100'],
        [10, null],
      ] as const) {
        await to(px)
        if (past === null) await expect(root).not.toHaveAttribute('data-scrolled', /./)
        else await expect(root).toHaveAttribute('data-scrolled', past)
        expect(await page.evaluate(() => scrollY)).toBe(px)
      }
      await to(300)
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    },
  )

  test(
    'the menu of the site opens and closes by keyboard, and another page has it closed',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 })
      await page.goto('/card/about')
      await page.waitForLoadState('networkidle')
      const opener = page.locator('header summary')
      const link = page.getByRole('banner').getByRole('link', { name: 'Food' })
      await opener.press('Enter')
      await expect(link).toBeVisible()
      expect(await misfits(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(link).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )

  test('are accessible', { tag: '@proof' }, async ({ page, expectAccessible }) => {
    for (const path of ['/card/about', '/order/search']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectAccessible()
    }
  })
})
