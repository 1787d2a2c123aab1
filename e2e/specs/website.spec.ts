import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { misfits } from '../fixtures/fits'

const PAGES = [
  '/terms',
  '/privacy-policy',
  '/cookies-policy',
  '/accessibility',
  '/gender-pay-report',
  '/food/our-food',
  '/food/menu',
  '/recipes',
  '/help',
  '/help?q=refund',
  '/help/section?id=allergens',
]

/** Of each kind one. */
const IN_THE_SLICE = ['/food/menu', '/help?q=refund']

test.describe('The website’s own pages', () => {
  for (const path of PAGES)
    test(
      `${path} can be read by everybody, at any width, without a script`,
      inTheProofUnless(IN_THE_SLICE.includes(path)),
      async ({ page, expectAccessible }) => {
        const scripts: string[] = []
        page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(200)
        await expectAccessible()
        for (const width of [320, 768]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await misfits(page)).toEqual([])
        }
        await page.setViewportSize({ width: 320, height: 800 })
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        expect(await misfits(page), 'with text twice as large').toEqual([])
        expect(scripts).toEqual([])
      },
    )

  test('a visitor who only looks around reads about the food, finds help, and comes to an order', async ({ page }) => {
    await page.goto('/food/our-food')
    await page.getByRole('link', { name: 'See the menu' }).click()
    await expect(page.getByRole('heading', { name: 'The menu' })).toBeVisible()
    await page.goto('/help')
    await page.getByLabel('Ask in your own words').fill('money back')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'When does a refund arrive?' }).first().click()
    await expect(page.getByText('within 2 to 5 working days')).toBeVisible()
    await page.goto('/restaurants')
    await page.locator('input[name=q]').fill('Manchester')
    await page.getByRole('button', { name: 'Find a Galo' }).click()
    await expect(page).toHaveURL(/\/restaurants\/search\?q=Manchester/)
    await page
      .getByRole('link', { name: /order for collection/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/order\/menu\/[\w-]+\?fulfilment=collection/)
  })

  test('the first stop of a page leads past its head', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/terms')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  test(
    'the open list of the site’s parts lies over nothing that the keyboard has come to behind it',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 })
      await page.goto('/terms')
      const list = page.locator('.head-panel')
      await page.locator('summary', { hasText: 'Menu' }).focus()
      await page.keyboard.press('Enter')
      await expect(list).toBeVisible()
      for (const link of await list.getByRole('link').all()) {
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused()
      await expect(list).toBeHidden()
      await page.keyboard.press('Shift+Tab')
      await expect(list).toBeVisible()
    },
  )
})
